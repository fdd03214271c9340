import { err, ok, type Result } from '../../../src/core/kernel/result.ts';
import type { Query } from '../store/database.ts';
import { noSuchWorkspace, tokenRefusal, type Refusal } from './syncAnswers.ts';

export interface Workspace {
  readonly id: string;
}

const member = `select m.workspace_id::text as id from sync.workspace_members m
  join sync.workspaces w on w.id = m.workspace_id
  where m.user_id = auth.uid() and case when $1::text is null then w.personal_of = auth.uid() else m.workspace_id = $1::text::uuid end`;

/** Three statements, each seeing the previous one's writes. If two devices start at once, only one workspace is created. */
const makePersonal = [
  'insert into sync.workspaces (personal_of) values (auth.uid()) on conflict (personal_of) do nothing',
  `insert into sync.workspace_members (workspace_id, user_id, personal_of, role)
   select id, auth.uid(), auth.uid(), 'owner' from sync.workspaces where personal_of = auth.uid() on conflict do nothing`,
  `insert into sync.workspace_heads (workspace_id)
   select id from sync.workspaces where personal_of = auth.uid() on conflict do nothing`,
];

/** The workspace of a call, without creating one: the named one, or the person's own if null. Null if the user may not see it. */
export async function findWorkspace(q: Query, asked: string | null): Promise<Workspace | null> {
  const [found] = await q(member, [asked]);
  return found === undefined ? null : { id: found['id'] ?? '' };
}

/**
 * The workspace for a call, if the user may see it. If `asked` is null it is the person's own, created on first use. Runs inside a
 * transaction opened as the user. A refused call locks nothing.
 */
export async function openWorkspace(q: Query, asked: string | null): Promise<Result<Workspace, Refusal>> {
  const found = await findWorkspace(q, asked);
  if (found !== null) return ok(found);
  const [factor] = await q('select private.mfa_ok()::text as passed');
  if (factor?.['passed'] !== 'true') return err(tokenRefusal('second-factor'));
  if (asked !== null) return err(noSuchWorkspace);
  for (const statement of makePersonal) await q(statement);
  const [made] = await q(member, [null]);
  if (made === undefined) throw new Error('A personal workspace was created but cannot be found');
  return ok({ id: made['id'] ?? '' });
}
