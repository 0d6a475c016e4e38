// Written by `python -m agon.server.typescript`: change the classes there, not this.

export const PROTOCOL = 2;

/** The name of a thing of the game, such as `creature/hippocamp`; empty for no thing. */
export interface Thing {
  is: "thing";
  thing: string;
}

/** The name of whoever sits there; the reader's own is marked as theirs (`seat-own`). */
export interface Sitter {
  is: "seat";
  seat: number;
}

/** A message id of the `.ftl` files and its arguments. */
export interface Words {
  is: "words";
  id: string;
  args: Record<string, number | string | Thing | Sitter | Words | Several>;
}

/** A list, joined as the language joins lists (`list-more`, `list-last`). */
export interface Several {
  is: "several";
  items: (number | string | Thing | Sitter | Words | Several)[];
}

/**
 * The whole table: after `hello`, `look` and `sync`, and whenever the server thinks it best. `log` has what was told
 * from choice `first` on; what is older comes when it is asked for (`ask_earlier`).
 */
export interface State {
  type: "state";
  protocol: number;
  scene: Scene;
  first: number;
  log: Line[];
  chat: ChatLine[];
}

/** Everything of the present moment, as one seat may know it; always whole. */
export interface Scene {
  version: number;
  now: number;
  table: TableInfo;
  seat: number;
  held: number[];
  choices: number;
  last: number;
  view: Record<string, unknown> | null;
  asked: Asked[];
  question: QuestionInfo | null;
  undo: UndoInfo[];
  request: UndoRequest | null;
  outcome: OutcomeInfo | null;
  alarms: Words[];
  joined: JoinInfo[];
  absences: AbsenceInfo[];
  orders: OrderInfo[];
  host: number;
  silent: number[];
  unheard: number[];
  watching: number;
  rematch: string;
  lesson: LessonInfo | null;
}

/** What a table plays, and who sits at it. */
export interface TableInfo {
  id: string;
  game: string;
  modules: string[];
  options: Record<string, string>;
  stage: "lobby" | "over" | "playing";
  seats: SeatInfo[];
  commitment: string;
  seed: string | null;
  open_seed: boolean;
  origin: "file" | "fork" | "lesson" | "new";
  parent: string;
  rules_version: number;
  pack: string;
  pack_key: string;
  created: number;
  pace: PaceInfo;
  rated: boolean;
  hints: boolean;
}

/** Who sits at one seat. `bot` is a strength of `/api/games`, empty unless a bot plays here now. */
export interface SeatInfo {
  seat: number;
  sitter: "bot" | "open" | "person";
  name: string;
  bot: string;
  language: string;
  online: boolean;
  held: boolean;
  yours: boolean;
}

/**
 * How long people may take: seconds for each choice and a reserve for the whole match, and what happens then. `bot`: a
 * bot of that strength plays on until they take over. `once`: it makes that choice. `vote`: it plays on if all the
 * others agree. Of kind `none` there is no limit, but for that vote.
 */
export interface PaceInfo {
  kind: "days" | "live" | "none";
  choice: number;
  reserve: number;
  then: "bot" | "once" | "vote";
  bot: string;
}

/**
 * A seat that is asked now: since when, and for a bot how many seconds it will think (0: hardly any). `due` is when a
 * person's time runs out (0: their clock stands), the last `spare` milliseconds of it from their reserve; `votes` are
 * the seats that want a bot to play on.
 */
export interface Asked {
  seat: number;
  since: number;
  seconds: number | null;
  due?: number;
  spare?: number;
  votes?: number[];
}

/** What the seat you look from is asked. Give `at` back with the answer. */
export interface QuestionInfo {
  id: string;
  message: Words;
  rules: string[];
  options: OptionInfo[];
  at: number;
  several: SeveralInfo | null;
  decline: string;
}

/** One option. `things` are what it touches on the table: highlight and click those. */
export interface OptionInfo {
  key: string;
  message: Words;
  things: string[];
  rules: string[];
}

/**
 * How one answer can have several keys: any of `keys`, each as often as it stands there, `most` in all. `least` are
 * picked in any case: with fewer in one answer the question comes again. `stop` ends it before.
 */
export interface SeveralInfo {
  least: number;
  most: number;
  keys: string[];
  stop: string;
}

/** Whether a seat that you hold may take back its last choice. Give `choice` back when you do. */
export interface UndoInfo {
  seat: number;
  level: "consent" | "free" | "impossible";
  reason: Words;
  choice: number;
}

/** Somebody asks to take back their last choice; these seats have not agreed yet. */
export interface UndoRequest {
  seat: number;
  choice: number;
  waiting: number[];
}

/** How the match ended. */
export interface OutcomeInfo {
  winners: number[];
  places: PlaceInfo[];
  reason: Words;
}

/** One seat's result; seats that share a rank share it. */
export interface PlaceInfo {
  seat: number;
  rank: number;
  score: number;
}

/** The last device that came to a seat of yours by a link: what it says of itself, and when it came. */
export interface JoinInfo {
  seat: number;
  browser: string;
  system: string;
  at: number;
}

/** What a bot did for a seat of yours whose time had run out: since when, and the numbers of its choices. */
export interface AbsenceInfo {
  seat: number;
  at: number;
  choices: number[];
}

