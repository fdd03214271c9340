import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPrivateFile } from '../auth/keys/createPrivateFile.ts';
import type { ServerOptions } from '../configuration.ts';

/** A request for the mailbox page. */
export interface MailboxVisit {
  /** The path after `/__mailbox/`. */
  readonly key: string;
  /** The network address of the connection itself. Forwarded addresses are not trusted here. */
  readonly address: string | null;
  readonly headers: Headers;
}

const loopbackAddress = /^(127\.|::1$|::ffff:127\.)/;
const loopbackHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/** Headers that proxies and CDNs add. */
const forwarding = /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-original-.*|.*-client-ip|.*-connecting-ip)$/;

/** Whether messages stay in the development mailbox: not if they are sent, or if the server serves other machines. */
export const hasMailbox = ({ smtp, publicOrigin, trustProxy }: Pick<ServerOptions, 'smtp' | 'publicOrigin' | 'trustProxy'>): boolean =>
  smtp === null && publicOrigin === null && !trustProxy;

/**
 * The secret part of the mailbox's URL. Anyone with it can read every code, so it is random and stored in a private file. Null if there is
 * no mailbox.
 */
export async function loadMailboxKey(
  options: Pick<ServerOptions, 'dataDir' | 'smtp' | 'publicOrigin' | 'trustProxy'>,
): Promise<string | null> {
  if (!hasMailbox(options)) return null;
  const path = join(options.dataDir, 'mailbox-key');
  await createPrivateFile(path, async () => randomBytes(24).toString('base64url'));
  return readFileSync(path, 'utf8').trim();
}

/**
 * Whether the mailbox opens: only with the secret, from this machine under its own name, and not through a proxy. The secret is decisive,
 * because behind a proxy that adds no header every caller looks like this machine.
 */
export function mayReadMailbox(key: string, visit: MailboxVisit): boolean {
  const [given, right] = [Buffer.from(visit.key), Buffer.from(key)];
  const isHere = visit.address !== null && loopbackAddress.test(visit.address) && loopbackHost.test(visit.headers.get('host') ?? '');
  const isForwarded = [...visit.headers.keys()].some((name) => forwarding.test(name));
  return isHere && !isForwarded && given.length === right.length && timingSafeEqual(given, right);
}
