import { isPublicAddress } from './publicAddress.ts';
import type { PortalAccess } from './portalPage.ts';

/** All addresses of a host name. Rejects if the platform cannot resolve it. */
export type ResolveName = (hostname: string) => Promise<readonly string[]>;

/** Resolves IPv4 and IPv6 addresses on a platform that looks up one kind at a time and rejects if the name has none of that kind. */
export const resolveBoth =
  (ask: (hostname: string, kind: 'A' | 'AAAA') => Promise<readonly string[]>): ResolveName =>
  async (hostname) =>
    (await Promise.all((['A', 'AAAA'] as const).map((kind) => ask(hostname, kind).catch(() => [])))).flat();

/** Thrown when a portal's name resolves to an address outside the public internet. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

/**
 * `fetch` that first checks every address of the name. Deno's fetch resolves the name again and cannot be given an address, so a name that
 * changes in between is not caught. The Node server connects to the address it checked (`publicFetch.ts`). On a platform that cannot
 * resolve names, every request is allowed.
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

/**
 * Uses `publicFetch` for the portals. Uses plain `fetch` for servers that replace a portal, which the operator runs, perhaps on this
 * machine.
 */
export function exceptStandIns(upstream: PortalAccess['upstream'], publicFetch: PortalAccess['fetch']): PortalAccess['fetch'] {
  const standIns = new Set(Object.values(upstream).flatMap((origin) => (origin === null ? [] : [new URL(origin).origin])));
  return (url, init) => (standIns.has(new URL(url).origin) ? fetch(url, init) : publicFetch(url, init));
}