/**
 * A standing order of a seat of yours: to questions of that kind it says no, until then. Nobody else sees it. `used`
 * has the numbers of the choices that it made. One that is over is told until you choose there yourself.
 */
export interface OrderInfo {
  seat: number;
  kind: string;
  until: "revoked" | "round" | "turn";
  at: number;
  used: number[];
  over: boolean;
}

/** How far the learner has come in a lesson. */
export interface LessonInfo {
  id: string;
  word: string;
  step: number;
  steps: number;
  missed: boolean;
  shows: string[];
  following: string;
}

/** One line of the log, and the number of the choice after which it stands (0: while setting up). */
export interface Line {
  after: number;
  message: Words;
}

/**
 * What somebody said. Plain text, to be shown as text. Those who watch (seat -1) speak apart: under their name, and
 * each as a speaker that is known at this table alone. A line with a number that you have takes its place: it is hidden
 * now, and has no text any more.
 */
export interface ChatLine {
  number: number;
  seat: number;
  text: string;
  at: number;
  name?: string;
  speaker?: string;
  hidden?: boolean;
}

/**
 * What changed since version `since`. If that is not the version you have, ask for `sync`. Keep the lines of the log
 * with `after <= keep`, drop the others, add `log`. Add `chat`. If your log begins later, it begins with choice `keep +
 * 1` now.
 */
export interface Update {
  type: "update";
  since: number;
  scene: Scene;
  keep: number;
  log: Line[];
  chat: ChatLine[];
}

/** Your message `reply` was carried out; the `update` that shows it was sent just before. */
export interface Done {
  type: "done";
  reply: number;
}

/** Your message `reply` changed nothing, and why. `reply` is -1 for a message that could not be read. */
export interface Refused {
  type: "refused";
  reply: number;
  reason: Words;
}

/** The answer to `ask_why`. */
export interface Why {
  type: "why";
  reply: number;
  refusals: RefusalInfo[];
}

/** What one might expect to be able to do here, and why it cannot be done. */
export interface RefusalInfo {
  key: string;
  message: Words;
  reason: Words;
  things: string[];
  rules: string[];
}

/**
 * The answer to `ask_preview`: what the option leads to, as far as this seat can know. `events` is what would be told;
 * `view` is the table after it, None where it is not certain. `certain` is false when chance, hidden things or other
 * people decide what follows.
 */
export interface Preview {
  type: "preview";
  reply: number;
  key: string;
  events: Words[];
  view: Record<string, unknown> | null;
  certain: boolean;
}

/** The answer to `ask_hint`: the key of the option that a strong bot would choose, and what it is worth. */
export interface Hint {
  type: "hint";
  reply: number;
  key: string;
  worth: WorthInfo;
}

/** What an option is worth: the chance to win after it, in thousandths, and why. */
export interface WorthInfo {
  option: Words;
  chance: number;
  reasons: ReasonInfo[];
}

/** What an option brings more, or less, than the others: a feature of the position, and in points. */
export interface ReasonInfo {
  feature: Words;
  points: number;
}

/** The answer to `ask_earlier`: what was told from choice `first` on, up to before the one that was named. */
export interface Earlier {
  type: "earlier";
  reply: number;
  first: number;
  log: Line[];
}

/** The answer to `ask_numbers`. */
export interface Numbers {
  type: "numbers";
  reply: number;
  account: AccountInfo;
}

/**
 * A match in numbers: points by source (their sums are the scores), ways to win, deeds; `columns` says whose. What is
 * compared at the end comes in order: each row decides among those who are equal in all before it.
 */
export interface AccountInfo {
  columns: (number | string | Thing | Sitter | Words | Several)[];
  measure: Words;
  points: RowInfo[];
  ways: RowInfo[];
  deeds: RowInfo[];
  compared: RowInfo[];
}

/** What it is called, a number for each column, how many there have to be (0: none), and what it is made of. */
export interface RowInfo {
  what: number | string | Thing | Sitter | Words | Several;
  numbers: number[];
  needs: number;
  parts: RowInfo[];
}

/**
 * After `ask_judgement`, again and again: what is known of the match; None: nothing yet, and nobody is at it. `failed`:
 * it cannot be gone on with now.
 */
export interface Judged {
  type: "judged";
  judgement: JudgementInfo | null;
  failed?: boolean;
}

/** A match that is over, judged: while it is looked at, what was found so far; the costliest choices first. */
export interface JudgementInfo {
  share: number;
  last: number;
  moments: ChanceInfo[];
  turns: ChanceTurn[];
  mistakes: MistakeInfo[];
}

/** Everybody's chance to win after so many choices, in thousandths, as whoever was asked could know it. */
export interface ChanceInfo {
  after: number;
  chances: number[];
}

/** From this choice on, somebody else was for long the likeliest to win. */
export interface ChanceTurn {
  after: number;
  seat: number;
}

/** A choice that gave away a part of a victory, in thousandths: how many had been made before it, and by whom. */
export interface MistakeInfo {
  after: number;
  seat: number;
  question: Words;
  chosen: WorthInfo;
  better: WorthInfo;
  cost: number;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  reply: number;
  now: number;
}

/** The last message before the server closes the socket. `again`: connect again in a moment. */
export interface Bye {
  type: "bye";
  reason: Words;
  again: boolean;
}

