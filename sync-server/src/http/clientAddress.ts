import { isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';

/** The caller's network address. Behind a trusted proxy, it is the address that the proxy saw. Null if unknown. */
export function clientAddress(incoming: IncomingMessage | undefined, trustProxy: boolean): string | null {
  const forwarded = trustProxy ? lastForwarded(incoming) : undefined;
  // A server listening on IPv6 sees IPv4 callers as ::ffff:192.0.2.1, which is the same address.
  const address = (forwarded ?? incoming?.socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 0 || address.includes('%') ? null : address;
}

/** Each proxy appends the address it saw, so only the last entry was written by our own proxy. */
function lastForwarded(incoming: IncomingMessage | undefined): string | undefined {
  const header = incoming?.headers['x-forwarded-for'];
  const text = Array.isArray(header) ? header.join(',') : header;
  return text?.split(',').at(-1)?.trim();
}
