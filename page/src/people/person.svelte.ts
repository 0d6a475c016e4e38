/** Who one is here, as the server knows it. */
import { notes } from "../state/notes.svelte";
import { settings } from "../state/settings.svelte";
import { requests } from "../state/speech.svelte";
import type { Arrival, KeyOptions, Me } from "../wire/messages";
import { words } from "../words/reader";

/** Whether this browser can make passkeys for this address: they belong to a name, never to a number. */
export function knowsPasskeys(): boolean {
  const named = !/^[\d.]+$|^\[/.test(location.hostname);
  return (
    isSecureContext && named && "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential
  );
}

class Person {
  me = $state.raw<Me | null>(null);
  ready = $state(false); // it was asked, whatever came of it

  /** Ask once who one is; tell of devices that have signed in meanwhile. */
  async load(): Promise<void> {
    try {
      this.#take(await requests.me());
      for (const { browser, system } of this.me?.joined ?? [])
        notes.tell(words("person-joined", { device: words("device-name", { browser, system }) }));
      if (this.me !== null && this.me.joined.length > 0) this.#take(await requests.told());
    } catch {
      // whatever is asked for next says what is wrong
    }
    this.ready = true;
  }

  get known(): boolean {
    return (this.me?.devices.length ?? 0) > 0;
  }

  /** Whether one can come back if this device is lost. */
  get kept(): boolean {
    return (
      this.me !== null &&
      (this.me.passkeys.length > 0 ||
        this.me.email !== "" ||
        this.me.linked ||
        this.me.recovery ||
        this.me.devices.length > 1)
    );
  }

  rename = (name: string): Promise<void> => this.#do(() => requests.nameMe({ name }));
  signOut = (device: string): Promise<void> => this.#do(() => requests.signOut({ device }));
  removeEmail = (): Promise<void> => this.#do(() => requests.removeEmail());
  removeProvider = (): Promise<void> => this.#do(() => requests.removeProvider());
  arrive = (arrival: Arrival): Promise<void> => this.#do(() => requests.arrive(arrival));
  removePasskey = (id: string): Promise<void> => this.#do(() => requests.removePasskey({ id }));
  forget = (): Promise<void> => this.#do(() => requests.forgetMe());
  enter = (token: string): Promise<void> => this.#do(() => requests.enter({ token }));

  async addPasskey(): Promise<void> {
    await this.#do(async () => {
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked(await requests.passkeyOptions()));
      const credential = jsonOf(await navigator.credentials.create({ publicKey }));
      return requests.addPasskey({ credential });
    });
  }

  async signIn(): Promise<void> {
    await this.#do(async () => {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked(await requests.signInOptions()));
      const credential = jsonOf(await navigator.credentials.get({ publicKey }));
      return requests.signIn({ credential });
    });
  }

  async #do(work: () => Promise<Me>): Promise<void> {
    try {
      this.#take(await work());
    } catch (error) {
      // Whoever changes their mind, or has no such key, is told by the browser itself.
      if (error instanceof DOMException) notes.tell(words("person-no-passkey"), "bad");
      else notes.complain(error);
    }
  }

  #take(me: Me): void {
    this.me = me;
    if (settings.name === "" && me.name !== "") settings.name = me.name;
  }
}

function asked<T>(options: KeyOptions): T {
  return options.options as T;
}

function jsonOf(credential: Credential | null): Record<string, unknown> {
  const plain: unknown = (credential as PublicKeyCredential).toJSON();
  return plain as Record<string, unknown>;
}

export const person = new Person();