/** The first message. Without a seat, the server picks one of yours: one that is asked, else the first. */
export interface Hello {
  type: "hello";
  protocol: number;
  seat?: number | null;
}

/** Look from another seat that you hold, or as a spectator (-1). Answered with a `state`. */
export interface Look {
  type: "look";
  id: number;
  seat: number;
}

/** Send the whole state again. */
export interface Sync {
  type: "sync";
  id: number;
}

/**
 * Answer the question of a seat you hold: its `at` and the key of an option, and further ones where it takes them. All
 * of them are chosen, in this order, or none is.
 */
export interface Choose {
  type: "choose";
  id: number;
  seat: number;
  at: number;
  key: string;
  also?: string[];
}

/** Take back a seat's last choice; where the others must agree, ask them. */
export interface TakeBack {
  type: "take_back";
  id: number;
  seat: number;
  choice: number;
}

/** Answer an `UndoRequest` for a seat you hold; whoever asked may answer `yes: false` to withdraw it. */
export interface Agree {
  type: "agree";
  id: number;
  seat: number;
  yes: boolean;
}

/** Chat: of a seat that you hold, or (-1) among those who watch. */
export interface Say {
  type: "say";
  id: number;
  seat: number;
  text: string;
}

/** Start the match: anyone who sits may, once no seat is open. */
export interface Start {
  type: "start";
  id: number;
}

/**
 * Let a bot play a seat: your own, an open one, or before the start that of somebody who has been away for a while.
 * With an empty `bot`, a seat that nobody holds is open again.
 */
export interface HandOver {
  type: "hand_over";
  id: number;
  seat: number;
  bot: string;
}

/** For a seat you hold: whether a bot should play for seat `about`, whose time has run out. */
export interface Vote {
  type: "vote";
  id: number;
  seat: number;
  about: number;
  yes: boolean;
}

/**
 * Say no to what a seat that you hold is asked, and to all that is asked like it, until then. It is possible where the
 * question has a `decline`. The answer goes out at once now, and later when a quick person could have given it.
 */
export interface Order {
  type: "order";
  id: number;
  seat: number;
  at: number;
  until: "revoked" | "round" | "turn";
}

/** Take a standing order back. */
export interface Withdraw {
  type: "withdraw";
  id: number;
  seat: number;
  kind: string;
}

/** Play a seat that you hold yourself again, instead of the bot. */
export interface TakeOver {
  type: "take_over";
  id: number;
  seat: number;
}

/** Give up a seat that you hold: it is open to anybody, and its links end. */
export interface Leave {
  type: "leave";
  id: number;
  seat: number;
}

/** Change the name and the language of a seat that you hold; as the host, the name of any. */
export interface Rename {
  type: "rename";
  id: number;
  seat: number;
  name: string;
  language: string;
}

/** For hosts: show a line of chat no more. */
export interface Hide {
  type: "hide";
  id: number;
  number: number;
}

/** For hosts: who has that seat, or who watches as that speaker (seat -1), may not speak here, or may again. */
export interface Silence {
  type: "silence";
  id: number;
  seat: number;
  speaker: string;
  yes: boolean;
}

/** For hosts: somebody may not watch this table any more. */
export interface Bar {
  type: "bar";
  id: number;
  speaker: string;
}

/** What cannot be done here, and why? For a seat you hold that is asked. */
export interface AskWhy {
  type: "ask_why";
  id: number;
  seat: number;
}

/** What would this option lead to? Changes nothing, tells nobody. */
export interface AskPreview {
  type: "ask_preview";
  id: number;
  seat: number;
  at: number;
  key: string;
}

/** What was told before choice `before`, to the seat you look from? The last lines of it are sent. */
export interface AskEarlier {
  type: "ask_earlier";
  id: number;
  before: number;
}

/** Where have everybody's points come from so far, as far as the seat you look from knows? */
export interface AskNumbers {
  type: "ask_numbers";
  id: number;
}

/** What would a strong bot choose? For a seat you hold that is asked, where the table has hints. */
export interface AskHint {
  type: "ask_hint";
  id: number;
  seat: number;
  at: number;
}

/**
 * Of a match that is over: send `judged` whenever more is known. Done once nobody wants it any more. `begin`: look at
 * it if nobody has. `follow` false: send no more.
 */
export interface AskJudgement {
  type: "ask_judgement";
  id: number;
  follow: boolean;
  begin?: boolean;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id: number;
}

/** What is wrong: as words, and already rendered for whoever asked (`Accept-Language`). */
export interface Fault {
  message: Words;
  text: string;
}

/** The body of every answer whose status is 400 or more. */
export interface Failure {
  error: Fault;
}

/**
 * Something a table decides beforehand; the first value is the default. Its words: `{game}-setup-{id}`, each value's
 * `{game}-setup-{id}-{value}`, with `-` for `_`.
 */
export interface SetupOptionInfo {
  id: string;
  values: string[];
  rules: string[];
  under: string;
}

/** An expansion or a mode. Its words: `{game}-module-{id}`, with `-` for `_`. */
export interface ModuleInfo {
  id: string;
  requires: string[];
  conflicts: string[];
  players: number[];
  options: SetupOptionInfo[];
  books: string[];
}

