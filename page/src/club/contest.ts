/** What is said of a tournament. */
import type { ContestCard, ContestInfo } from "../wire/messages";
import type { Reader } from "../words/reader";
import { dayWords } from "./figures";

/** How far it has come. */
export function contestStage(card: ContestCard, reader: Reader): string {
  if (card.stage === "playing") return reader.text("contest-round", { round: card.round });
  if (card.stage === "open" && card.begins > 0)
    return reader.text("contest-begins", { day: dayWords(card.begins, reader) });
  return reader.text(`contest-stage-${card.stage}`);
}

/** What somebody is called, by their number; a bot has none. */
export function entrantName(contest: ContestInfo, number: number, reader: Reader): string {
  const found = contest.standings.find((one) => one.number === number);
  if (found !== undefined) return found.name === "" ? reader.text("club-somebody") : found.name;
  return reader.text("club-bot", { name: reader.text(`bot-${contest.bot}`) });
}
