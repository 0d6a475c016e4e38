/** How armies and lands are told apart: by colour and by shape or pattern, never by a colour alone. */
import type { Colour } from "./view";

export interface ArmyLook {
  readonly fill: string;
  /** What is written on it. */
  readonly ink: string;
  /** The shield on a field of 24 by 24. */
  readonly shape: string;
}

export const ARMIES: Readonly<Record<Colour, ArmyLook>> = {
  red: { fill: "var(--army-red)", ink: "#fff6e4", shape: "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22z" },
  yellow: {
    fill: "var(--army-yellow)",
    ink: "#1c1410",
    shape: "M4.500 1.500h15a3 3 0 0 1 3 3v15a3 3 0 0 1-3 3h-15a3 3 0 0 1-3-3v-15a3 3 0 0 1 3-3z",
  },
  blue: { fill: "var(--army-blue)", ink: "#fff6e4", shape: "M12-.5 24.500 12 12 24.500-.5 12z" },
  green: { fill: "var(--army-green)", ink: "#fff6e4", shape: "M12-.2 23 6v12l-11 6.200L1 18V6z" },
};

export interface LandLook {
  readonly fill: string;
  readonly light: string;
  /** Its pattern: a path repeated every `every` units, turned by `turn` degrees. */
  readonly hatch: string;
  readonly every: number;
  readonly turn: number;
}

export const LANDS: Readonly<Record<string, LandLook>> = {
  red: { fill: "#c96a3e", light: "#dd8a5f", hatch: "M0 0v10", every: 10, turn: 45 },
  yellow: {
    fill: "#dcb964",
    light: "#ecd08b",
    hatch: "M4.400 6a1.600 1.600 0 1 0 3.200 0a1.600 1.600 0 1 0-3.200 0",
    every: 12,
    turn: 0,
  },
  blue: { fill: "#82a5b3", light: "#a3c0cb", hatch: "M0 6c3-4 6-4 9 0s6 4 9 0", every: 18, turn: 0 },
  green: { fill: "#9cab69", light: "#b8c58a", hatch: "M0 0v15M0 0h15", every: 15, turn: 45 },
  brown: { fill: "#b18c6c", light: "#c9a98c", hatch: "M0 0v10", every: 9, turn: 0 },
};

export const landLook = (land: string): LandLook =>
  LANDS[land.slice(land.indexOf("/") + 1)] ?? (LANDS["brown"] as LandLook);