/** A pack with which this server can make tables of a game, beside the one that comes with Agon. */
export interface PackInfo {
  key: string;
  id: string;
  version: string;
  names: Record<string, string>;
}

/** A game that can be played. Its words: `{id}-name`, with the attribute `about`. */
export interface GameInfo {
  id: string;
  players: number[];
  options: SetupOptionInfo[];
  modules: ModuleInfo[];
  books: string[];
  packs: PackInfo[];
}

/** A bot that a seat can be given to. */
export interface Strength {
  id: string;
  message: Words;
  seconds: number;
}

/** `GET /api/games`: all there is to choose from. */
export interface Games {
  protocol: number;
  agon: string;
  languages: string[];
  bots: Strength[];
  games: GameInfo[];
  workshop: boolean;
}

/** A thing of a game: its name by language, what it is and does, and what is printed on it. */
export interface ThingInfo {
  names: Record<string, string>;
  about: Words[];
  face: Record<string, unknown> | null;
}

/** `GET /api/games/{game}/things`: every thing by its id. */
export interface Things {
  game: string;
  pack: string;
  things: Record<string, ThingInfo>;
}

/** `GET /api/games/{game}/catalogue`: every thing of a game and of all its modules, to be looked up. */
export interface Catalogue {
  game: string;
  kinds: Record<string, Words>;
  things: Record<string, ThingInfo>;
  added: Record<string, string[]>;
}

/** A lesson, before it is begun. */
export interface LessonCard {
  game: string;
  id: string;
  word: string;
  minutes: number;
  modules: string[];
}

/** `GET /api/lessons`: of every game, in the order in which they are best taken. */
export interface Lessons {
  lessons: LessonCard[];
}

/** `POST /api/lessons/{game}/{lesson}`: who is going to learn. */
export interface Learner {
  name?: string;
  language?: string;
}

/** Who is to sit at one seat of a new table. */
export interface NewSeat {
  who: "bot" | "me" | "open";
  name?: string;
  bot?: string;
  language?: string;
}

/** How long people may take at a new table, in seconds, and what happens then; see `PaceInfo`. */
export interface NewPace {
  kind: "days" | "live" | "none";
  choice?: number;
  reserve?: number;
  then?: "bot" | "once" | "vote";
  bot?: string;
}

/** `POST /api/tables`. Starts at once when no seat is open. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  modules?: string[];
  options?: Record<string, string>;
  seed?: string | null;
  listed?: boolean;
  friends?: boolean;
  pace?: NewPace | null;
  rated?: boolean;
  hints?: boolean;
  pack?: string;
}

/** A table that was made, and where to go. */
export interface Created {
  table: string;
  path: string;
  held: number[];
}

/** `POST /api/tables/{table}/sit`: take an open seat. */
export interface Sit {
  seat: number;
  name?: string;
  language?: string;
}

/** `POST /api/tables/{table}/links`: a link to a seat that you hold, or to an open one if you sit. */
export interface NewLink {
  seat: number;
}

/** Whoever opens this path holds the seat. It is shown this once: only its hash is kept. */
export interface Link {
  path: string;
  seat: number;
}

/** Who sits at a seat, in short. */
export interface CardSeat {
  sitter: "bot" | "open" | "person";
  name: string;
  bot: string;
  won: boolean | null;
}

/** A table of yours, in short. */
export interface TableCard {
  id: string;
  path: string;
  game: string;
  stage: "lobby" | "over" | "playing";
  seats: CardSeat[];
  held: number[];
  asked: number[];
  changed: number;
  invited: boolean;
}

/** `GET /api/tables`: the tables where you hold a seat, and records that you opened, the latest first. */
export interface Tables {
  tables: TableCard[];
}

/** `GET /api/tables/{table}`: a table before one sits down. */
export interface TableDoor {
  table: TableInfo;
  held: number[];
}

/** One choice of a match that is over. */
export interface ChoiceInfo {
  number: number;
  seat: number;
  question: string;
  key: string;
  at: number;
}

/** `GET /api/tables/{table}/replay?seat=`: all choices, and the log as that seat read it. */
export interface Timeline {
  table: TableInfo;
  seat: number;
  choices: ChoiceInfo[];
  log: Line[];
  outcome: OutcomeInfo | null;
  digest: string;
}

/** The table after so many choices, as one seat saw it. */
export interface Frame {
  choices: number;
  view: Record<string, unknown>;
  asked: Asked[];
  question: QuestionInfo | null;
}

/** `GET /api/tables/{table}/replay/frames?seat=&first=&count=`: some moments in a row. */
export interface Frames {
  seat: number;
  frames: Frame[];
}

/** How everybody stood after a choice, and until the next moment. */
export interface CourseMoment {
  after: number;
  standing: number[];
}

/** From this choice on, somebody else was in front for long. */
export interface CourseTurn {
  after: number;
  column: number;
}

/** `GET /api/tables/{table}/replay/course`: how it stood from choice to choice, in the columns of an account. */
export interface Course {
  last: number;
  moments: CourseMoment[];
  turns: CourseTurn[];
  seconds: number[];
}

/** `POST /api/tables/{table}/fork`: a new table that goes on from where so many choices had been made. */
export interface Fork {
  choices: number;
  seats: NewSeat[];
}

