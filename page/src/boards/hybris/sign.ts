/** What a small sign is: a shape on a field of 24 by 24, and its colour. */

export interface Sign {
  /** Filled by the rule of even and odd. */
  readonly d: string;
  /** Which colour it has; see Sign.svelte. */
  readonly tone: Tone;
}

export type Tone = "aegis" | "gold" | "flame" | "sand" | "rose" | "violet" | "green" | "blue" | "clay" | "ink";

export const sign = (tone: Tone, d: string): Sign => ({ tone, d });

/** A disc, from which others are cut. */
export const ROUND = "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z";
