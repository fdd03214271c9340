import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../support/mailbox.ts';
import { startSmtpDouble } from '../../../support/smtpDouble.ts';
import { readSmtpServer } from '../../../../sync-server/src/mail/smtpServer.ts';
import { startTestServer, type TestServer } from '../startTestServer.ts';
import { row, syncDevice } from '../sync/syncDevice.ts';
import { syncEngines } from '../sync/syncEngines.ts';
import { nameOf, teamCalls, type Somebody } from './teamCalls.ts';

interface Mentioning {
  readonly comment: string;
  readonly by: Somebody;
  readonly users: readonly Somebody[];
  readonly base: string | null;
}

/** The record of a comment that mentions people. */
const commentRow = ({ comment, by, users, base }: Mentioning) =>
  row({
    coll: 'comments',
    id: comment,
    base,
    doc: {
      dealId: 'deal01',
      text: 'Ask about the roof',
      by: by.userId,
      name: nameOf(by),
      mentions: users.map(({ userId }) => userId),
      createdAt: 1,
      updatedAt: 1,
    },
  });

const both = await syncEngines();
afterAll(() => both.close());

describe.each(both.engines)('mail about teams on $name', (engine) => {
  let running: TestServer;
  let calls: ReturnType<typeof teamCalls>;
  let [olga, eve, vera, bob] = [] as unknown as [Somebody, Somebody, Somebody, Somebody];
  let workspace = '';
  beforeAll(async () => {
    running = await engine.start();
    calls = teamCalls(running);
    [olga, eve, vera, bob] = [await calls.investor(), await calls.somebody(), await calls.somebody(), await calls.somebody()];
  });
  afterAll(() => running.close());
  beforeEach(async () => {
    await running.sql('delete from sync.workspaces where personal_of is null');
    workspace = await calls.createTeam(olga);
    await calls.join(olga, workspace, { who: eve, role: 'editor' });
    await calls.join(olga, workspace, { who: vera, role: 'viewer' });
    await running.sql('delete from mailbox.mails');
    mids.clear();
  });

  const mails = ({ email }: Pick<Somebody, 'email'>) => mailsTo(running.mailbox, email);
  const subjects = async (who: Pick<Somebody, 'email'>): Promise<readonly string[]> => (await mails(who)).map(({ subject }) => subject);
  const mids = new Map<string, string>();
  /** Syncs a comment, or its next version, in the name of `by`. Resolves to the status of its record. */
  const comment = async (who: Somebody, given: Omit<Mentioning, 'base'>): Promise<string | undefined> => {
    const sent = commentRow({ ...given, base: mids.get(given.comment) ?? null });
    const { body } = await syncDevice(running.origin, who.token).push([sent], { workspace });
    const [result] = body.results;
    if (result?.status === 'applied') mids.set(given.comment, sent.mid);
    return result?.status;
  };
  const mention = (who: Somebody, id: string, users: readonly Somebody[]) => comment(who, { comment: id, by: who, users });
  /** The subjects of a person's mail once there are `count` of them. */
  const settled = async (who: Somebody, count: number): Promise<readonly string[]> => {
    await expect.poll(() => subjects(who), { timeout: 10_000 }).toHaveLength(count);
    return subjects(who);
  };
  /** The unsubscribe link in a person's newest message. */
  const stopLink = async (who: Somebody): Promise<string> =>
    /http\S+teams-unsubscribe\?token=[0-9a-f-]{36}/.exec((await mails(who))[0]?.text ?? '')?.[0] ?? '';

  it('sends an invitation to its address, with a link that works and is told to the inviter too', async () => {
    const { secret, mailed } = await calls.ask(olga, 'invite', { workspace, role: 'editor', email: bob.email });
    expect(mailed).toBe(true);
    const [mail] = await mails(bob);
    expect(mail?.subject).toBe(`${nameOf(olga)} invited you to North Street on Yardstick`);
    expect(mail?.text).toContain(`${running.origin}/join#${secret}\n`);
    await running.sql('update auth.users set email_confirmed_at = now() where id = $1::uuid', [bob.userId]);
    expect((await calls.ask(bob, 'accept', { secret })).role).toBe('editor');
  });

  it('sends an invitation with its secret also if other requests of the inviter send mail meanwhile', async () => {
    const addresses = Array.from({ length: 6 }, () => ({ email: `${crypto.randomUUID()}@example.com` }));
    const made = await Promise.all(
      addresses.map(async ({ email }, at) => {
        const role = at % 2 === 0 ? 'owner' : 'viewer';
        const [invitation] = await Promise.all([
          calls.ask(olga, 'invite', { workspace, role: 'viewer', email }),
          calls.ask(olga, 'set-role', { workspace, user: eve.userId, role }),
        ]);
        return invitation;
      }),
    );
    expect(made.map(({ mailed }) => mailed)).toEqual(addresses.map(() => true));
    for (const [at, address] of addresses.entries()) expect((await mails(address))[0]?.text).toContain(`#${made[at]?.secret}\n`);
  });

  it('sends nothing for a link, and says so', async () => {
    expect((await calls.ask(olga, 'invite', { workspace, role: 'viewer' })).mailed).toBe(false);
    expect(await running.sql('select 1 from mailbox.mails')).toEqual([]);
  });

  it('tells a person of a new role and of their removal, once, and nobody of what they did themselves', async () => {
    await calls.ask(olga, 'set-role', { workspace, user: vera.userId, role: 'editor' });
    await calls.ask(olga, 'set-role', { workspace, user: vera.userId, role: 'editor' });
    await calls.ask(olga, 'remove', { workspace, user: vera.userId });
    await calls.refused(olga, { ask: 'remove', workspace, user: vera.userId }, [404, 'gone']);
    expect((await subjects(vera)).toSorted()).toEqual(['You were removed from North Street', 'Your role in North Street has changed']);
    await calls.ask(olga, 'hand-over', { workspace, user: eve.userId });
    expect([await subjects(eve), await subjects(olga)]).toEqual([['Your role in North Street has changed'], []]);
    await calls.ask(eve, 'set-role', { workspace, user: olga.userId, role: 'owner' });
    await calls.ask(eve, 'set-role', { workspace, user: eve.userId, role: 'editor' });
    expect(await subjects(eve)).toHaveLength(1);
  });

  it('mails the mentioned members once per comment, without anything of the deal but its link', async () => {
    expect(await mention(eve, 'comment1', [olga, vera, eve, bob])).toBe('applied');
    expect(await settled(vera, 1)).toEqual([`${nameOf(eve)} mentioned you in North Street`]);
    await mention(eve, 'comment1', [olga, vera]);
    await mention(eve, 'comment2', [olga]);
    expect(await settled(olga, 2)).toEqual(Array.from({ length: 2 }, () => `${nameOf(eve)} mentioned you in North Street`));
    expect([await subjects(vera), await subjects(eve), await subjects(bob)]).toEqual([[expect.any(String)], [], []]);
    const [mail] = await mails(olga);
    expect(mail?.text).toContain(`${running.origin}/deals/deal01?workspace=${workspace}\n`);
    expect(JSON.stringify(mail)).not.toContain('roof');
  });

  it('mails the members whom a later version of a comment mentions first', async () => {
    await mention(eve, 'comment1', []);
    await mention(eve, 'comment1', [vera]);
    await mention(eve, 'comment1', [vera, olga]);
    expect([await settled(olga, 1), await settled(vera, 1)]).toEqual([[expect.any(String)], [expect.any(String)]]);
  });

  it('sends no mail for a refused comment, one in someone else’s name, a deleted one, or one in an unknown form', async () => {
    expect(await mention(vera, 'comment1', [olga])).toBe('refused');
    expect(await comment(eve, { comment: 'comment2', by: olga, users: [vera] })).toBe('applied');
    const device = syncDevice(running.origin, eve.token);
    const good = commentRow({ comment: 'comment3', by: eve, users: [olga], base: null });
    const { body } = await device.push(
      [
        { ...good, id: 'comment4', doc: { ...good.doc, mentions: 'everyone' } },
        { ...good, id: 'comment5', doc: { ...good.doc, dealId: 'a b' } },
        { ...good, id: 'comment6', deleted: true },
        { ...good, id: 'comment7', coll: 'notes' },
      ].map((sent, at) => ({ ...sent, mid: `${sent.mid}${at}` })),
      { workspace },
    );
    expect(body.results.map(({ status }) => status)).toEqual(['applied', 'applied', 'applied', 'applied']);
    await calls.setPlan(olga, 'free');
    expect(await mention(eve, 'comment8', [olga])).toBe('refused');
    await calls.setPlan(olga, 'investor');
    await mention(eve, 'comment9', [olga]);
    expect(await settled(olga, 1)).toHaveLength(1);
    expect(await subjects(vera)).toEqual([]);
  });

  it('mails a person’s mentions of others a hundred times a day, and stores the comments above that too', async () => {
    await running.sql(
      `insert into private.team_mentions (workspace_id, comment_id, user_id, by_user)
       select $1::uuid, 'old' || n, $2::uuid, $3::uuid from generate_series(1, 99) n`,
      [workspace, olga.userId, eve.userId],
    );
    expect(await mention(eve, 'comment1', [olga])).toBe('applied');
    expect(await mention(eve, 'comment2', [olga])).toBe('applied');
    await settled(olga, 1);
    await running.sql("update private.team_mentions set at = at - interval '1 day'");
    await mention(eve, 'comment3', [olga]);
    expect(await settled(olga, 2)).toHaveLength(2);
  });

  it('stops mail about mentions in the app, and only that', async () => {
    await calls.ask(vera, 'mention-mail', { on: false });
    expect((await calls.ask(vera, 'list')).mentionMail).toBe(false);
    await mention(eve, 'comment1', [vera]);
    await calls.ask(olga, 'set-role', { workspace, user: vera.userId, role: 'editor' });
    expect(await subjects(vera)).toEqual(['Your role in North Street has changed']);
    await calls.ask(vera, 'mention-mail', { on: true });
    await mention(eve, 'comment2', [vera]);
    expect(await settled(vera, 2)).toHaveLength(2);
    await calls.refused(vera, { ask: 'mention-mail', on: 'yes' }, [422, 'invalid']);
  });

  it('stops mail about mentions by its link, but not when a scanner opens the link', async () => {
    await mention(eve, 'comment1', [vera]);
    await settled(vera, 1);
    const link = await stopLink(vera);
    const opened = await fetch(link);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await opened.text()).toContain('<form method="post">');
    await fetch(link, { method: 'HEAD' });
    expect((await calls.ask(vera, 'list')).mentionMail).toBe(true);
    // As a mail program's own button does it.
    expect((await fetch(link, { method: 'POST', body: new URLSearchParams('List-Unsubscribe=One-Click') })).status).toBe(200);
    expect((await calls.ask(vera, 'list')).mentionMail).toBe(false);
    expect((await calls.ask(eve, 'list')).mentionMail).toBe(true);
    for (const wrong of ['', 'x', crypto.randomUUID()])
      expect((await fetch(`${running.origin}/functions/v1/teams-unsubscribe?token=${wrong}`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(link, { method: 'PUT' })).status).toBe(405);
  });

  it('shows nobody another person’s unsubscribe link or queued mail', async () => {
    await mention(eve, 'comment1', [olga]);
    await settled(olga, 1);
    const token = new URL(await stopLink(olga)).searchParams.get('token') ?? 'missing';
    for (const ask of ['read', 'list'] as const) expect(JSON.stringify(await calls.ask(eve, ask, { workspace }))).not.toContain(token);
    for (const signature of ['take_team_mails(jsonb)', 'unsubscribe_mentions(jsonb)', 'purge_teams(timestamptz)'])
      expect(
        await running.sql("select has_function_privilege('authenticated', $1, 'execute')::text as may", [`private.${signature}`]),
      ).toEqual([{ may: 'false' }]);
  });
});

