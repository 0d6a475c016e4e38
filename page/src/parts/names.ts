/** Names for bots, so that one sits with somebody and not with "Player 2". */
const NAMES = [
  "Ariadne",
  "Leandros",
  "Kallisto",
  "Diomedes",
  "Phaidra",
  "Orestes",
  "Melissa",
  "Telamon",
  "Thaleia",
  "Nestor",
  "Xanthe",
  "Ikaros",
  "Daphne",
  "Lykos",
  "Theano",
  "Philon",
  "Rhea",
  "Damon",
  "Ianthe",
  "Kreon",
  "Myrrine",
  "Solon",
  "Iris",
  "Zenon",
];

/** So many different ones, none of which is taken. */
export function botNames(count: number, taken: readonly string[] = []): string[] {
  const free = NAMES.filter((name) => !taken.includes(name));
  return Array.from({ length: count }, () => free.splice(Math.floor(Math.random() * free.length), 1)[0] ?? "");
}
