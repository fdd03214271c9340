import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createdLink,
  sealedReport,
  sharedLinkLimits,
  sharedLinkList,
  type SharedLink,
} from '../../../src/core/contracts/sharedLinkContract.ts';
import { sharedPartIds } from '../../../src/core/report/shared/sharedParts.ts';
import { fromBase64, toBase64 } from '../../../src/sharing/linkKey.ts';
import { openReport, sealReport } from '../../../src/sharing/sealReport.ts';
import { parse } from 'valibot';
import { runNightly } from '../../../sync-server/src/jobs/nightly.ts';
import { wallTime } from '../../support/realClock.ts';
import { sampleSharedReport } from '../../support/sharedReports.ts';
import type { TestServer } from './startTestServer.ts';
import { syncEngines } from './sync/syncEngines.ts';

const both = await syncEngines();
afterAll(() => both.close());

type Someone = Awaited<ReturnType<TestServer['signedIn']>>;

const random = (length: number) => new Uint8Array(randomBytes(length));
const note = 'the boiler hums at night';
const key = random(32);
const report = sampleSharedReport(sharedPartIds, [note]);
/** The smallest encrypted report, without contents. */
const body = toBase64(random(8_192));
const dealId = 'deal-1';
const creation = (changes: object = {}) => ({ ask: 'create', clientId: crypto.randomUUID(), dealId, days: 7, body, ...changes });