describe('mail about teams through SMTP', () => {
  it('sends text and HTML with a link to unsubscribe from mentions alone, and a failing mail server undoes nothing', async () => {
    const double = await startSmtpDouble();
    const running = await startTestServer({
      databaseUrl: null,
      smtp: readSmtpServer(`smtp://127.0.0.1:${double.port}`, 'no-reply@example.com'),
    });
    try {
      const calls = teamCalls(running);
      const [olga, eve] = [await calls.investor(), await calls.somebody()];
      const workspace = await calls.createTeam(olga, 'North & South <Street>');
      await calls.join(olga, workspace, { who: eve, role: 'editor' });
      const sent = commentRow({ comment: 'comment1', by: eve, users: [olga], base: null });
      await syncDevice(running.origin, eve.token).push([sent], { workspace });
      await expect.poll(() => double.mails.length, { timeout: 10_000 }).toBe(1);
      await calls.ask(olga, 'set-role', { workspace, user: eve.userId, role: 'viewer' });
      const [mentioned, changed] = double.mails;
      expect(mentioned?.headers['content-type']).toContain('multipart/alternative');
      expect(mentioned?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
      expect(mentioned?.headers).toHaveProperty('list-unsubscribe');
      expect(changed?.to).toBe(eve.email);
      expect(changed?.headers).not.toHaveProperty('list-unsubscribe');
      const html = Buffer.from(/text\/html[^]*?base64([A-Za-z0-9+/=]+)/.exec(changed?.text ?? '')?.[1] ?? '', 'base64').toString();
      expect(html).toContain('North &amp; South &lt;Street&gt;');
      double.refuse('MAIL');
      expect((await calls.ask(olga, 'invite', { workspace, role: 'viewer', email: 'new@example.com' })).mailed).toBe(false);
      await calls.ask(olga, 'remove', { workspace, user: eve.userId });
      expect(await calls.rolesIn(workspace)).toEqual({ [olga.userId]: 'owner' });
      expect((await calls.ask(olga, 'read', { workspace })).invitations).toHaveLength(1);
      expect(double.refusals()).toBe(2);
    } finally {
      await running.close();
      await double.close();
    }
  });

  it('says that an invitation was not mailed if the server can send no mail', async () => {
    const running = await startTestServer({ databaseUrl: null, publicOrigin: 'https://app.example' });
    try {
      const calls = teamCalls(running);
      const olga = await calls.investor();
      const workspace = await calls.createTeam(olga);
      const made = await calls.ask(olga, 'invite', { workspace, role: 'viewer', email: 'new@example.com' });
      expect([made.mailed, made.secret.length]).toEqual([false, 43]);
    } finally {
      await running.close();
    }
  });
});
