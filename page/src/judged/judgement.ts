/** What is shown of a judgement: a line for every seat, figures as they are written, where one plays on. */
import { botNames } from "../parts/names";
import { HEIGHT, WIDTH, type Point } from "../table/numbers";
import type { JudgementInfo, MistakeInfo, NewSeat, ReasonInfo, Scene } from "../wire/messages";
import type { Reader } from "../words/reader";

export const WHOLE = 1000; // thousandths

/** Thousandths in percent. */
export function percent(thousandths: number, reader: Reader): string {
  return new Intl.NumberFormat(reader.language, { style: "percent" }).format(thousandths / WHOLE);
}

/** What an option brings more, or less, than the others. */
export function reasons(all: readonly ReasonInfo[], reader: Reader): string {
  const number = new Intl.NumberFormat(reader.language, { signDisplay: "always", maximumFractionDigits: 1 });
  const told = all.map(({ feature, points }) =>
    reader.text("judged-reason", { points: number.format(points).replace("-", "−"), feature: reader.say(feature) }),
  );
  return reader.list(told);
}

/** From left to right, for each seat the corners of its line. */
export function chanceLines(judgement: JudgementInfo): Point[][] {
  const seats = judgement.moments[0]?.chances.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    judgement.moments.map(({ after, chances }) => ({
      x: (after / Math.max(1, judgement.last)) * WIDTH,
      y: HEIGHT - ((chances[seat] ?? 0) / WHOLE) * HEIGHT,
    })),
  );
}

/** Everybody's chances at a moment; before the first that is known, nothing. */
export function chancesAt(judgement: JudgementInfo, at: number): readonly number[] {
  return judgement.moments.findLast((moment) => moment.after <= at)?.chances ?? [];
}

/** The costly choice that was made at a moment. */
export function mistakeAt(judgement: JudgementInfo, at: number): MistakeInfo | null {
  return judgement.mistakes.find((mistake) => mistake.after === at) ?? null;
}

/** The costly choice after a moment; after the last one, the first. */
export function nextMistake(judgement: JudgementInfo, at: number): MistakeInfo | null {
  const inOrder = [...judgement.mistakes].sort((one, other) => one.after - other.after);
  return inOrder.find((mistake) => mistake.after > at) ?? inOrder[0] ?? null;
}

/** Who sits where when somebody plays on in this seat's place: bots that were there, and bots for everybody else. */
export function seatsToPlayOn(scene: Scene, mine: number, name: string, language: string): NewSeat[] {
  const spare = botNames(
    scene.table.seats.length,
    scene.table.seats.map((info) => info.name),
  );
  return scene.table.seats.map((info) =>
    info.seat === mine
      ? { who: "me", name, language }
      : { who: "bot", bot: info.bot || "player", name: (info.sitter === "bot" && info.name) || (spare.pop() ?? "") },
  );
}
