/** A first guided game: what is explained, the first time it matters. No rules here, only what to point at and when. */
import type { Scene, View } from "../table/types";

export interface Moment<V = View> {
  readonly scene: Scene;
  readonly view: V;
  /** Whether a question of this kind is asked of the learner now. */
  readonly asks: (id: string) => boolean;
  /** Whether an option whose key begins so is offered now. */
  readonly offers: (start: string) => boolean;
  /** How many of the learner's own turns have begun. */
  readonly turns: number;
}

export interface Tip<V = View> {
  /** Its words are `lesson-{game}-{id}`, with `title`. */
  readonly id: string;
  readonly when: (moment: Moment<V>) => boolean;
  /** Things of the board that it speaks of: they are lit while it is shown. */
  readonly shows?: (moment: Moment<V>) => readonly string[];
}

export interface Lesson {
  readonly game: string;
  /** The table of the lesson: how many rivals, which bot, the seed, the modules and the options. */
  readonly rivals: number;
  readonly bot: string;
  readonly seed: string;
  readonly modules?: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly tips: readonly Tip[];
}
