import * as v from 'valibot';
import { expect } from 'vitest';
import { teamAnswers, type Role, type TeamAnswer, type TeamAsk } from '../../../../src/core/contracts/teamsContract.ts';
import type { SignedIn, TestServer } from '../startTestServer.ts';

export type Somebody = Pick<SignedIn, 'token' | 'userId' | 'email'>;

/** The calls of the tests about teams, on one running server. */
export function teamCalls(running: TestServer) {
  const send = (who: Pick<Somebody, 'token'>, body: object): Promise<Response> =>
    fetch(`${running.origin}/functions/v1/teams`, {
      method: 'POST',
      headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  /** The answer to a request that must succeed, checked against the contract. */
  const ask = async <Ask extends TeamAsk>(who: Somebody, name: Ask, given: object = {}): Promise<TeamAnswer<Ask>> => {
    const response = await send(who, { ask: name, ...given });
    const body: unknown = await response.json();
    expect({ ask: name, status: response.status, body }).toMatchObject({ status: 200 });
    return v.parse(teamAnswers[name], body) as TeamAnswer<Ask>;
  };
  const refused = async (who: Somebody, body: object, told: readonly [status: number, error: string]): Promise<void> => {
    const response = await send(who, body);
    expect([body, response.status, await response.json()]).toEqual([body, told[0], { ok: false, error: told[1] }]);
  };
  const setPlan = (who: Somebody, plan: 'free' | 'pro' | 'investor') =>
    running.sql(
      'insert into public.user_plans (user_id, plan) values ($1::uuid, $2) on conflict (user_id) do update set plan = excluded.plan',
      [who.userId, plan],
    );
  const somebody = (): Promise<Somebody> => running.signedIn();
  /** A person with the Investor plan. */
  const investor = async (): Promise<Somebody> => {
    const who = await somebody();
    await setPlan(who, 'investor');
    return who;
  };
  const createTeam = async (owner: Somebody, name = 'North Street'): Promise<string> =>
    (await ask(owner, 'create', { id: crypto.randomUUID(), name })).id;
  const join = async (
    owner: Somebody,
    workspace: string,
    { who, role }: { readonly who: Somebody; readonly role: Role },
  ): Promise<void> => {
    const { secret } = await ask(owner, 'invite', { workspace, role, uses: 1 });
    await ask(who, 'accept', { secret });
  };
  /** The roles of a workspace's members, by user id, as the database has them. */
  const rolesIn = async (workspace: string): Promise<Readonly<Record<string, string>>> => {
    const rows = await running.sql('select user_id::text, role from sync.workspace_members where workspace_id = $1::uuid', [workspace]);
    return Object.fromEntries(rows.map((row) => [row['user_id'] ?? '', row['role'] ?? '']));
  };
  /** The record, oldest first: kind, by, whom, detail. */
  const recordOf = async (workspace: string): Promise<readonly string[]> => {
    const rows = await running.sql(
      'select kind, by_name, whom, detail from private.workspace_audit where workspace_id = $1::uuid order by id',
      [workspace],
    );
    return rows.map((row) => [row['kind'], row['by_name'], row['whom'], row['detail']].join('|'));
  };
  return { send, ask, refused, setPlan, somebody, investor, createTeam, join, rolesIn, recordOf };
}

/** How a person without a name in their account is shown. */
export const nameOf = ({ email }: Somebody): string => email.split('@')[0] ?? '';
