/** Links to be sent to somebody: they must lead here from another machine too. */
import { requests } from "./speech.svelte";

export interface Sendable {
  readonly url: string;
  /** Whether only this machine can open it. */
  readonly local: boolean;
}

const OWN = /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/;

export async function sendable(path: string): Promise<Sendable> {
  if (!OWN.test(location.hostname)) return { url: new URL(path, location.origin).href, local: false };
  const { addresses } = await requests.addresses();
  return { url: new URL(path, addresses[0] ?? location.origin).href, local: addresses.length === 0 };
}
