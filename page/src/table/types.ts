/** The types of the wire that the table uses, and what a game shows: plain data of the game's own form. */
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

export type View = Record<string, unknown>;
