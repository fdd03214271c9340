import * as v from 'valibot';

/** Limits that the database enforces. */
export const sharedLinkLimits = {
  /** How long a link can last, in days. */
  days: [7, 30, 90],
  /** Links of one person that are neither expired nor revoked. */
  open: 100,
  /** The maximum size of an encrypted report, in bytes. */
  bytes: 256 * 1024,
} as const;

const uuid = v.pipe(v.string(), v.uuid());
const moment = v.pipe(v.string(), v.isoTimestamp());

/** An open link to one deal. The server has neither its contents in clear nor its key. */
export const sharedLink = v.object({
  id: uuid,
  dealId: v.string(),
  createdAt: moment,
  expiresAt: moment,
  /** Whether the caller made it. Others in the team may list and revoke it. */
  mine: v.boolean(),
});
export type SharedLink = v.InferOutput<typeof sharedLink>;

/** `shared-links {ask: 'list', dealId}`: the deal's open links, newest first. */
export const sharedLinkList = v.object({ links: v.array(sharedLink) });

/** `shared-links {ask: 'create', clientId, dealId, workspace, days, body}`: a repeated request with one `clientId` creates one link. */
export const createdLink = v.object({ id: uuid, expiresAt: moment });

/** `shared-links {ask: 'revoke', id}`. */
export const revokedLink = v.object({ done: v.literal(true) });

/** `shared-link {id}`, which needs no account: the encrypted report in base64. Any other answer than 200 and 404 is a failure. */
export const sealedReport = v.object({ body: v.pipe(v.string(), v.base64()), expiresAt: moment });
