import * as v from 'valibot';
import { readJsonBody } from '../../../../src/backend/body/readJsonBody.ts';
import { err, ok } from '../../../../src/core/kernel/result.ts';
import { presenceCall } from '../../../../src/core/protocol/presence.ts';
import { noStore } from '../../http/refusal.ts';
import { asUser } from '../../store/asUser.ts';
import { badRequest, rateLimited } from '../syncAnswers.ts';
import type { SyncHandler } from '../syncCalls.ts';
import { openWorkspace } from '../workspaces.ts';

/** The size limit of the body, in bytes. A valid one is far smaller. */
const maxBodyBytes = 1_000;

const ownName = 'select m.name from sync.workspace_members m where m.workspace_id = $1::uuid and m.user_id = (select auth.uid())';

/** Tells the other members' open streams which deal the caller has open. Stores nothing. */
export const tellPresence: SyncHandler = async (room, { request, claims }) => {
  const wait = room.takePresenceToken(claims.sub, room.clock());
  if (wait > 0) return err(rateLimited(wait));
  const body = await readJsonBody(request, maxBodyBytes);
  const call = body.ok ? v.safeParse(presenceCall, body.value) : null;
  if (call?.success !== true) return err(badRequest('The body is not presence in this protocol’s format'));
  const { workspace, deal, device } = call.output;
  const named = await asUser(room.db, claims, async (q) => {
    const opened = await openWorkspace(q, workspace);
    if (!opened.ok) return opened;
    const [member] = await q(ownName, [opened.value.id]);
    return ok(member?.['name'] ?? '');
  });
  if (!named.ok) return named;
  room.pokes.tellPresence(workspace.toLowerCase(), { user: claims.sub, name: named.value, device, deal });
  return ok(Response.json({}, { headers: noStore }));
};