/** `POST /api/records`: an `.agon` file as a table to be replayed and forked; what is to be known of it. */
export interface Opened {
  table: string;
  path: string;
  notes: Words[];
}

/** One rule of a book, in our words, by language. */
export interface RuleInfo {
  id: string;
  chapter: string;
  page: number | null;
  text: Record<string, string>;
  note: Record<string, string>;
  rulings: Record<string, string>[];
  basis: string;
}

/** A chapter of a book, by language. */
export interface ChapterInfo {
  id: string;
  title: Record<string, string>;
  asks: Record<string, string>;
  things: string[];
  module: string;
}

/** Rules at work, by language; it stands below the last of them. */
export interface ExampleInfo {
  rules: string[];
  text: Record<string, string>;
  things: string[];
}

/** A book of rules. */
export interface BookInfo {
  id: string;
  game: string;
  rules: number;
}

/** `GET /api/rules`. */
export interface Books {
  books: BookInfo[];
}

/** `GET /api/rules/{book}`, or with `?search=` the rules that have all those words. */
export interface Book {
  id: string;
  game: string;
  chapters: ChapterInfo[];
  rules: RuleInfo[];
  examples: ExampleInfo[];
  glossary: Record<string, string>;
}

/** `GET /api/addresses`: where other machines reach this server; none when it listens to its own alone. */
export interface Addresses {
  addresses: string[];
}

/** `GET /api/health`: whether this process serves. `failing`: its database cannot be read or written. */
export interface Health {
  agon: string;
  status: "ending" | "failing" | "ready" | "starting";
  database: "ok" | "unreachable";
}

/** A table as operators see it; `tag` is what logs call it. */
export interface OperatorTable {
  id: string;
  tag: string;
  game: string;
  stage: string;
  seats: CardSeat[];
  acts: number;
  created: number;
  changed: number;
}

/** Who is kept out: the hash of a cookie, an address or a network; `until` 0: for ever. */
export interface BanInfo {
  who: string;
  until: number;
  why: string;
  made: number;
}

/** `GET /api/operator/tables`: those changed last, how many there are at each stage, and who is kept out. */
export interface OperatorView {
  counts: Record<string, number>;
  tables: OperatorTable[];
  bans: BanInfo[];
}

/** `GET /api/operator/tables/{table}`: all that is known of one; `holders` says how many hold each seat. */
export interface OperatorShown {
  table: OperatorTable;
  rules: number;
  modules: string[];
  options: Record<string, string>;
  origin: string;
  holders: Record<string, number>;
}

/** `POST /api/operator/remove`: remove tables for ever. */
export interface Removal {
  tables: string[];
}

/** `POST /api/operator/ban`: an address, a network, the hash of a cookie, or a seat as in `TABLE/2`. */
export interface NewBan {
  who: string;
  days?: number;
  why?: string;
}

/** `POST /api/operator/unban`: let somebody in again. */
export interface Unban {
  who: string;
}

/** `POST /api/operator/expire`: remove what is old by the settings, or only count it. */
export interface Expiry {
  dry_run: boolean;
}

/** `POST /api/operator/move`: copy everything into another, empty database. */
export interface Move {
  target: string;
}

/** How many tables, people or rows it was. */
export interface Count {
  count: number;
}

/**
 * `GET /api/links/{token}`: where a link to a seat leads. Looking takes nothing. `invitation`: the seat is open, and
 * whoever uses the link sits there. `device`: it is somebody's, who made the link for another device of theirs.
 */
export interface LinkDoor {
  kind: "device" | "invitation";
  seat: number;
  table: TableInfo;
  held: number[];
}

/** `POST /api/links/{token}`: take the seat. A link is used once. */
export interface UseLink {
  name?: string;
  language?: string;
}

/** A browser with which somebody comes. Its name is what it says of itself, empty where it says nothing. */
export interface DeviceInfo {
  id: string;
  browser: string;
  system: string;
  seen: number;
  here: boolean;
  yours: boolean;
  removable: boolean;
}

/** `GET /api/tables/{table}/seats/{seat}/devices`: all that can play a seat of yours. */
export interface SeatDevices {
  devices: DeviceInfo[];
}

/** `POST /api/tables/{table}/seats/{seat}/part`: whoever came to your seat by a link holds it no longer. */
export interface Part {
  device: string;
}

/** A passkey of yours, and where it was made. */
export interface PasskeyInfo {
  id: string;
  browser: string;
  system: string;
  created: number;
}

/** `GET /api/me`: who you are here. A guest who holds nothing yet has no devices. */
export interface Me {
  name: string;
  devices: DeviceInfo[];
  passkeys: PasskeyInfo[];
  recovery: boolean;
  joined: DeviceInfo[];
  email: string;
  by_email: boolean;
  provider: string;
  linked: boolean;
}

/** `POST /api/me`: what you are called. */
export interface Named {
  name: string;
}

/** `POST /api/bots`: an account for a program. Its secret is the value of its cookie, and told this once. */
export interface Robot {
  name: string;
  token: string;
}

/** A request that says nothing more than its address. */
export interface Nothing {}

/** `POST /api/me/sign-out`: a device is yours no longer. */
export interface SignOut {
  device: string;
}

/**
 * `POST /api/me/entrances`: a link that makes a device yours. `device`: for a few minutes. `recovery`: to be kept; a
 * new one replaces the one before.
 */
