/**
 * What a card does, as a row of signs: made from the same trees of message ids as its sentences, so that both say the
 * same.
 *
 * Signs are a reminder, not the rule: what they cannot say is shown as `more`, and read in the box.
 */
import type { Arg, Words } from "../../wire/messages";
import { knownSign } from "./signs";

export type Glyph = { readonly sign: string; readonly number: string } | { readonly mark: string };

const HYBRIS = "hybris-";

/** A tree of messages as signs. */
export function glyphsOf(arg: Arg | undefined): Glyph[] {
  if (typeof arg !== "object" || arg.is !== "words") return [];
  const [kind, rest] = parted(arg.id);
  const how = BY_ID[`${kind}-${rest}`] ?? BY_KIND[kind];
  return how === undefined ? within(arg) : how(arg, rest);
}

/** Signs without a `more` beside others, and no mark at an end. */
export function brief(arg: Arg | undefined, most = 99): Glyph[] {
  const all = glyphsOf(arg);
  const said = all.some((glyph) => "sign" in glyph && glyph.sign !== "more")
    ? all.filter((glyph) => !("sign" in glyph && glyph.sign === "more"))
    : all.slice(0, 1);
  const kept = said.filter(
    (glyph, index) => !("mark" in glyph) || glyph.mark === "?" || (index > 0 && index < said.length - 1),
  );
  return kept.length > most ? [...kept.slice(0, most - 1), sign("more")] : kept;
}

export function sign(name: string, number: number | string = ""): Glyph {
  return { sign: name, number: typeof number === "number" && number === 0 ? "" : String(number) };
}

/** `verb-for-each` as `verb` and `for-each`. */
function parted(id: string): [string, string] {
  const bare = id.startsWith(HYBRIS) ? id.slice(HYBRIS.length) : id;
  const dash = bare.indexOf("-");
  return dash < 0 ? [bare, ""] : [bare.slice(0, dash), bare.slice(dash + 1)];
}

const named = (arg: Arg | undefined, prefix: string): string =>
  typeof arg === "object" && arg.is === "words" ? arg.id.replace(`${HYBRIS}${prefix}-`, "").replaceAll("-", "_") : "";
const count = (arg: Arg | undefined): number => (typeof arg === "number" ? arg : 0);
const mark = (text: string): Glyph => ({ mark: text });
const MORE: Glyph[] = [sign("more")];

function within(words: Words): Glyph[] {
  return Object.values(words.args).flatMap((arg) => glyphsOf(arg));
}

function joined(words: Words, between: Glyph[]): Glyph[] {
  const [first, rest] = [glyphsOf(words.args["first"]), glyphsOf(words.args["rest"])];
  return first.length === 0 || rest.length === 0 ? [...first, ...rest] : [...first, ...between, ...rest];
}

/** What is gained turned into what is lost. */
function lost(glyphs: readonly Glyph[]): Glyph[] {
  return glyphs.map((glyph) => ("sign" in glyph ? { sign: glyph.sign, number: `−${glyph.number}` } : glyph));
}

/** A condition: asked for, not said. */
function asked(words: Words): Glyph[] {
  return typeof words.args["condition"] === "object" ? [mark("?")] : [];
}

type How = (words: Words, rest: string) => Glyph[];

const effects: How = (words) => glyphsOf(words.args["effects"]);
const others: How = (words) => [sign("others"), mark(":"), ...effects(words, "")];

