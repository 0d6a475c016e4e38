/** The first game of Ephyran, against one bot. */
import type { Lesson, Moment, Tip } from "./lesson";
import type { EphyranView } from "../boards/ephyran/view";
import { seen } from "../boards/seen";

const own = ({ scene, view }: Moment): EphyranView["players"][number] | undefined =>
  seen("ephyran", view).players[scene.seat];
const hand = (moment: Moment): string[] =>
  (own(moment)?.cards ?? []).map((card) => `seat/${moment.scene.seat}/${card}`);
const built = (moment: Moment): number =>
  own(moment)?.territories.reduce((sum, territory) => sum + territory.zones.length, 0) ?? 0;
const touched = (moment: Moment, start: string): string[] =>
  moment.scene.question?.options.filter((option) => option.key.startsWith(start)).flatMap((option) => option.things) ??
  [];

const TURN = "ephyran-ask-turn";
const DRAW = "ephyran-ask-draw";

const tips: Tip[] = [
  { id: "welcome", when: () => true },
  {
    id: "god",
    when: (moment) => own(moment)?.god != null,
    shows: (moment) => [`seat/${moment.scene.seat}`],
  },
  { id: "hand", when: (moment) => moment.asks(TURN), shows: hand },
  { id: "build", when: (moment) => moment.offers("add/"), shows: (moment) => touched(moment, "add/") },
  { id: "draw", when: (moment) => moment.asks(DRAW), shows: () => ["draw_pile", "discard_pile"] },
  { id: "undo", when: (moment) => moment.asks(DRAW) && moment.scene.undo.some((undo) => undo.level === "free") },
  { id: "rivals", when: (moment) => moment.asks(TURN) && moment.turns > 1 },
  { id: "points", when: (moment) => moment.asks(TURN) && built(moment) > 1 },
  {
    id: "reinforcement",
    when: (moment) => moment.asks(TURN) && moment.turns > 1 && moment.offers("play/"),
    shows: (moment) => touched(moment, "play/"),
  },
  {
    id: "dionysus",
    when: (moment) => moment.asks(TURN) && hand(moment).some((card) => card.includes("dionysus")),
    shows: (moment) => hand(moment).filter((card) => card.includes("dionysus")),
  },
  { id: "exchange", when: (moment) => moment.offers("exchange/"), shows: (moment) => touched(moment, "exchange/") },
  { id: "retrieve", when: (moment) => moment.offers("retrieve/"), shows: (moment) => touched(moment, "retrieve/") },
  { id: "react", when: (moment) => moment.asks("ephyran-ask-react") },
  { id: "token", when: (moment) => moment.asks("ephyran-ask-token"), shows: (moment) => touched(moment, "token/") },
  { id: "destroy", when: (moment) => moment.asks("ephyran-ask-destroy"), shows: (moment) => touched(moment, "lose/") },
  { id: "lock", when: (moment) => moment.asks("ephyran-ask-lock"), shows: (moment) => touched(moment, "lock/") },
  { id: "stuck", when: (moment) => moment.asks(TURN) && !moment.offers("add/"), shows: hand },
  {
    id: "end",
    when: (moment) => moment.asks(TURN) && (built(moment) > 11 || seen("ephyran", moment.view).draw_pile < 12),
  },
  { id: "last", when: (moment) => seen("ephyran", moment.view).ending !== "no" && moment.scene.outcome === null },
  { id: "over", when: (moment) => moment.scene.outcome !== null },
];

const lesson: Lesson = {
  game: "ephyran",
  rivals: 1,
  bot: "apprentice",
  seed: "the owl explains",
  options: { first_player: "seat_1", deck: "scaled" },
  tips,
};

export default lesson;
