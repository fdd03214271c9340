import dns, { type LookupAddress } from 'node:dns';
import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { PrivateAddress } from '../../../src/backend/portal/checkedFetch.ts';
import type { PortalAccess } from '../../../src/backend/portal/portalPage.ts';
import { isPublicAddress } from '../../../src/backend/portal/publicAddress.ts';

/**
 * A `fetch` for pages on the public internet. A host name is resolved once, all its addresses must be public, and the connection goes to
 * one of them. Node's own fetch offers no such hook without a package. Redirects are never followed. Only GET, without a body.
 */
export function createPublicFetch(isPublic: (address: string) => boolean = isPublicAddress): PortalAccess['fetch'] {
  const lookup = checkedLookup(isPublic);
  // Separate agents, because a connection pooled by other code was not checked.
  const [http, https] = [new HttpAgent({ keepAlive: true }), new HttpsAgent({ keepAlive: true })];
  return async (url, init) => {
    const { protocol, hostname } = new URL(url);
    // A literal address needs no lookup.
    const literal = hostname.replaceAll(/[[\]]/g, '');
    if (isIP(literal) !== 0 && !isPublic(literal)) throw new PrivateAddress(`${hostname} is not public`);
    const headers = { ...Object.fromEntries(new Headers(init.headers)), 'accept-encoding': 'br, gzip, deflate' };
    const options = { lookup, headers, ...(init.signal ? { signal: init.signal } : {}) };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const request =
        protocol === 'https:'
          ? requestHttps(url, { ...options, agent: https }, resolve)
          : requestHttp(url, { ...options, agent: http }, resolve);
      request.once('error', reject).end();
    });
    return responseOf(answer);
  };
}

function checkedLookup(isPublic: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    dns.lookup(hostname, { ...options, all: true }, (error, addresses: readonly LookupAddress[]) => {
      if (error !== null) return done(error, []);
      const [first] = addresses;
      const found = addresses.find(({ address }) => !isPublic(address));
      if (found !== undefined || first === undefined)
        return done(new PrivateAddress(`${hostname} resolves to ${found?.address ?? 'nothing'}`), []);
      return options.all === true ? done(null, [...addresses]) : done(null, first.address, first.family);
    });
  };
}

/** Statuses without a response body. */
const bodiless = new Set([204, 205, 304]);

const decoders: Readonly<Record<string, () => Transform>> = { br: createBrotliDecompress, gzip: createGunzip, deflate: createInflate };

function responseOf(answer: IncomingMessage): Response {
  const status = answer.statusCode ?? 502;
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) for (const each of [value ?? []].flat()) headers.append(name, each);
  if (bodiless.has(status)) {
    answer.resume();
    return new Response(null, { status, headers });
  }
  const decoder = decoders[headers.get('content-encoding') ?? '']?.();
  // A failure on either side ends the other, so the reader sees it.
  const body = decoder === undefined ? answer : pipeline(answer, decoder, () => undefined);
  return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, { status, headers });
}
