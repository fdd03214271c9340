import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import type { InvokeFailure } from '../../../src/account/account.ts';
import { teamRefusals, type TeamDetails, type TeamList } from '../../../src/core/contracts/teamsContract.ts';
import { err, ok, type Result } from '../../../src/core/kernel/result.ts';
import { openPersonalView } from '../../../src/data/view/cached/cachedTeams.ts';
import { createTeams } from '../../../src/teams/createTeams.ts';
import { acme, ada, listOf, teamOf } from './teamDevice.ts';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const offline: InvokeFailure = { kind: 'offline', status: null, message: '', body: null };
const refusedWith = (error: string): InvokeFailure => ({ kind: 'http', status: 403, message: error, body: { ok: false, error } });

type Answers = (body: Readonly<Record<string, unknown>>) => Result<unknown, InvokeFailure>;

/** Ada's teams over a server that answers like this. A new page is another call for the same person. */
function page(answers: Answers, userId = ada) {
  const asked: Readonly<Record<string, unknown>>[] = [];
  const view = openPersonalView(userId);
  const teams = createTeams({
    userId,
    view,
    newUuid: () => acme,
    account: {
      invoke: async (name, body) => {
        expect(name).toBe('teams');
        const given = body as Readonly<Record<string, unknown>>;
        asked.push(given);
        return answers(given);
      },
    },
  });
  stops.push(teams.stop, () => view.close());
  return { teams, asked };
}

const details = (changes: Partial<TeamDetails> = {}): TeamDetails => ({
  team: teamOf(),
  members: [{ user: ada, name: 'Ada', email: 'ada@example.com', role: 'editor', since: '2026-11-01T10:00:00Z' }],
  invitations: [],
  audit: [],
  devices: { LaptopADA: { user: ada, name: 'Ada' } },
  ...changes,
});

/** A server with one team. */
const server =
  (list: TeamList = listOf(teamOf())): Answers =>
  ({ ask }) => {
    if (ask === 'list') return ok(list);
    if (ask === 'read') return ok(details());
    if (ask === 'invite') return ok({ id: acme, secret: 'secret' });
    return ok(ask === 'leave' || ask === 'remove' || ask === 'mention-mail' ? { done: true } : teamOf());
  };

describe('a person’s teams', () => {
  it('are known without a connection, as of the last answer', async () => {
    const userId = '11111111-1111-4111-8111-111111111111';
    const first = page(server(), userId);
    expect(first.teams.state()).toEqual({ list: null, details: {}, notices: [] });
    await first.teams.refresh();
    await first.teams.read(acme);
    const later = page(() => err(offline), userId);
    await expect.poll(() => later.teams.state()).toEqual({ list: listOf(teamOf()), details: { [acme]: details() }, notices: [] });
    expect(await later.teams.refresh()).toMatchObject({ ok: false, error: { kind: 'offline' } });
    expect(later.teams.state().list).toEqual(listOf(teamOf()));
  });

  it('forget the details of a workspace that is no longer listed', async () => {
    const userId = '22222222-2222-4222-8222-222222222222';
    let list = listOf(teamOf());
    const { teams } = page((body) => (body['ask'] === 'list' ? ok(list) : ok(details())), userId);
    await teams.refresh();
    await teams.read(acme);
    list = listOf();
    await teams.refresh();
    expect(teams.state()).toEqual({ list: listOf(), details: {}, notices: [] });
  });

  it('name their person in every request, so that none is carried out as someone else', async () => {
    const { teams, asked } = page(server());
    await teams.create('Acme');
    await teams.invite(acme, { role: 'viewer', email: 'eve@example.com' });
    expect(new Set(asked.map(({ by }) => by))).toEqual(new Set([ada]));
    expect(asked[0]).toEqual({ ask: 'create', by: ada, name: 'Acme', id: acme });
    expect(asked.find(({ ask }) => ask === 'invite')).toMatchObject({ workspace: acme, role: 'viewer', email: 'eve@example.com' });
  });

  it('include the outcome of an action once it resolves', async () => {
    const { teams } = page(server(), '33333333-3333-4333-8333-333333333333');
    expect(await teams.accept('secret')).toEqual(ok(teamOf()));
    expect(teams.state().list).toEqual(listOf(teamOf()));
    expect(teams.state().details[acme]?.members).toHaveLength(1);
  });

  it('report an answer in an unknown form as a fault of the server, and keep what they knew', async () => {
    const { teams } = page(() => ok({ teams: 'many' }), '44444444-4444-4444-8444-444444444444');
    expect(await teams.refresh()).toMatchObject({ ok: false, error: { kind: 'server' } });
    expect(teams.state().list).toBeNull();
  });
});

describe('a refused action on a team', () => {
  it.each(teamRefusals)('“%s” comes with its own message', async (refusal) => {
    const { teams } = page(() => err(refusedWith(refusal)));
    const answer = await teams.rename(acme, 'New');
    expect(answer).toMatchObject({ ok: false, error: { kind: 'refused', refusal, message: expect.stringMatching(/^[A-Z].*\.$/) } });
  });

  it('says what to do without a connection, without a session and after a fault', async () => {
    const failures: readonly (readonly [InvokeFailure, string])[] = [
      [offline, 'offline'],
      [{ kind: 'unauthorized', status: 401, message: '', body: null }, 'signed-out'],
      [{ kind: 'http', status: 500, message: '', body: { ok: false, error: 'internal' } }, 'server'],
    ];
    for (const [failure, kind] of failures)
      expect(await page(() => err(failure)).teams.leave(acme)).toMatchObject({
        ok: false,
        error: { kind, message: expect.stringMatching(/\.$/) },
      });
  });
});
