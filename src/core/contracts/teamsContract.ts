import * as v from 'valibot';

/** What a member may do: an owner everything, an editor change the deals, a viewer read them. */
export const roles = ['owner', 'editor', 'viewer'] as const;
export type Role = (typeof roles)[number];

/**
 * Why nobody may change the deals in a workspace at present: no owner has the Investor plan, or an owner closed it. Nothing is lost, and
 * members can still read and export everything.
 */
export const readOnlyReasons = ['plan', 'closed'] as const;
export type ReadOnlyReason = (typeof readOnlyReasons)[number];

const moment = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/));
const uuid = v.pipe(v.string(), v.uuid());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** One of the person's team workspaces. The personal workspace is not among them. */
export const teamEntry = v.object({
  id: uuid,
  name: v.string(),
  role: v.picklist(roles),
  members: count,
  readOnly: v.nullable(v.picklist(readOnlyReasons)),
  /** When a closed workspace is deleted. Null while it is open. */
  deletedAt: v.nullable(moment),
});
export type TeamEntry = v.InferOutput<typeof teamEntry>;

/** `teams {ask: 'list'}`: the person's team workspaces, by name. */
export const teamList = v.object({
  teams: v.array(teamEntry),
  /** Whether the person's plan allows creating one. */
  mayCreate: v.boolean(),
  /** Whether the person receives mail about mentions. Mail about security cannot be switched off. */
  mentionMail: v.boolean(),
});
export type TeamList = v.InferOutput<typeof teamList>;

export const member = v.object({ user: uuid, name: v.string(), email: v.string(), role: v.picklist(roles), since: moment });
export type Member = v.InferOutput<typeof member>;

/** An invitation that can still be used. Its secret is shown once, when it is made. */
export const invitation = v.object({
  id: uuid,
  role: v.picklist(roles),
  /** The only account that may accept it. Null for a link. */
  email: v.nullable(v.string()),
  usesLeft: count,
  expiresAt: moment,
});
export type Invitation = v.InferOutput<typeof invitation>;

export const auditKinds = [
  'created',
  'renamed',
  'closed',
  'reopened',
  'invited',
  'invitation-revoked',
  'joined',
  'role-changed',
  'removed',
  'left',
  'handed-over',
  'account-deleted',
  'deal-shared',
  'share-revoked',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** One entry of the record of who did what. Names are as they were at the time, so that it outlasts accounts. */
export const auditEntry = v.object({
  at: moment,
  kind: v.picklist(auditKinds),
  by: v.string(),
  /** The person it was done to, or an invitation's address. Empty if none. */
  whom: v.string(),
  /** The new name or role. Empty if none. */
  detail: v.string(),
});
export type AuditEntry = v.InferOutput<typeof auditEntry>;

/** `teams {ask: 'read', workspace}`. Invitations and record are for owners, and empty for anyone else. */
export const teamDetails = v.object({
  team: teamEntry,
  members: v.array(member),
  invitations: v.array(invitation),
  audit: v.array(auditEntry),
  /**
   * The people whose devices have written to the workspace, also those who have left, by device id. The device id in a field's clock says
   * who changed it.
   */
  devices: v.record(v.string(), v.object({ user: uuid, name: v.string() })),
});
export type TeamDetails = v.InferOutput<typeof teamDetails>;

/**
 * `teams {ask: 'invite', workspace, role, email?, uses?}`: the secret goes into the link `/join#SECRET`, and only a hash is stored. `mailed`:
 * whether the link was sent to the address. Otherwise the owner passes it on.
 */
export const invited = v.object({ id: uuid, secret: v.string(), mailed: v.optional(v.boolean()) });
export type Invited = v.InferOutput<typeof invited>;

/** `teams {ask: 'preview', secret}`: what an invitation offers, before it is accepted. */
export const invitationPreview = v.object({
  workspace: uuid,
  name: v.string(),
  invitedBy: v.string(),
  role: v.picklist(roles),
  /** Whether the person is a member already. */
  joined: v.boolean(),
});
export type InvitationPreview = v.InferOutput<typeof invitationPreview>;

/** What the requests about a team are called, with the answer of each. All are sent as `teams {ask, ...}`. */
export const teamAnswers = {
  list: teamList,
  /** `{name, id}`: the device chooses the id, so that a repeated request creates one workspace. */
  create: teamEntry,
  read: teamDetails,
  rename: teamEntry,
  close: teamEntry,
  reopen: teamEntry,
  invite: invited,
  revoke: v.object({ done: v.literal(true) }),
  preview: invitationPreview,
  accept: teamEntry,
  /** `{workspace, user, role}`. The last owner's role cannot change. */
  'set-role': v.object({ done: v.literal(true) }),
  remove: v.object({ done: v.literal(true) }),
  leave: v.object({ done: v.literal(true) }),
  /** `{workspace, user}`: makes the other an owner and the caller an editor. */
  'hand-over': v.object({ done: v.literal(true) }),
  /** `{on}`. */
  'mention-mail': v.object({ done: v.literal(true) }),
} as const;
export type TeamAsk = keyof typeof teamAnswers;
export type TeamAnswer<Ask extends TeamAsk> = v.InferOutput<(typeof teamAnswers)[Ask]>;

/** Refusals of the database, beyond those of every function. `error` in the body of a 4xx response. */
export const teamRefusals = [
  'forbidden',
  'gone',
  'invalid',
  'plan_needed',
  'no_seat',
  'too_many',
  'last_owner',
  'wrong_address',
  'unconfirmed',
  'closed',
] as const;
export type TeamRefusal = (typeof teamRefusals)[number];