export interface NewEntrance {
  kind: "device" | "recovery";
}

/** Whoever opens this path and says so is you, once. It is shown this once: only its hash is kept. */
export interface Entrance {
  path: string;
}

/**
 * `POST /api/me/email`: send a link (`/enter/{token}`) there, which signs in whose the address is, once. It is nobody's
 * yet: whoever opens the link is its owner from then on. What is answered does not tell which it was.
 */
export interface ByEmail {
  email: string;
  language?: string;
}

/** `POST /api/me/enter`: use such a link. */
export interface Enter {
  token: string;
}

/** `POST /api/me/provider`: where to go to sign in with an account there. One comes back to `/signed-in`. */
export interface Departure {
  address: string;
}

/**
 * `POST /api/me/provider/return`: what one came back with, in the browser from which one went. Once. An account that is
 * nobody's yet is yours from then on.
 */
export interface Arrival {
  code: string;
  state: string;
}

/** `POST /api/me/passkeys/options`, `/api/me/sign-in/options`: what to ask the browser for (WebAuthn, as JSON). */
export interface KeyOptions {
  options: Record<string, unknown>;
}

/** `POST /api/me/passkeys`: the browser has made one. */
export interface NewPasskey {
  credential: Record<string, unknown>;
}

/** `POST /api/me/sign-in`: the answer of a passkey. */
export interface SignIn {
  credential: Record<string, unknown>;
}

/** `POST /api/me/passkeys/remove`: it lets nobody in any more. */
export interface OldPasskey {
  id: string;
}

/** A table that anybody may find. */
export interface LobbyCard {
  id: string;
  path: string;
  game: string;
  modules: string[];
  seats: CardSeat[];
  watching: number;
  here: boolean;
  changed: number;
  rated: boolean;
}

/** `GET /api/lobby`: tables to sit down at, and games to watch, those first that most watch. */
export interface LobbyInfo {
  waiting: LobbyCard[];
  playing: LobbyCard[];
  friends: LobbyCard[];
}

/** `POST /api/lobby/quick`: sit down where somebody waits for this game, or wait at a new table for others. */
export interface QuickStart {
  game: string;
  name?: string;
  language?: string;
}

/**
 * Somebody you call a friend, or who calls you so. `asked`: they have not answered yet; `asks`: you have not. `who` is
 * what they are called towards you alone.
 */
export interface FriendInfo {
  who: string;
  name: string;
  state: "asked" | "asks" | "friends";
  shows: boolean;
  here: boolean;
}

/** Somebody whom you do not hear (`mute`), or who does not meet you either (`block`). */
export interface ShunnedInfo {
  who: string;
  name: string;
  kind: "block" | "mute";
}

/** `GET /api/me/society`: your friends, and whom you do not want to hear or to meet. */
export interface Society {
  friends: FriendInfo[];
  shunned: ShunnedInfo[];
}

/** `GET /api/me/friends/at/{table}`: the seats of your friends there. */
export interface FriendsAt {
  seats: number[];
}

/** Somebody at a table: at that seat, or (-1) who watches and has spoken as that speaker. */
export interface Somebody {
  table: string;
  seat: number;
  speaker?: string;
}

/** `POST /api/me/shun`: do not hear somebody any more, or do not meet them either. They are not told. */
export interface Shun {
  table: string;
  seat: number;
  speaker?: string;
  kind?: "block" | "mute";
}

/** Somebody, as you know them: `POST /api/me/forgive`, `/api/me/friends/accept`, `/api/me/friends/remove`. */
export interface Who {
  who: string;
}

/** `POST /api/me/friends/show`: let a friend see when you are here, or no longer. */
export interface Show {
  who: string;
  shows: boolean;
}

/** `POST /api/me/friends/link`: whoever opens this path and agrees is your friend; once, within a week. */
export interface FriendLink {
  path: string;
}

/** `GET /api/friend-links/{token}`: whose link it is. Looking takes nothing. */
export interface FriendDoor {
  name: string;
  yours: boolean;
}

/** `POST /api/reports`: tell operators about somebody at a table, and about a line of chat (0: none). */
export interface NewReport {
  table: string;
  seat: number;
  speaker?: string;
  number?: number;
  why?: string;
}

/** Operators have been told. */
export interface Reported {
  done: boolean;
}

/** A report. `ban` names whom it is about, for `POST /api/operator/ban`, while they sit there; else it is empty. */
export interface ReportInfo {
  id: string;
  table: string;
  tag: string;
  seat: number;
  speaker: string;
  name: string;
  number: number;
  line: string;
  why: string;
  at: number;
  ban: string;
}

/** `GET /api/operator/reports`: what nobody has settled yet, the oldest first. */
export interface Reports {
  reports: ReportInfo[];
}

/** `POST /api/operator/settle`: a report is done with. */
export interface Settled {
  report: string;
}

/**
 * `POST /api/operator/order`: keep order at a table as its host could. `hide` a line by its number; `silence` a seat or
 * a speaker, or let them speak (`speak`); `bar` a speaker from watching; give a seat another name (`rename`).
 */
export interface Ordering {
  table: string;
  what: "bar" | "hide" | "rename" | "silence" | "speak";
  number?: number;
  seat?: number;
  speaker?: string;
  name?: string;
}