describe.each(both.engines)('links to a deal on $name', (engine) => {
  let running: TestServer;
  // Password hashing makes a sign-up slow, so most tests share these people.
  let [ada, eve] = [] as unknown as [Someone, Someone];
  beforeAll(async () => {
    running = await engine.start();
    [ada, eve] = [await running.signedIn(), await running.signedIn()];
  });
  afterAll(() => running.close());

  const ask = (who: Pick<Someone, 'token'>, asked: object) =>
    fetch(`${running.origin}/functions/v1/shared-links`, {
      method: 'POST',
      headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    });
  const read = (id: unknown) =>
    fetch(`${running.origin}/functions/v1/shared-link`, {
      method: 'POST',
      body: JSON.stringify({ id }),
      headers: { 'content-type': 'application/json' },
    });
  const create = async (who: Someone, changes: object = {}) => parse(createdLink, await (await ask(who, creation(changes))).json());
  const listOf = async (who: Someone, of = dealId): Promise<readonly SharedLink[]> =>
    parse(sharedLinkList, await (await ask(who, { ask: 'list', dealId: of })).json()).links;
  const gone = async (id: unknown): Promise<void> => {
    const answer = await read(id);
    expect([answer.status, await answer.json()]).toEqual([404, { ok: false, error: 'gone' }]);
  };
  const refused = async (who: Someone, asked: object, told: readonly [status: number, error: string]): Promise<void> => {
    const answer = await ask(who, asked);
    expect([answer.status, await answer.json()]).toEqual([told[0], { ok: false, error: told[1] }]);
  };
  /** A team of Ada's, with the others in these roles. */
  const teamOf = async (members: readonly (readonly [Someone, string])[]): Promise<string> => {
    const [row] = await running.sql("insert into sync.workspaces (personal_of, name) values (null, 'Team') returning id::text as id");
    for (const [who, role] of members)
      await running.sql('insert into sync.workspace_members (workspace_id, user_id, role) values ($1::uuid, $2::uuid, $3)', [
        row?.['id'] ?? '',
        who.userId,
        role,
      ]);
    return row?.['id'] ?? '';
  };

  it('are read without an account, never cached, and open only with the key', async () => {
    const sealed = await sealReport(report, key, random);
    if (!sealed.ok) throw new Error(sealed.error);
    const { id, expiresAt } = await create(ada, { body: toBase64(sealed.value) });
    const answer = await read(id);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const got = parse(sealedReport, await answer.json());
    expect(got.expiresAt).toBe(expiresAt);
    const bytes = fromBase64(got.body) ?? new Uint8Array();
    expect(await openReport(bytes, key)).toEqual({ ok: true, value: report });
    expect(await openReport(bytes, random(32))).toEqual({ ok: false, error: 'wrong-key' });
  });

  it('leave nothing readable in the database: not the address, the price or a note, in any table or encoding', async () => {
    const sealed = await sealReport(report, key, random);
    if (!sealed.ok) throw new Error(sealed.error);
    const { id } = await create(ada, { body: toBase64(sealed.value) });
    const tables = await running.sql(`select format('%I.%I', n.nspname, c.relname) as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')`);
    expect(tables.map(({ name }) => name)).toContain('private.shared_link_bytes');
    const found: string[] = [];
    const holds = async (text: string): Promise<readonly string[]> => {
      const inside: string[] = [];
      for (const { name } of tables) {
        const [row] = await running.sql(`select count(*)::text as n from ${name} t where strpos(lower(t::text), lower($1)) > 0`, [text]);
        if (row?.['n'] !== '0') inside.push(name ?? '');
      }
      return inside;
    };
    for (const secret of ['Example Street', '185,000', '185000', 'M6 5ZZ', note, 'Ada'])
      for (const encoding of ['utf8', 'hex', 'base64'] as const) {
        // The ends of a text in base64 depend on what is around it.
        const text = encoding === 'base64' ? Buffer.from(secret).toString(encoding).slice(0, -4) : Buffer.from(secret).toString(encoding);
        if (text.length >= 6) found.push(...(await holds(text)).map((name) => `${secret} in ${name}`));
      }
    expect(found).toEqual([]);
    // The search finds what is there: the link's own id, and the bytes as they are.
    expect(await holds(id)).toEqual(expect.arrayContaining(['public.shared_links', 'private.shared_link_bytes']));
    expect(await holds(Buffer.from(sealed.value.slice(100, 140)).toString('hex'))).toEqual(['private.shared_link_bytes']);
    expect(Buffer.from(JSON.stringify(report)).includes('Example Street')).toBe(true);
  });

  it('are gone at once for everybody when revoked, with their bytes, and revoking again changes nothing', async () => {
    const { id } = await create(ada);
    expect((await read(id)).status).toBe(200);
    for (let times = 0; times < 2; times += 1) expect(await (await ask(ada, { ask: 'revoke', id })).json()).toEqual({ done: true });
    await gone(id);
    const [kept] = await running.sql('select count(*)::text as n from private.shared_link_bytes where link_id = $1::uuid', [id]);
    expect(kept).toEqual({ n: '0' });
    expect((await listOf(ada)).map((link) => link.id)).not.toContain(id);
  });

  it('are gone when they expire, and removed in the night', async () => {
    const [{ id }, { id: kept }] = [await create(ada), await create(ada)];
    await running.sql(
      "update public.shared_links set created_at = now() - interval '8 days', expires_at = now() - interval '1 minute' where id = $1::uuid",
      [id],
    );
    await gone(id);
    expect((await listOf(ada)).map((link) => link.id)).not.toContain(id);
    await runNightly(running.database(), { dataDir: running.dataDir, clock: wallTime });
    const rows = await running.sql('select id::text from public.shared_links where id in ($1::uuid, $2::uuid)', [id, kept]);
    expect(rows).toEqual([{ id: kept }]);
    expect((await read(kept)).status).toBe(200);
  });

  it.each([...sharedLinkLimits.days])('last the %i days that were chosen', async (days) => {
    const { id } = await create(ada, { days });
    const link = (await listOf(ada)).find((one) => one.id === id);
    expect(link).toMatchObject({ dealId, mine: true });
    expect(Date.parse(link?.expiresAt ?? '') - Date.parse(link?.createdAt ?? '')).toBe(days * 86_400_000);
  });

  it('give the same answer to an id that was never given, is none, or is missing', async () => {
    for (const id of [crypto.randomUUID(), 'x', '', null, 5, { a: 1 }]) await gone(id);
    expect((await fetch(`${running.origin}/functions/v1/shared-link`)).status).toBe(405);
  });

  it('are neither listed nor revoked by anyone else', async () => {
    const { id } = await create(ada);
    expect(await listOf(eve)).toEqual([]);
    await refused(eve, { ask: 'revoke', id }, [404, 'gone']);
    await refused(eve, { ask: 'revoke', id: crypto.randomUUID() }, [404, 'gone']);
    expect((await read(id)).status).toBe(200);
  });

  it('made from a team are listed and revoked by its owners and editors, and not by its viewers', async () => {
    const [ed, vera] = [await running.signedIn(), await running.signedIn()];
    const workspace = await teamOf([
      [ada, 'owner'],
      [ed, 'editor'],
      [vera, 'viewer'],
    ]);
    const { id } = await create(ada, { workspace, dealId: 'team-deal' });
    expect((await listOf(ed, 'team-deal')).map((link) => [link.id, link.mine])).toEqual([[id, false]]);
    expect(await listOf(vera, 'team-deal')).toEqual([]);
    await refused(vera, { ask: 'revoke', id }, [404, 'gone']);
    await refused(vera, creation({ workspace }), [403, 'forbidden']);
    await refused(eve, creation({ workspace }), [403, 'forbidden']);
    for (let times = 0; times < 2; times += 1) expect(await (await ask(ed, { ask: 'revoke', id })).json()).toEqual({ done: true });
    await gone(id);
    const record = await running.sql('select kind from private.workspace_audit where workspace_id = $1::uuid order by kind', [workspace]);
    expect(record.map(({ kind }) => kind).filter((kind) => kind?.includes('share'))).toEqual(['deal-shared', 'share-revoked']);
  });

  it('cannot be made from somebody’s own workspace, which is no team', async () => {
    const [row] = await running.sql('insert into sync.workspaces (personal_of) values ($1::uuid) returning id::text as id', [eve.userId]);
    await running.sql(
      "insert into sync.workspace_members (workspace_id, user_id, personal_of, role) values ($1::uuid, $2::uuid, $2::uuid, 'owner')",
      [row?.['id'] ?? '', eve.userId],
    );
    await refused(eve, creation({ workspace: row?.['id'] }), [403, 'forbidden']);
  });

  it('are created once by a repeated request, also when sent at the same moment', async () => {
    const asked = creation({ dealId: 'repeated' });
    const answers = await Promise.all([1, 2, 3].map(async () => parse(createdLink, await (await ask(ada, asked)).json())));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await listOf(ada, 'repeated')).length).toBe(1);
  });

  it('are limited to a hundred open ones a person, exactly, also in parallel', async () => {
    const bob = await running.signedIn();
    await running.sql(
      `insert into public.shared_links (user_id, client_id, deal_id, expires_at)
      select $1::uuid, gen_random_uuid(), 'many', now() + interval '7 days' from generate_series(1, ${sharedLinkLimits.open - 2})`,
      [bob.userId],
    );
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await ask(bob, creation())).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    await refused(bob, creation(), [429, 'too_many']);
    const [one] = await listOf(bob);
    await ask(bob, { ask: 'revoke', id: one?.id });
    expect((await ask(bob, creation())).status).toBe(200);
  });

  it.each([
    ['more than the largest size', { body: toBase64(random(sharedLinkLimits.bytes + 1)) }],
    ['fewer bytes than the smallest', { body: toBase64(random(100)) }],
    ['text that is not base64', { body: '<html>' }],
    ['no bytes', { body: null }],
    ['another number of days', { days: 365 }],
    ['no days', { days: null }],
    ['a deal’s id that is none', { dealId: 'a b' }],
    ['no deal', { dealId: null }],
    ['a request’s id that is none', { clientId: 'x' }],
    ['a team’s id that is none', { workspace: 'x' }],
  ])('are refused with %s', async (_why, changes) => {
    await refused(ada, creation(changes), [422, 'invalid']);
  });

  it('of the largest size are accepted, and far larger bodies are not even read', async () => {
    expect((await ask(ada, creation({ body: toBase64(random(sharedLinkLimits.bytes)) }))).status).toBe(200);
    expect((await ask(ada, creation({ body: 'A'.repeat(500_000) }))).status).toBe(413);
  });

  it('go with the account that made them', async () => {
    const cat = await running.signedIn();
    const { id } = await create(cat);
    await running.sql('delete from auth.users where id = $1::uuid', [cat.userId]);
    await gone(id);
  });

  it('appear in their person’s export, without the bytes', async () => {
    const { id } = await create(ada);
    const answer = await fetch(`${running.origin}/account/v1/export`, { headers: { authorization: `Bearer ${ada.token}` } });
    const text = await answer.text();
    expect(text).toContain(id);
    expect(text).not.toContain('shared_link_bytes');
  });
});

describe('reading links', () => {
  it('is limited by network address', async () => {
    const [engine] = both.engines;
    const running = await engine?.start();
    if (running === undefined) throw new Error('No engine');
    const id = crypto.randomUUID();
    const statuses = new Set<number>();
    for (let times = 0; times < 130; times += 1)
      statuses.add((await fetch(`${running.origin}/functions/v1/shared-link`, { method: 'POST', body: JSON.stringify({ id }) })).status);
    expect([...statuses]).toEqual([404, 429]);
    await running.close();
  });
});