const BY_ID: Readonly<Record<string, How>> = {
  "amount-": (words) => [sign(named(words.args["resource"], "resource"), count(words.args["number"]))],
  "amount-showing": (words) => [
    sign(named(words.args["resource"], "resource"), count(words.args["number"])),
    ...glyphsOf(words.args["element"]),
  ],
  "amount-enhanced": () => [sign("enhanced_card")],
  "clause-generate": (words) => [sign("generated_prayer", count(words.args["number"]))],
  "clause-nothing": () => [],
  "clause-enemy": (words) => [
    sign("strength", count(words.args["base"])),
    sign("coliseum_card", `+${count(words.args["cards"])}`),
  ],
  "verb-gain": (words) => glyphsOf(words.args["amounts"]),
  "verb-lose": (words) => lost(glyphsOf(words.args["amounts"])),
  "verb-pay": (words) => [...lost(glyphsOf(words.args["amounts"])), mark("→"), ...effects(words, "")],
  "verb-choose": (words) => (glyphsOf(words.args["branches"]).length > 0 ? choices(words.args["branches"]) : MORE),
  "verb-act": (words) => [sign(named(words.args["what"], "action"))],
  "verb-strength": (words) => [sign("strength", `+${count(words.args["number"])}`)],
  "verb-weaken": (words) => [sign("strength", `−${count(words.args["number"])}`)],
  "verb-others": others,
  "verb-each-player": others,
  "verb-rival": others,
  "verb-if": (words) => [mark("?"), ...effects(words, ""), ...glyphsOf(words.args["others"])],
  "verb-for-each": (words) => [...effects(words, ""), mark("×")],
  "verb-may": effects,
  "verb-on-win": (words) => [sign("win"), mark(":"), ...effects(words, "")],
  "verb-on-loss": (words) => [sign("skull"), mark(":"), ...effects(words, "")],
  "verb-discard": (words) => [sign("conflict_card", `−${count(words.args["number"])}`)],
  "verb-take-tile": () => [sign("tile", "+1")],
  "verb-move-tile": () => [sign("tile"), sign("produce")],
  "verb-send-back": (words) => [
    sign(typeof words.args["kind"] === "string" ? words.args["kind"] : "character"),
    sign("back"),
  ],
  "verb-swap-token": () => [sign("convert")],
  "verb-combat": (words) => [
    sign("fight"),
    mark(":"),
    ...effects(words, ""),
    mark("/"),
    ...glyphsOf(words.args["others"]),
  ],
  "verb-modify": (words) => [...asked(words), ...glyphsOf(words.args["modifier"])],
  "modify-strength": (words) => [sign("strength", signed(words.args["amount"]))],
  "modify-craft-cost": (words) => [sign("craft", signed(words.args["amount"]))],
  "modify-activation-cost": (words) => [sign("aegis", signed(words.args["amount"]))],
  "modify-omen-cost": (words) => [sign("omen", signed(words.args["amount"]))],
  "modify-drain": (words) => [sign("drain", signed(words.args["amount"]))],
  "modify-influence-followers": (words) => [sign("follower", signed(words.args["amount"]))],
  "modify-city-followers": (words) => [sign("follower", signed(words.args["amount"]))],
  "modify-influence": () => [sign("influence", "+")],
  "modify-slot-prayers": (words) => [sign("generated_prayer", signed(words.args["amount"]))],
  "modify-temple-bonus": () => [sign("temple", "+")],
  "modify-contestable": () => [sign("contest", "∅")],
  "modify-contest-price": (words) => [sign("contest", signed(words.args["amount"]))],
  "element-times": (words) => [sign(named(words.args["element"], "element"), count(words.args["number"]))],
  "song-reveal": (words) => [sign("perceive"), ...glyphsOf(words.args["elements"])],
  "song-discard": (words) => [sign("conflict_card", "−"), ...glyphsOf(words.args["elements"])],
  "song-send-back": (words) => [
    sign(typeof words.args["kind"] === "string" ? words.args["kind"] : "character"),
    sign("back"),
  ],
  // Cataclysm, Artemis
  "verb-earn": (words) => glyphsOf(words.args["goods"]),
  "verb-forfeit": (words) => lost(glyphsOf(words.args["goods"])),
  "verb-spend": (words) => [...lost(glyphsOf(words.args["goods"])), mark("→"), ...effects(words, "")],
  "verb-momentum": (words) => [sign("momentum", signed(words.args["number"]))],
  "verb-gather": () => [sign("momentum", "+1")],
  "verb-advance-chaos": (words) => [sign("chaos", signed(words.args["number"]))],
  "verb-creep": () => [sign("chaos", "+1")],
  "verb-hush": () => [sign("chaos", "∅")],
  "verb-scry": () => [sign("perceive"), sign("chaos")],
  "verb-foresee": () => [sign("perceive"), sign("ruin")],
  "verb-doom": () => [sign("ruin")],
  "verb-discard-element": (words) => discarded(words),
  "verb-hunt": (words) => [sign("rival_token", `+${count(words.args["number"])}`)],
  "verb-release": (words) => [sign("rival_token", `−${count(words.args["number"])}`), mark("→"), ...effects(words, "")],
  "verb-arrows": () => [sign("arrow"), sign("strength", "+")],
  "modify-target-acquired": () => [sign("hero"), sign("chaos")],
  "modify-explore-draw": (words) => [sign("explore", signed(words.args["amount"]))],
  "modify-mk-research": (words) => [sign("research", `−${count(words.args["amount"])}`)],
  "requirement-engage": () => [sign("camp_worker", "−1")],
  "requirement-transfer": (words) => [sign("worker", count(words.args["number"])), mark("→"), sign("camp")],
  "requirement-pay": (words) => lost(glyphsOf(words.args["amounts"])),
  "requirement-spend": (words) => lost(glyphsOf(words.args["goods"])),
  "requirement-discard-type": (words) => [sign("conflict_card", "−"), sign(signNamed(words.args["what"], "card-type"))],
  "requirement-show-elements": (words) => [sign("perceive"), sign("conflict_card", count(words.args["number"]))],
  "task-pay": (words) => lost(glyphsOf(words.args["amounts"])),
  "task-deployed": (words) => [sign(signNamed(words.args["what"], "type")), sign("deploy")],
  "task-complete": () => [sign("premonition")],
  "task-combat": () => [sign("fight")],
  // Chronos
  "verb-chronos": (words) => [sign("chronos"), mark(":"), ...glyphsOf(words.args["amounts"])],
  "verb-chronos-loses": (words) => [sign("chronos"), mark(":"), ...lost(glyphsOf(words.args["amounts"]))],
  "verb-break-chain": () => [sign("chain", "−1")],
  "verb-add-chain": () => [sign("chain", "+1")],
  "verb-intensity": (words) => [sign("intensity", signed(words.args["number"]))],
  "verb-shackle": (words) => [sign("shackle", count(words.args["number"]))],
  "verb-unshackle": () => [sign("shackle", "−")],
  "verb-move-avatar": () => [sign("avatar"), mark("→"), sign("mortal_world")],
  "verb-seal": (words) => [sign("seal", count(words.args["number"]))],
  "verb-idle": () => [sign("character"), sign("sleep")],
  "verb-keep": (words) => [mark("≤"), ...glyphsOf(words.args["amounts"])],
  "verb-expire-quest": () => [sign("scroll", "−1")],
  "verb-return-tile": () => [sign("tile"), sign("back")],
  "verb-drain-well": (words) => [sign("generated_prayer", `−${count(words.args["number"])}`)],
  "verb-sleep": () => [sign("tile"), sign("sleep")],
  "verb-craft-dearer": (words) => [sign("craft", `+${count(words.args["number"])}`)],
  "verb-draw-avatar-card": (words) => [sign("conflict_card", `+${count(words.args["number"])}`)],
  "verb-income": () => [sign("chronos", "+")],
  "verb-enemy-strength": (words) => [sign("skull"), sign("strength", signed(words.args["number"]))],
};

