/** Requests over HTTP. Whatever goes wrong is a `Trouble` with words for the person. */
import type {
  Addresses,
  Archive,
  Arrival,
  Book,
  ByEmail,
  Catalogue,
  ChannelId,
  Confirmation,
  ContestInfo,
  Contests,
  Course,
  Created,
  Departure,
  Enter,
  Entrance,
  Failure,
  FriendDoor,
  FriendsAt,
  FriendLink,
  Fork,
  Frames,
  Games,
  History,
  JoinContest,
  Learner,
  Lessons,
  KeyOptions,
  Leaders,
  Link,
  LinkDoor,
  LobbyInfo,
  MannersInfo,
  Me,
  Named,
  NewChannel,
  NewContest,
  NewEntrance,
  NewLink,
  NewPasskey,
  NewProfile,
  NewReport,
  NewTable,
  NoticesInfo,
  OldPasskey,
  Opened,
  Part,
  Profile,
  QuickStart,
  Reported,
  SeatDevices,
  Show,
  Shun,
  SignIn,
  SignOut,
  Sit,
  Society,
  Somebody,
  TableDoor,
  Tables,
  Things,
  Timeline,
  Tried,
  UseLink,
  Who,
  Words,
} from "./messages";

/** Something that did not work: `message` when the server said why, and a text in any case. */
export class Trouble extends Error {
  constructor(
    readonly text: string,
    readonly words: Words | null,
    readonly status: number,
  ) {
    super(text);
  }
}

type Asking = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

export async function answered(path: string, request: Asking, language: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { ...request, headers: { "Accept-Language": language, ...request.headers } });
  } catch {
    throw new Trouble("", { is: "words", id: "page-unreachable", args: {} }, 0);
  }
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  const error = isFailure(body) ? body.error : null;
  throw new Trouble(error?.text ?? `${response.status}`, error?.message ?? null, response.status);
}

function isFailure(body: unknown): body is Failure {
  return typeof body === "object" && body !== null && "error" in body;
}

/** The requests of one reader: the server answers faults in their language. */
export class Requests {
  constructor(private readonly language: () => string) {}

