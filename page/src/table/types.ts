/** The types of the wire that the table uses. */
export type {
  Asked,
  OptionInfo,
  QuestionInfo,
  RefusalInfo,
  Scene,
  SeatInfo,
  SeveralInfo,
  TableInfo,
  UndoInfo,
  Words,
} from "../wire/messages";

/** What a game shows, before anybody has looked which: see `seen` in `boards/seen.ts`. */
export type View = object;