/** One way in which you are told. A push is to a browser, `here` if it is this one. */
export interface ChannelInfo {
  id: string;
  way: "email" | "push" | "webhook";
  target: string;
  here: boolean;
  confirmed: boolean;
  failing: boolean;
}

/**
 * `POST /api/me/notices/manners`: minutes of the day in your time zone, when you are left alone (the same twice:
 * never), and whether you are told of each turn or once a day.
 */
export interface MannersInfo {
  zone: string;
  quiet_from: number;
  quiet_until: number;
  often: "daily" | "each";
  daily_at: number;
  language: string;
}

/** `GET /api/me/notices`: how you can be told that it is your turn, and how you are. No ways: not at all here. */
export interface NoticesInfo {
  ways: ("email" | "push" | "webhook")[];
  key: string;
  channels: ChannelInfo[];
  manners: MannersInfo;
}

/** `POST /api/me/notices`: be told in this way too. Of push, `target` is the subscription as JSON. */
export interface NewChannel {
  way: "email" | "push" | "webhook";
  target: string;
  language?: string;
}

/** `POST /api/me/notices/remove`, `/api/me/notices/try`: no longer in this way; or once, to see whether it works. */
export interface ChannelId {
  id: string;
}

/** `POST /api/notices/confirm`: the owner of an address wants to be told there. */
export interface Confirmation {
  token: string;
}

/** Whether it went out, or was confirmed or ended. */
export interface Tried {
  done: boolean;
}

/** Who played a seat. A name is told to those who sat there too, and of those who agreed to everybody. */
export interface PlayerInfo {
  name: string;
  handle: string;
  bot: string;
  you: boolean;
  place: number;
  score: number;
  won: boolean;
}

/** What came of a match. `path` leads to its table, if you may know it and it is there still. */
export interface ResultInfo {
  path: string;
  game: string;
  modules: string[];
  against: "alone" | "bots" | "none" | "people" | "screen";
  rated: boolean;
  ended: number;
  choices: number;
  players: PlayerInfo[];
}

/** How often somebody won: of what, how many, what chance alone would give; an interval where there are enough. */
export interface ShareInfo {
  of: string;
  games: number;
  won: number;
  fair: number;
  low: number | null;
  high: number | null;
}

/** How strong somebody is: expected, at least, and within what it lies in 95 of 100 cases. */
export interface RatingInfo {
  points: number;
  least: number;
  spread: number;
}

/** A rating, and how it went from match to match. */
export interface CurveInfo {
  against: "bots" | "people";
  now: RatingInfo;
  games: number;
  points: number[];
}

/** How somebody did at a game. `traits` are Olympians, heroes, gods; `longest` is in milliseconds. */
export interface GameStatisticsInfo {
  game: string;
  against: ShareInfo[];
  seats: ShareInfo[];
  modules: ShareInfo[];
  traits: Record<string, ShareInfo[]>;
  longest: number;
  most_choices: number;
  best: number | null;
  streak: number;
  curves: CurveInfo[];
}

/**
 * `GET /api/me/history?before=`: your results, the latest first, and what they add up to. `handle` is the address of
 * your profile, empty while you want none. `more`: there are older ones.
 */
export interface History {
  handle: string;
  results: ResultInfo[];
  more: boolean;
  games: GameStatisticsInfo[];
}

/** `GET /api/people/{handle}`: somebody who wants to be seen; of their matches the public ones. */
export interface Profile {
  name: string;
  results: ResultInfo[];
  games: GameStatisticsInfo[];
}

/** `POST /api/me/profile`: whether you want to be seen, with your name, in lists and in the archive. */
export interface NewProfile {
  open: boolean;
}

/** Somebody in a list of ratings: a person with a profile, or a strength of bots. */
export interface LeaderInfo {
  name: string;
  handle: string;
  bot: string;
  rating: RatingInfo;
  games: number;
}

/** `GET /api/leaders?game=&against=`: who wants to be seen and has played enough, by what they are at least. */
export interface Leaders {
  game: string;
  against: "bots" | "people";
  enough: number;
  leaders: LeaderInfo[];
}

/** A public match that is over. Its record is at `/api/archive/{tag}`. */
export interface ArchivedInfo {
  tag: string;
  game: string;
  modules: string[];
  seats: number;
  against: "alone" | "bots" | "none" | "people" | "screen";
  rated: boolean;
  level: number;
  ended: number;
  choices: number;
  players: PlayerInfo[];
}

/** All public matches of a month in one file. */
export interface MonthInfo {
  month: string;
  bytes: number;
}

/**
 * `GET /api/archive`: public matches, the latest first, by `game`, `module`, `seats`, `level`, `since`, `until`. `next`
 * is what to give as `before` to read on; empty at the end.
 */
export interface Archive {
  matches: ArchivedInfo[];
  next: string;
  months: MonthInfo[];
}

/** `POST /api/contests`: a tournament of your own. */
export interface NewContest {
  name: string;
  game: string;
  kind: "knockout" | "league";
  pace: NewPace;
  modules?: string[];
  options?: Record<string, string>;
  seats?: number;
  rounds?: number;
  bot?: string;
  rated?: boolean;
  listed?: boolean;
  most?: number;
  begins?: number;
}

