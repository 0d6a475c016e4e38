// Written by `python -m agon.server.typescript`: change the classes there, not this.
import type { Words } from "../../../wire/messages";

/** A script: which one of which act, and what it does, line by line. */
export interface ScriptFace {
  kind: "script";
  act: number;
  number: number;
  lines: Words[];
}

/** A quest that was not done in time: what comes of it. */
export interface FailureFace {
  kind: "failure";
  effects: Words;
}

/** Every face by its kind. */
export interface Faces {
  script: ScriptFace;
  failure: FailureFace;
}
