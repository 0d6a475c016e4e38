/** The first game of Hybris: the Scenario Renaissance, with Athena, against one bot. */
import type { HybrisView, PlayerView } from "../boards/hybris/view";
import { seen } from "../boards/seen";
import type { Lesson, Moment, Tip } from "./lesson";

const table = ({ view }: Moment): HybrisView => seen("hybris", view);
const own = (moment: Moment): PlayerView | undefined => table(moment).players[moment.scene.seat];
const at = (moment: Moment, thing: string): string => `seat/${moment.scene.seat}/${thing}`;
const touched = (moment: Moment, start = ""): string[] =>
  moment.scene.question?.options.filter((option) => option.key.startsWith(start)).flatMap((option) => option.things) ??
  [];
const upgrades = (moment: Moment): string[] => own(moment)?.upgrades.map((upgrade) => upgrade.upgrade) ?? [];

const asks =
  (...ids: readonly string[]) =>
  (moment: Moment): boolean =>
    ids.some((id) => moment.asks(`hybris-ask-${id}`));
const TURN = asks("turn");
const COMBAT = ["play-card", "play-alone", "place-card", "place-openly"] as const;

const tips: Tip[] = [
  { id: "welcome", when: () => true },
  { id: "olympian", when: (moment) => own(moment) !== undefined, shows: (moment) => [`seat/${moment.scene.seat}`] },
  { id: "upgrades", when: asks("tile", "item"), shows: upgrades },
  { id: "technology", when: asks("take-tile"), shows: (moment) => touched(moment) },
  { id: "pillar", when: asks("pillar"), shows: (moment) => touched(moment) },
  { id: "plan", when: asks("plan"), shows: (moment) => touched(moment, "token/") },
  { id: "turn", when: TURN, shows: (moment) => touched(moment, "activate/") },
  {
    id: "resources",
    when: (moment) => TURN(moment) && moment.turns > 1,
    shows: (moment) => ["aegis", "follower", "prayer"].map((good) => at(moment, good)),
  },
  { id: "destination", when: asks("destination"), shows: (moment) => touched(moment, "go/") },
  { id: "slot", when: asks("slot"), shows: (moment) => touched(moment) },
  { id: "action", when: asks("action"), shows: (moment) => touched(moment, "action/") },
  { id: "resolve", when: (moment) => moment.offers("resolve/"), shows: (moment) => touched(moment, "resolve/") },
  { id: "premonition", when: (moment) => moment.offers("complete/"), shows: (moment) => touched(moment, "complete/") },
  {
    id: "undo",
    when: (moment) => asks("action", "slot")(moment) && moment.scene.undo.some((undo) => undo.level === "free"),
  },
  { id: "convert", when: asks("convert"), shows: (moment) => touched(moment, "convert/") },
  { id: "conceive", when: asks("conceive"), shows: () => ["workshop"] },
  { id: "craft", when: asks("craft"), shows: (moment) => touched(moment) },
  { id: "influence", when: asks("influence"), shows: (moment) => touched(moment) },
  { id: "deploy", when: asks("deploy", "space"), shows: (moment) => touched(moment) },
  { id: "contest", when: asks("contest") },
  { id: "combat", when: asks(...COMBAT), shows: (moment) => touched(moment, "card/") },
  { id: "combo", when: (moment) => asks(...COMBAT)(moment) && (table(moment).combat?.attacker.cards.length ?? 0) > 0 },
  { id: "marker", when: asks("marker") },
  { id: "quest", when: asks("quest"), shows: (moment) => touched(moment) },
  { id: "omen", when: asks("omen"), shows: () => ["location/oracle"] },
  { id: "well", when: (moment) => TURN(moment) && table(moment).well > 4, shows: () => ["well"] },
  {
    id: "rivals",
    when: (moment) => TURN(moment) && moment.turns > 2,
    shows: (moment) =>
      table(moment)
        .players.filter((player) => player.seat !== moment.scene.seat)
        .map((player) => `seat/${player.seat}`),
  },
  {
    id: "pass",
    when: (moment) =>
      TURN(moment) && moment.turns > 2 && moment.offers("pass") && moment.scene.question?.options.length === 1,
    shows: (moment) => [`seat/${moment.scene.seat}`],
  },
  { id: "age", when: (moment) => asks("pillar")(moment) && table(moment).age > 1, shows: () => ["track/grandeur"] },
  {
    id: "unlocked",
    when: (moment) => own(moment)?.upgrades.some((upgrade) => upgrade.unlocked) === true && moment.turns > 3,
    shows: upgrades,
  },
  {
    id: "fear",
    when: (moment) => TURN(moment) && table(moment).fear[table(moment).age - 1] != null,
    shows: () => ["location/oracle"],
  },
  { id: "last", when: (moment) => TURN(moment) && table(moment).age === table(moment).ages },
  { id: "over", when: (moment) => moment.scene.outcome !== null },
];

const lesson: Lesson = {
  game: "hybris",
  rivals: 1,
  bot: "apprentice",
  seed: "the owl of Athena",
  modules: ["renaissance"],
  options: { olympians: "random", seat_1: "athena" },
  tips,
};

export default lesson;