  games = (): Promise<Games> => this.#get("/api/games");
  addresses = (): Promise<Addresses> => this.#get("/api/addresses");
  tables = (): Promise<Tables> => this.#get("/api/tables");
  door = (table: string): Promise<TableDoor> => this.#get(`/api/tables/${table}`);
  book = (book: string): Promise<Book> => this.#get(`/api/rules/${encodeURIComponent(book)}`);
  catalogue = (game: string, pack: string): Promise<Catalogue> =>
    this.#get(`/api/games/${encodeURIComponent(game)}/catalogue${pack === "" ? "" : `?pack=${pack}`}`);
  lessons = (): Promise<Lessons> => this.#get("/api/lessons");
  learn = (game: string, lesson: string, learner: Learner): Promise<Created> =>
    this.#post(`/api/lessons/${game}/${lesson}`, learner);
  make = (table: NewTable): Promise<Created> => this.#post("/api/tables", table);
  sit = (table: string, sit: Sit): Promise<Created> => this.#post(`/api/tables/${table}/sit`, sit);
  link = (table: string, link: NewLink): Promise<Link> => this.#post(`/api/tables/${table}/links`, link);
  lookAtLink = (token: string): Promise<LinkDoor> => this.#get(`/api/links/${encodeURIComponent(token)}`);
  useLink = (token: string, use: UseLink): Promise<Created> =>
    this.#post(`/api/links/${encodeURIComponent(token)}`, use);
  devices = (table: string, seat: number): Promise<SeatDevices> =>
    this.#get(`/api/tables/${table}/seats/${seat}/devices`);
  part = (table: string, seat: number, part: Part): Promise<SeatDevices> =>
    this.#post(`/api/tables/${table}/seats/${seat}/part`, part);
  lobby = (): Promise<LobbyInfo> => this.#get("/api/lobby");
  quickStart = (wanted: QuickStart): Promise<Created> => this.#post("/api/lobby/quick", wanted);
  rematch = (table: string): Promise<Created> => this.#post(`/api/tables/${table}/rematch`, {});
  me = (): Promise<Me> => this.#get("/api/me");
  nameMe = (name: Named): Promise<Me> => this.#post("/api/me", name);
  told = (): Promise<Me> => this.#post("/api/me/told", {});
  signOut = (device: SignOut): Promise<Me> => this.#post("/api/me/sign-out", device);
  makeEntrance = (wanted: NewEntrance): Promise<Entrance> => this.#post("/api/me/entrances", wanted);
  enter = (entrance: Enter): Promise<Me> => this.#post("/api/me/enter", entrance);
  passkeyOptions = (): Promise<KeyOptions> => this.#post("/api/me/passkeys/options", {});
  addPasskey = (made: NewPasskey): Promise<Me> => this.#post("/api/me/passkeys", made);
  removePasskey = (old: OldPasskey): Promise<Me> => this.#post("/api/me/passkeys/remove", old);
  signInOptions = (): Promise<KeyOptions> => this.#post("/api/me/sign-in/options", {});
  signIn = (answer: SignIn): Promise<Me> => this.#post("/api/me/sign-in", answer);
  byEmail = (wanted: ByEmail): Promise<Tried> => this.#post("/api/me/email", wanted);
  removeEmail = (): Promise<Me> => this.#post("/api/me/email/remove", {});
  depart = (): Promise<Departure> => this.#post("/api/me/provider", {});
  arrive = (arrival: Arrival): Promise<Me> => this.#post("/api/me/provider/return", arrival);
  removeProvider = (): Promise<Me> => this.#post("/api/me/provider/remove", {});
  notices = (): Promise<NoticesInfo> => this.#get("/api/me/notices");
  addChannel = (channel: NewChannel): Promise<NoticesInfo> => this.#post("/api/me/notices", channel);
  removeChannel = (channel: ChannelId): Promise<NoticesInfo> => this.#post("/api/me/notices/remove", channel);
  tryChannel = (channel: ChannelId): Promise<Tried> => this.#post("/api/me/notices/try", channel);
  behave = (manners: MannersInfo): Promise<NoticesInfo> => this.#post("/api/me/notices/manners", manners);
  confirmChannel = (token: Confirmation): Promise<Tried> => this.#post("/api/notices/confirm", token);
  history = (before: number): Promise<History> => this.#get(`/api/me/history?before=${before}`);
  showMe = (profile: NewProfile): Promise<History> => this.#post("/api/me/profile", profile);
  forgetMe = (): Promise<Me> => this.#post("/api/me/forget", {});
  profile = (handle: string): Promise<Profile> => this.#get(`/api/people/${encodeURIComponent(handle)}`);
  leaders = (game: string, against: Leaders["against"]): Promise<Leaders> =>
    this.#get(`/api/leaders?game=${game}&against=${against}`);
  archive = (wanted: URLSearchParams): Promise<Archive> => this.#get(`/api/archive?${wanted}`);
  contests = (): Promise<Contests> => this.#get("/api/contests");
  contest = (id: string): Promise<ContestInfo> => this.#get(`/api/contests/${encodeURIComponent(id)}`);
  makeContest = (contest: NewContest): Promise<ContestInfo> => this.#post("/api/contests", contest);
  joinContest = (id: string, join: JoinContest): Promise<ContestInfo> => this.#post(`/api/contests/${id}/join`, join);
  inContest = (id: string, deed: "leave" | "begin" | "call-off"): Promise<ContestInfo> =>
    this.#post(`/api/contests/${id}/${deed}`, {});
  society = (): Promise<Society> => this.#get("/api/me/society");
  shun = (whom: Shun): Promise<Society> => this.#post("/api/me/shun", whom);
  forgive = (whom: Who): Promise<Society> => this.#post("/api/me/forgive", whom);
  askFriend = (whom: Somebody): Promise<Society> => this.#post("/api/me/friends", whom);
  friendsAt = (table: string): Promise<FriendsAt> => this.#get(`/api/me/friends/at/${table}`);
  acceptFriend = (whom: Who): Promise<Society> => this.#post("/api/me/friends/accept", whom);
  removeFriend = (whom: Who): Promise<Society> => this.#post("/api/me/friends/remove", whom);
  showFriend = (whom: Show): Promise<Society> => this.#post("/api/me/friends/show", whom);
  friendLink = (): Promise<FriendLink> => this.#post("/api/me/friends/link", {});
  lookAtFriendLink = (token: string): Promise<FriendDoor> =>
    this.#get(`/api/friend-links/${encodeURIComponent(token)}`);
  useFriendLink = (token: string): Promise<Society> => this.#post(`/api/friend-links/${encodeURIComponent(token)}`, {});
  report = (report: NewReport): Promise<Reported> => this.#post("/api/reports", report);
  fork = (table: string, fork: Fork): Promise<Created> => this.#post(`/api/tables/${table}/fork`, fork);
  course = (table: string): Promise<Course> => this.#get(`/api/tables/${table}/replay/course`);
  timeline = (table: string, seat: number): Promise<Timeline> => this.#get(`/api/tables/${table}/replay?seat=${seat}`);

  things(game: string, modules: readonly string[], pack: string): Promise<Things> {
    return this.#get(`/api/games/${game}/things?modules=${modules.join(",")}&pack=${pack}`);
  }

  frames(table: string, seat: number, first: number, count: number): Promise<Frames> {
    return this.#get(`/api/tables/${table}/replay/frames?seat=${seat}&first=${first}&count=${count}`);
  }

  async texts(language: string, game: string): Promise<string> {
    const path = game === "" ? `/api/texts/${language}` : `/api/texts/${language}/${game}`;
    return (await answered(path, {}, language)).text();
  }

  /** A record of the archive. */
  async archived(tag: string): Promise<Blob> {
    return (await answered(`/api/archive/${tag}`, {}, this.language())).blob();
  }

  async open(file: Blob): Promise<Opened> {
    const request = { method: "POST", body: file, headers: { "Content-Type": "application/octet-stream" } };
    return (await (await answered("/api/records", request, this.language())).json()) as Opened;
  }

  async #get<T>(path: string): Promise<T> {
    return (await (await answered(path, {}, this.language())).json()) as T;
  }

  async #post<T>(path: string, body: unknown): Promise<T> {
    const headers = { "Content-Type": "application/json" };
    const request = { method: "POST", body: JSON.stringify(body), headers };
    return (await (await answered(path, request, this.language())).json()) as T;
  }
}