/** `POST /api/contests/{contest}/join`: take part, under this name. */
export interface JoinContest {
  name: string;
  language?: string;
}

/** A tournament in a list. */
export interface ContestCard {
  id: string;
  path: string;
  name: string;
  game: string;
  kind: "knockout" | "league";
  stage: "off" | "open" | "over" | "playing";
  round: number;
  people: number;
  most: number;
  begins: number;
  yours: boolean;
}

/** `GET /api/contests`: those that anybody may find, and yours; the latest first. */
export interface Contests {
  contests: ContestCard[];
}

/** Somebody in the standings. Among those equal in points, what follows decides, in this order. */
export interface EntrantInfo {
  number: number;
  name: string;
  you: boolean;
  gone: boolean;
  out: boolean;
  place: number;
  points: number;
  wins: number;
  rivals: number;
  lot: number;
  met: number;
}

/** Somebody at a table of a round, by their number (-1: a bot); the points once it is over. */
export interface SitterInfo {
  number: number;
  points: number | null;
}

/** A table of a round. `path` is empty for whoever had nobody to play with. */
export interface BoardInfo {
  path: string;
  over: boolean;
  sitters: SitterInfo[];
}

/** `GET /api/contests/{contest}`. */
export interface ContestInfo {
  card: ContestCard;
  modules: string[];
  options: Record<string, string>;
  seats: number;
  rounds: number;
  bot: string;
  rated: boolean;
  listed: boolean;
  pace: PaceInfo;
  owner: boolean;
  joined: boolean;
  standings: EntrantInfo[];
  boards: BoardInfo[][];
}

/** A kind of entries of a file: `[[technology]]`, or the single table `[limits]`. */
export interface KindInfo {
  file: string;
  kind: string;
  single: boolean;
}

/** An entry, in a list of all of them. */
export interface EntryInfo {
  file: string;
  kind: string;
  id: string;
  names: Record<string, string>;
  origin: "beneath" | "changed" | "own" | "removed";
}

/** Something wrong, or to be noted: `technologies.toml:3:8: technology "x": cost`, and what. */
export interface FaultInfo {
  where: string;
  said: Record<string, string>;
}

/** `GET /api/workshop`: the pack as it is now. */
export interface WorkshopInfo {
  id: string;
  version: string;
  game: string;
  folder: string;
  number: number;
  kinds: KindInfo[];
  entries: EntryInfo[];
  faults: FaultInfo[];
  notes: FaultInfo[];
  unsaved: string[];
  can_undo: boolean;
  can_redo: boolean;
}

/** A thing in words. */
export interface CardText {
  thing: string;
  names: Record<string, string>;
  lines: Record<string, string[]>;
}

/** `GET /api/workshop/entry`: one entry, and the things that are made of it. */
export interface EntryShown {
  value: Record<string, unknown> | null;
  beneath: Record<string, unknown> | null;
  things: Record<string, ThingInfo>;
  texts: CardText[];
  stale: boolean;
}

/** `POST /api/workshop/restore`: an entry is to be again as it is beneath. */
export interface EntryPlace {
  file: string;
  kind: string;
  id: string;
}

/** `POST /api/workshop/edit`: an entry is to be so; with None it is to be gone. */
export interface Edit {
  file: string;
  kind: string;
  id: string;
  value: Record<string, unknown> | null;
}

/** `GET /api/workshop/schema`: the JSON Schema of a file. */
export interface EntrySchema {
  schema: Record<string, unknown>;
}

/** What is different about one thing. */
export interface DifferenceInfo {
  title: Record<string, string>;
  lines: Record<string, string>[];
}

/** `GET /api/workshop/diff`: the difference to the pack that comes with the game, in prose. */
export interface PackChanges {
  differences: DifferenceInfo[];
}

/** `POST /api/workshop/table`: the pack as it is now, on a table against bots. */
export interface TryOut {
  name: string;
  language?: string;
  modules?: string[];
}

/** `POST /api/workshop/weigh`: games with and without the pack on the same seeds. */
export interface NewWeighing {
  bot: "greedy" | "random";
  pairs: number;
  modules?: string[];
}

/** One measure, as it is with the usual cards and with these. */
export interface MeasureInfo {
  measure: string;
  names: Record<string, string>;
  share: boolean;
  first: number;
  second: number;
  low: number | null;
  high: number | null;
  verdict: "less" | "more" | "open" | "same";
}

/** `GET /api/workshop/weigh`: how far it has come. */
export interface WeighingInfo {
  stage: "done" | "failed" | "none" | "running" | "stopped";
  wanted: number;
  pairs: number;
  of_now: boolean;
  measures: MeasureInfo[];
}

export type Arg = number | string | Thing | Sitter | Words | Several;

export type FromServer =
  State | Update | Done | Refused | Why | Preview | Hint | Earlier | Numbers | Judged | Pong | Bye;

export type FromPage =
  | Hello
  | Look
  | Sync
  | Choose
  | TakeBack
  | Agree
  | Say
  | Start
  | HandOver
  | Vote
  | Order
  | Withdraw
  | TakeOver
  | Leave
  | Rename
  | Hide
  | Silence
  | Bar
  | AskWhy
  | AskPreview
  | AskEarlier
  | AskNumbers
  | AskHint
  | AskJudgement
  | Ping;
