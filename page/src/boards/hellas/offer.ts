/**
 * What the board draws wherever it lies, so that whatever else a question is about can be laid out to be chosen from.
 */
import { at } from "../things";
import { ATTRIBUTES, type HellasView } from "./view";

/** Every thing that has a place of its own on the table, as one seat sees it; `more` in pictures of modules. */
export function placed(view: HellasView, seat: number, more: readonly string[]): ReadonlySet<string> {
  const own = view.players[Math.max(0, seat)];
  const battle =
    view.battle === null ? [] : [...view.battle.attacker.cards, ...view.battle.defender.cards].map(({ card }) => card);
  const hunt = view.hunt === null ? [] : [view.hunt.attack ?? "", ...view.hunt.drawn_cards, ...view.hunt.defence];
  return new Set([
    ...view.regions.map((region) => region.region),
    ...view.lands.map((land) => land.land),
    ...view.monuments.map((monument) => monument.god),
    ...view.monsters.flatMap((monster) => (monster.region === null ? [] : [monster.monster, ...monster.evolutions])),
    ...view.quests.flatMap((quest) => (quest === null ? [] : [quest.quest])),
    ...view.players.flatMap((player) =>
      player.hero !== null && (player.region !== null || player.quest !== null) ? [player.hero] : [],
    ),
    ...view.players.map((player) => `seat/${player.seat}`),
    ...ATTRIBUTES.map((attribute) => `attribute/${attribute}`),
    ...(own === undefined
      ? []
      : [
          own.hero ?? "",
          ...own.artifacts.map(({ artifact }) => artifact),
          ...own.blessings,
          ...own.kept,
          ...own.cards.map((card) => at(own.seat, card)),
        ]),
    ...battle,
    ...hunt,
    view.temples.card ?? "",
    ...more,
  ]);
}

/** Things that options touch and that lie nowhere: cards to choose from, heroes to take, trophies. */
export function offered(
  view: HellasView,
  seat: number,
  touched: readonly string[],
  more: readonly string[] = [],
): string[] {
  const known = placed(view, seat, more);
  return [...new Set(touched)].filter((thing) => !known.has(thing) && !/^(regular|special)\//.test(thing));
}