/** What a Task or an Exploration card asks for in the same words. */
const ASKED: Readonly<Record<string, How>> = {
  discard: (words) => [sign("conflict_card", `−${count(words.args["number"])}`)],
  "discard-element": (words) => discarded(words),
  "discard-strength": (words) => [sign("conflict_card", "−"), sign("strength", count(words.args["number"]))],
  heroes: (words) => [sign("hero", count(words.args["number"]))],
  sparks: (words) => [sign("spark", count(words.args["number"]))],
  kindness: (words) => [sign("kindness", count(words.args["number"]))],
  temple: () => [sign("temple")],
  act: (words) => what(words),
  gain: (words) => what(words),
};
const askedFor: How = (words, rest) => (ASKED[rest] ?? (() => MORE))(words, rest);
const what = (words: Words): Glyph[] =>
  typeof words.args["what"] === "string" && knownSign(words.args["what"]) ? [sign(words.args["what"])] : MORE;
const discarded = (words: Words): Glyph[] => [sign("conflict_card", "−"), ...glyphsOf(words.args["what"])];

const BY_KIND: Readonly<Record<string, How>> = {
  join: (words, rest) =>
    joined(words, rest.startsWith("or") ? [mark("/")] : rest.startsWith("semicolon") ? [mark("·")] : []),
  element: (_, rest) => [sign(rest)],
  when: (words, rest) => [
    ...(rest === "immediate" ? [] : [sign(rest)]),
    ...asked(words),
    ...orMore(effects(words, "")),
  ],
  verb: (words) => orMore(within(words)),
  modify: () => MORE,
  good: (words, rest) => [sign(rest.replaceAll("-", "_"), count(words.args["number"]))],
  requirement: askedFor,
  task: askedFor,
  if: () => [],
  count: () => [],
  do: () => [],
  on: () => [],
};

const orMore = (glyphs: Glyph[]): Glyph[] => (glyphs.length > 0 ? glyphs : MORE);
const signed = (arg: Arg | undefined): string =>
  count(arg) > 0 ? `+${count(arg)}` : count(arg) < 0 ? `−${-count(arg)}` : "";

/** Branches are joined by commas and a last `or`: here each by a stroke. */
function choices(arg: Arg | undefined): Glyph[] {
  if (typeof arg !== "object" || arg.is !== "words" || !arg.id.startsWith("hybris-join-")) return glyphsOf(arg);
  return [...choices(arg.args["first"]), mark("/"), ...choices(arg.args["rest"])];
}

/** The things and words of a joined list, one by one. */
export function listed(arg: Arg | undefined): Arg[] {
  if (typeof arg !== "object") return [];
  if (arg.is === "several") return arg.items.flatMap((item) => listed(item));
  if (arg.is === "words" && arg.id.startsWith("hybris-join-"))
    return [...listed(arg.args["first"]), ...listed(arg.args["rest"])];
  return [arg];
}

/** The name of a sign for a message such as `hybris-type-science`. */
export function signNamed(arg: Arg | undefined, prefix: string): string {
  const name = named(arg, prefix);
  return knownSign(name) ? name : "more";
}
