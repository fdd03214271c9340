import * as v from 'valibot';
import type { Account, InvokeFailure } from '../account/account.ts';
import { createdLink, revokedLink, sharedLinkLimits, sharedLinkList, type SharedLink } from '../core/contracts/sharedLinkContract.ts';
import { err, ok, type Result } from '../core/kernel/result.ts';
import type { SharedReport } from '../core/report/shared/sharedReport.ts';
import { forgetOwnLink, keepOwnLink, readOwnLinks } from '../data/device/ownLinks.ts';
import { keyLength, linkAddress, toBase64, toBase64Url, type RandomBytes } from './linkKey.ts';
import { sealReport } from './sealReport.ts';

/** An encrypted report that is ready to be sent. Sending it again creates the same link. */
export interface PreparedLink {
  readonly clientId: string;
  /** In base64url. Never sent. */
  readonly key: string;
  /** The encrypted report in base64. */
  readonly body: string;
}

/** Why a request about links failed, with a message that says what to do. */
export interface LinkFailure {
  readonly kind: 'offline' | 'limit' | 'refused' | 'failed';
  readonly message: string;
}

/** A link with its address; null if it was made on another device, because the key is only there. */
export interface OwnLink extends SharedLink {
  readonly address: string | null;
}

/** How long a link lasts, and what it is of. */
export interface LinkOrder {
  readonly dealId: string;
  readonly days: (typeof sharedLinkLimits.days)[number];
}

/** One person's links to their deals. */
export interface PersonLinks {
  /** Encrypts a report with a new key. */
  prepare(report: SharedReport): Promise<Result<PreparedLink, LinkFailure>>;
  /** Sends the bytes, keeps the key on this device, and returns the address. */
  create(prepared: PreparedLink, order: LinkOrder): Promise<Result<string, LinkFailure>>;
  list(dealId: string): Promise<Result<readonly OwnLink[], LinkFailure>>;
  revoke(id: string): Promise<Result<null, LinkFailure>>;
}

export interface LinkContext {
  readonly account: Pick<Account, 'invoke'>;
  readonly userId: string;
  /** The team whose deals are open. Its owners and editors may revoke the links too. Null for the person's own workspace. */
  readonly workspaceId: string | null;
  /** The app's own origin. */
  readonly origin: string;
  readonly random: RandomBytes;
  readonly newUuid: () => string;
}

export function createPersonLinks({ account, userId, workspaceId, origin, random, newUuid }: LinkContext): PersonLinks {
  const ask = async <Schema extends v.GenericSchema>(
    asked: object,
    schema: Schema,
  ): Promise<Result<v.InferOutput<Schema>, LinkFailure>> => {
    const answer = await account.invoke('shared-links', asked);
    if (!answer.ok) return err(failureOf(answer.error));
    const read = v.safeParse(schema, answer.value);
    return read.success ? ok(read.output) : err(unexpected);
  };
  return {
    prepare: async (report) => {
      const key = random(keyLength);
      const sealed = await sealReport(report, key, random);
      return sealed.ok ? ok({ clientId: newUuid(), key: toBase64Url(key), body: toBase64(sealed.value) }) : err(tooLarge);
    },
    create: async ({ clientId, key, body }, { dealId, days }) => {
      const created = await ask({ ask: 'create', clientId, dealId, workspace: workspaceId, days, body }, createdLink);
      if (!created.ok) return created;
      const { id } = created.value;
      // Without storage the link works, but this device cannot show its address again.
      await keepOwnLink(userId, { id, dealId, key }).catch(() => undefined);
      return ok(linkAddress(origin, id, key));
    },
    list: async (dealId) => {
      const [listed, keys] = await Promise.all([ask({ ask: 'list', dealId }, sharedLinkList), readOwnLinks(userId, dealId)]);
      if (!listed.ok) return listed;
      return ok(
        listed.value.links.map((link) => {
          const key = keys.get(link.id);
          return { ...link, address: key === undefined ? null : linkAddress(origin, link.id, key) };
        }),
      );
    },
    revoke: async (id) => {
      const revoked = await ask({ ask: 'revoke', id }, revokedLink);
      if (!revoked.ok) return revoked;
      await forgetOwnLink(userId, id);
      return ok(null);
    },
  };
}

const unexpected: LinkFailure = { kind: 'failed', message: 'The server’s response could not be read. Try again.' };

const tooLarge: LinkFailure = { kind: 'refused', message: 'This is too much for one link. Choose fewer parts, or shorten your notes.' };

function failureOf({ kind, status, body }: InvokeFailure): LinkFailure {
  const error: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'error') : null;
  if (kind === 'offline')
    return { kind: 'offline', message: 'Couldn’t reach the server. Links need a connection. Try again once you’re online.' };
  if (kind === 'unauthorized') return { kind: 'refused', message: 'Sign in again, then try once more.' };
  if (error === 'too_many')
    return { kind: 'limit', message: `You have ${sharedLinkLimits.open} open links, which is the limit. Revoke one you no longer need.` };
  if (error === 'forbidden') return { kind: 'refused', message: 'Only the workspace’s owners and editors can share its deals by link.' };
  if (status === 403) return { kind: 'refused', message: 'Sign in with your second factor, then try again.' };
  if (status === 404) return { kind: 'refused', message: 'This link no longer exists.' };
  if (status === 429) return { kind: 'failed', message: 'Too many requests. Wait a moment and try again.' };
  if (status === 413 || status === 422)
    return { kind: 'refused', message: 'The server rejected this link. Reload the page and try again.' };
  return { kind: 'failed', message: 'The server couldn’t do this now. Try again.' };
}
