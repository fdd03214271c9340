import { err, ok, type Result } from '../../../src/core/kernel/result.ts';
import type { PushAnswer } from '../../../src/core/protocol/syncCalls.ts';
import { isUuid } from '../../../src/backend/userClaims.ts';
import { asUser } from '../store/asUser.ts';
import type { Query } from '../store/database.ts';
import { validateRow, refused } from './push/validateRow.ts';
import { pushRows, type Push, type Pushed } from './push/pushRows.ts';
import { readPush } from './push/readPush.ts';
import { compareDigest, readDigest } from './read/digest.ts';
import { pullPage, readPull } from './read/pull.ts';
import { noStore } from '../http/refusal.ts';
import { badRequest, jsonHeaders, rateLimited, type Refusal } from './syncAnswers.ts';
import type { SyncCall, SyncDependencies } from './syncCall.ts';
import { openWorkspace, type Workspace } from './workspaces.ts';

export type SyncHandler = (room: SyncDependencies, call: SyncCall) => Promise<Result<Response, Refusal>>;

/** The maximum number of tabs that one person may have open. */
const streamsPerUser = 20;

export const push: SyncHandler = async (room, { request, claims }) => {
  const sent = await readPush(request);
  if (!sent.ok) return sent;
  const now = room.clock();
  const rows = sent.value.rows.map((row) => validateRow(row, now));
  const { workspace: asked = null, device } = sent.value;
  const given = { workspace: asked, device, rows, unconfirmedBytes: room.unconfirmedBytes };
  const done = await asUser(room.db, claims, async (q) => {
    const pushed = await pushRows(q, given);
    return pushed === null ? pushElsewhere(q, given) : ok(pushed);
  });
  if (!done.ok) return done;
  const { workspace, results, written, head, hasMail } = done.value;
  if (written.length > 0) room.pokes.tell({ workspace, version: head.version });
  // The device does not wait for a mail server.
  if (hasMail) void room.sendMails?.({ request, by: claims.sub, answer: null });
  const answer: PushAnswer = { workspace, version: head.version, serverTime: room.clock(), results: [...results] };
  return ok(Response.json(answer, { headers: noStore }));
};

export const pull: SyncHandler = async (room, { query, claims }) => {
  const asked = workspaceIn(query);
  if (!asked.ok) return asked;
  const page = readPull(query);
  if (!page.ok) return page;
  const json = (await room.replica?.pull(claims, asked.value, page.value)) ?? null;
  if (json !== null) return ok(pullResponse(room, json));
  const read = await inWorkspace(room, { claims, asked: asked.value }, (q, { id }) => pullPage(q, id, page.value));
  if (!read.ok) return read;
  if (read.value.ok) return ok(pullResponse(room, read.value.value.json));
  // A synchronous replica may show a commit just before the primary does, and the device may have read it there.
  const ahead = (await room.replica?.pull(claims, asked.value, { ...page.value, atLeast: page.value.after })) ?? null;
  return ahead === null ? read.value : ok(pullResponse(room, ahead));
};

const pullResponse = (room: SyncDependencies, json: string): Response =>
  new Response(`{${json},"serverTime":${room.clock()}}`, { headers: jsonHeaders });

export const digest: SyncHandler = async (room, { request, claims }) => {
  const sent = await readDigest(request);
  if (!sent.ok) return sent;
  const compared = await inWorkspace(room, { claims, asked: sent.value.workspace ?? null }, (q, { id }) =>
    compareDigest(q, id, sent.value),
  );
  return compared.ok ? ok(Response.json({ ...compared.value, serverTime: room.clock() }, { headers: noStore })) : compared;
};

export const stream: SyncHandler = async (room, { query, claims, token }) => {
  const asked = workspaceIn(query);
  if (!asked.ok) return asked;
  if (room.streams.countOf(claims.sub) >= streamsPerUser) return err(rateLimited(60));
  const look = () => inWorkspace(room, { claims, asked: asked.value }, async (q, { id }) => ({ id, version: await versionOf(q, id) }));
  const opened = await look();
  if (!opened.ok) return opened;
  const { id: workspace, version } = opened.value;
  const stillAllowed = async () => {
    const { kind } = await room.verify(token);
    // A check that failed to run is not a refusal. The stream sends only versions, and ends when the token expires.
    return kind === 'unavailable' || (kind === 'good' && (await look()).ok);
  };
  return ok(room.streams.open({ userId: claims.sub, workspace, version, until: claims.expiresAt * 1000, stillAllowed }));
};

/** The message for each reason that the database gives for a read-only workspace. */
const readOnlyMessages: ReadonlyMap<string, string> = new Map([
  ['viewer', 'You can view this workspace but not change it'],
  ['closed', 'This workspace is closed. An owner can reopen it until it is deleted.'],
  ['plan', 'This workspace is read-only until an owner has the Investor plan'],
]);

/**
 * Handles a push without a writable workspace. If it is the person's first push, their workspace is created now. Otherwise the workspace is
 * read-only.
 */
async function pushElsewhere(
  q: Query,
  given: Push,
): Promise<Result<Omit<Pushed, 'head'> & { readonly head: Pick<Pushed['head'], 'version'> }, Refusal>> {
  const opened = await openWorkspace(q, given.workspace);
  if (!opened.ok) return opened;
  const { id } = opened.value;
  const [found] = await q('select private.read_only_reason($1::uuid) as reason', [id]);
  const reason = found?.['reason'] ?? null;
  if (reason !== null) {
    const message = readOnlyMessages.get(reason) ?? 'You are no longer a member of this workspace';
    const results = given.rows.map((row) => (row.ok ? refused('forbidden', message) : row.error));
    return ok({ workspace: id, results, written: [], hasMail: false, head: { version: await versionOf(q, id) } });
  }
  const pushed = await pushRows(q, { ...given, workspace: id });
  if (pushed === null) throw new Error('The workspace can be written to but has no head row');
  return ok(pushed);
}

/** The workspace in the query string. Null if there is none. */
function workspaceIn(query: URLSearchParams): Result<string | null, Refusal> {
  const asked = query.get('workspace');
  return asked === null || isUuid(asked) ? ok(asked) : err(badRequest('workspace must be a UUID'));
}

/** Runs `work` on the requested workspace, in a transaction opened as the user. */
function inWorkspace<Value>(
  room: SyncDependencies,
  { claims, asked }: { readonly claims: SyncCall['claims']; readonly asked: string | null },
  work: (q: Query, workspace: Workspace) => Promise<Value>,
): Promise<Result<Value, Refusal>> {
  return asUser(room.db, claims, async (q) => {
    const opened = await openWorkspace(q, asked);
    return opened.ok ? ok(await work(q, opened.value)) : opened;
  });
}

async function versionOf(q: Query, workspaceId: string): Promise<number> {
  const [row] = await q('select version::text from sync.workspace_heads where workspace_id = $1::uuid', [workspaceId]);
  return Number(row?.['version'] ?? 0);
}
