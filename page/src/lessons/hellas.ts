/** The first game of Lords of Hellas: Achilles against two bots, with all four ways to win. */
import { ATTRIBUTES, type HellasView, type PlayerView } from "../boards/hellas/view";
import { seen } from "../boards/seen";
import type { Lesson, Moment, Tip } from "./lesson";

const table = ({ view }: Moment): HellasView => seen("hellas", view);
const own = (moment: Moment): PlayerView | undefined => table(moment).players[moment.scene.seat];
const touched = (moment: Moment, start = ""): string[] =>
  moment.scene.question?.options.filter((option) => option.key.startsWith(start)).flatMap((option) => option.things) ??
  [];
const monsters = (moment: Moment): string[] =>
  table(moment)
    .monsters.filter((monster) => monster.region !== null)
    .map((monster) => monster.monster);
const quests = (moment: Moment): string[] =>
  table(moment).quests.flatMap((quest) => (quest === null ? [] : [quest.quest]));

const asks =
  (...ids: readonly string[]) =>
  (moment: Moment): boolean =>
    ids.some((id) => moment.asks(`hellas-ask-${id}`));
const TURN = asks("regular");
/** A turn of one's own, from that round on. */
const round =
  (number: number) =>
  (moment: Moment): boolean =>
    TURN(moment) && table(moment).round >= number;

const tips: Tip[] = [
  { id: "welcome", when: () => true },
  { id: "start", when: asks("start"), shows: (moment) => touched(moment) },
  { id: "goals", when: TURN, shows: (moment) => own(moment)?.goals.map((goal) => goal.way) ?? [] },
  { id: "regular", when: TURN, shows: (moment) => touched(moment, "regular/") },
  { id: "hoplites", when: asks("move-hoplite"), shows: (moment) => touched(moment) },
  { id: "hero", when: asks("move-hero"), shows: (moment) => touched(moment) },
  { id: "quest", when: asks("board"), shows: quests },
  { id: "pray", when: asks("pray"), shows: (moment) => touched(moment) },
  { id: "special", when: asks("special"), shows: (moment) => touched(moment, "special/") },
  { id: "recruit", when: asks("recruit"), shows: (moment) => touched(moment) },
  { id: "prepare", when: asks("prepare") },
  { id: "march", when: asks("march-from", "march-to"), shows: (moment) => touched(moment) },
  { id: "temple", when: asks("temple"), shows: (moment) => touched(moment) },
  { id: "blessing", when: asks("blessing"), shows: (moment) => touched(moment) },
  { id: "monument", when: asks("build-monument"), shows: (moment) => touched(moment) },
  { id: "battle", when: asks("battle-card"), shows: (moment) => touched(moment) },
  { id: "hunt", when: asks("wound"), shows: (moment) => touched(moment) },
  { id: "defence", when: asks("defence"), shows: (moment) => touched(moment) },
  {
    id: "undo",
    when: (moment) =>
      asks("move-hero", "recruit", "prepare")(moment) && moment.scene.undo.some((undo) => undo.level === "free"),
  },
  {
    id: "control",
    when: round(2),
    shows: (moment) =>
      table(moment)
        .regions.filter((region) => region.controller === moment.scene.seat)
        .map((region) => region.region),
  },
  { id: "monsters", when: round(2), shows: monsters },
  { id: "quests", when: round(3), shows: quests },
  {
    id: "rivals",
    when: round(3),
    shows: (moment) =>
      table(moment)
        .players.filter((player) => player.seat !== moment.scene.seat)
        .map((player) => `seat/${player.seat}`),
  },
  {
    id: "glory",
    when: (moment) => TURN(moment) && (own(moment)?.glory.length ?? 0) > 0,
    shows: (moment) => own(moment)?.glory ?? [],
  },
  {
    id: "injury",
    when: (moment) =>
      TURN(moment) && ATTRIBUTES.some((attribute) => own(moment)?.attributes[attribute].injured === true),
  },
  {
    id: "artifact",
    when: (moment) => TURN(moment) && (own(moment)?.artifacts.length ?? 0) > 0,
    shows: (moment) => own(moment)?.artifacts.map((one) => one.artifact) ?? [],
  },
  { id: "countdown", when: (moment) => table(moment).countdown !== null, shows: () => ["activation"] },
  { id: "over", when: (moment) => moment.scene.outcome !== null },
];

const lesson: Lesson = {
  game: "hellas",
  rivals: 2,
  bot: "apprentice",
  seed: "the wrath of Achilles",
  options: { heroes: "random", seat_1: "achilles" },
  tips,
};

export default lesson;
