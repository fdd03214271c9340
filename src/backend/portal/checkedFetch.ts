import { isPublicAddress } from './publicAddress.ts';
import type { PortalAccess } from './portalPage.ts';

/** All addresses of a name; rejects where the platform cannot tell. */
export type ResolveName = (hostname: string) => Promise<readonly string[]>;

/** Both kinds of address by a platform that is asked for one at a time, and rejects for a kind the name has none of. */
export const resolveBoth =
  (ask: (hostname: string, kind: 'A' | 'AAAA') => Promise<readonly string[]>): ResolveName =>
  async (hostname) =>
    (await Promise.all((['A', 'AAAA'] as const).map((kind) => ask(hostname, kind).catch(() => [])))).flat();

/** A portal's name led to an address that is not of the public internet. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

/**
 * `fetch` after a look at every address of the name. Deno's fetch resolves the name once more and takes no address, so a name that
 * changes in between passes; the Node server connects to what it checked (`publicFetch.ts`). A platform that resolves nothing is let through.
 */
export function createCheckedFetch(fetch: PortalAccess['fetch'], resolve: ResolveName): PortalAccess['fetch'] {
  return async (url, init) => {
    const { hostname } = new URL(url);
    const addresses = await resolve(hostname).catch(() => []);
    const found = addresses.find((address) => !isPublicAddress(address));
    if (found !== undefined) throw new PrivateAddress(`${hostname} resolves to ${found}`);
    return fetch(url, init);
  };
}

/** `publicFetch` for the portals, plain `fetch` for their stand-ins: these are the operator's own, and may be on this machine. */
export function exceptStandIns(upstream: PortalAccess['upstream'], publicFetch: PortalAccess['fetch']): PortalAccess['fetch'] {
  const standIns = new Set(Object.values(upstream).flatMap((origin) => (origin === null ? [] : [new URL(origin).origin])));
  return (url, init) => (standIns.has(new URL(url).origin) ? fetch(url, init) : publicFetch(url, init));
}
