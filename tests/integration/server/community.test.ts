import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFeedPage, type FeedPage } from '../../../src/core/community/communityFeed.ts';
import { readModeration } from '../../../src/core/community/moderation.ts';
import { europeanMarkets } from '../../support/europeanDeals.ts';
import { americanShared, europeanShared, sampleSharedDeal, sharedStrategies, sharedUnder } from '../../support/sharedDeals.ts';
import type { TestServer } from './startTestServer.ts';
import { syncEngines } from './sync/syncEngines.ts';

const both = await syncEngines();
afterAll(() => both.close());

const deal = sampleSharedDeal();
const newId = () => crypto.randomUUID();
const share = (shared: object) => ({ ask: 'share', clientId: newId(), name: 'North Star', deal: shared });

type Someone = Awaited<ReturnType<TestServer['signedIn']>>;

describe.each(both.engines)('the community on $name', (engine) => {
  let running: TestServer;
  // Password hashing makes a sign-up slow, so most tests share these four people.
  let [ada, eve, bob, cat] = [] as unknown as [Someone, Someone, Someone, Someone];
  beforeAll(async () => {
    running = await engine.start();
    [ada, eve, bob, cat] = [await running.signedIn(), await running.signedIn(), await running.signedIn(), await running.signedIn()];
  });
  afterAll(() => running.close());

  const ask = (who: Pick<Someone, 'token'>, body: unknown) =>
    fetch(`${running.origin}/functions/v1/community`, {
      method: 'POST',
      headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const did = async (who: Someone, body: unknown): Promise<void> => {
    const answer = await ask(who, body);
    expect([answer.status, await answer.json()]).toEqual([200, { done: true }]);
  };
  const refused = async (who: Someone, body: unknown, told: readonly [status: number, error: string]): Promise<void> => {
    const answer = await ask(who, body);
    expect([answer.status, await answer.json()]).toEqual([told[0], { ok: false, error: told[1] }]);
  };
  const feedOf = async (who: Someone, more: Readonly<Record<string, unknown>> = {}): Promise<FeedPage> => {
    const page = readFeedPage(await (await ask(who, { ask: 'feed', limit: 50, ...more })).json());
    if (page === null) throw new Error('The answer was not a feed');
    return page;
  };
  /** A user with a newly shared deal, and the deal as they see it. */
  const sharer = async (name = 'North Star', who = ada) => {
    const clientId = newId();
    await did(who, { ask: 'share', clientId, name, deal });
    const post = (await feedOf(who)).posts.find((found) => found.clientId === clientId);
    if (post === undefined) throw new Error('The shared deal is missing from the feed');
    return { who, clientId, post };
  };
  const seenBy = async (who: Someone, id: string) => (await feedOf(who)).posts.find((post) => post.id === id);

  /** Three users whose accounts are a month old, a moderator and a bystander, created once. */
  const circle = async () => {
    const everybody: Someone[] = [];
    for (let count = 0; count < 5; count += 1) everybody.push(await running.signedIn());
    const [moderator, bystander, ...people] = everybody;
    if (moderator === undefined || bystander === undefined) throw new Error('Fewer than five people signed in');
    for (const { userId } of people) {
      await running.sql(
        "update auth.users set created_at = now() - interval '30 days', email_confirmed_at = now() - interval '30 days' where id = $1::uuid",
        [userId],
      );
      await running.sql("insert into sync.workspaces (personal_of, created_at) values ($1::uuid, now() - interval '30 days')", [userId]);
    }
    await running.sql('insert into private.moderators (user_id) values ($1::uuid)', [moderator.userId]);
    return { people, moderator, bystander };
  };
  const itemOf = async (who: Someone, postId: string) =>
    readModeration(await (await ask(who, { ask: 'moderation' })).json())?.find((item) => item.postId === postId);

  it('shows others the deal and the chosen name, and nothing that identifies the author', async () => {
    const { who, clientId, post } = await sharer();
    const text = await (await ask(eve, { ask: 'feed', limit: 50 })).text();
    for (const secret of [who.userId, who.email, clientId]) expect(text).not.toContain(secret);
    expect(await seenBy(eve, post.id)).toEqual({ ...post, mine: false, clientId: null });
    expect(post).toMatchObject({ name: 'North Star', mine: true, deal, comments: [], commentCount: 0 });
  });

  it.each(sharedStrategies)('shows others a %s with its own figures', async (strategy) => {
    const clientId = newId();
    await did(bob, { ask: 'share', clientId, name: 'North Star', deal: sharedUnder(strategy) });
    expect((await feedOf(bob)).posts.find((post) => post.clientId === clientId)?.deal).toEqual(sharedUnder(strategy));
  });

  it('stores a post or comment once even if it is sent several times', async () => {
    const { who, clientId, post } = await sharer();
    const comment = { ask: 'comment', clientId: newId(), postId: post.id, name: 'North Star', text: 'Two viewings so far.' };
    await Promise.all([1, 2, 3].map(() => did(who, { ask: 'share', clientId, name: 'North Star', deal })));
    await Promise.all([1, 2, 3].map(() => did(who, comment)));
    const found = (await feedOf(who)).posts.filter((one) => one.clientId === clientId);
    expect(found.map(({ id, commentCount }) => [id, commentCount])).toEqual([[post.id, 1]]);
  });

  it('never acts as a user other than the author', async () => {
    const clientId = newId();
    await refused(eve, { ask: 'share', by: ada.userId, clientId, name: 'North Star', deal }, [409, 'other_person']);
    await did(ada, { ask: 'share', by: ada.userId, clientId, name: 'North Star', deal });
    expect((await feedOf(eve)).posts.filter(({ mine }) => mine)).toEqual([]);
  });

  it('shows comments oldest first and marks those by the author', async () => {
    const { who, post } = await sharer();
    await did(eve, {
      ask: 'comment',
      clientId: newId(),
      postId: post.id,
      name: 'Eve',
      text: 'Is the rent\nagreed? <b>https://x.example</b>',
    });
    await did(who, { ask: 'comment', clientId: newId(), postId: post.id, name: 'North Star', text: 'An estimate.' });
    const seen = await seenBy(eve, post.id);
    expect(seen?.comments.map(({ name, mine, byAuthor, text }) => [name, mine, byAuthor, text])).toEqual([
      ['Eve', true, false, 'Is the rent\nagreed? <b>https://x.example</b>'],
      ['North Star', false, true, 'An estimate.'],
    ]);
  });

  it('deletes a withdrawn deal and its comments permanently, for everyone', async () => {
    const { who, clientId, post } = await sharer();
    await did(eve, { ask: 'withdraw', kind: 'post', clientId });
    expect(await seenBy(eve, post.id)).toBeDefined();
    await did(who, { ask: 'withdraw', kind: 'post', clientId });
    await did(who, { ask: 'share', clientId, name: 'North Star', deal });
    expect([await seenBy(eve, post.id), await seenBy(who, post.id)]).toEqual([undefined, undefined]);
    const rows = await running.sql('select deal::text, name from public.community_posts where id = $1::uuid', [post.id]);
    expect(rows).toEqual([{ deal: null, name: '' }]);
    await refused(eve, { ask: 'comment', clientId: newId(), postId: post.id, name: 'Eve', text: 'Late' }, [404, 'gone']);
  });

  it('lets only its writer withdraw a comment', async () => {
    const { who, post } = await sharer();
    const clientId = newId();
    await did(eve, { ask: 'comment', clientId, postId: post.id, name: 'Eve', text: 'Sold last week.' });
    await did(who, { ask: 'withdraw', kind: 'comment', clientId });
    expect((await seenBy(who, post.id))?.commentCount).toBe(1);
    await did(eve, { ask: 'withdraw', kind: 'comment', clientId });
    expect((await seenBy(who, post.id))?.commentCount).toBe(0);
  });

  it('hides a reported deal from its reporter at once', async () => {
    const { post } = await sharer();
    await did(eve, { ask: 'report', postId: post.id, reason: 'spam' });
    expect([await seenBy(eve, post.id), (await seenBy(bob, post.id))?.id]).toEqual([undefined, post.id]);
  });

  it('keeps a deal visible to others when three throwaway accounts report it', async () => {
    const { who, post } = await sharer();
    for (const reporter of [eve, bob, cat]) for (const _ of [1, 2]) await did(reporter, { ask: 'report', postId: post.id, reason: 'spam' });
    const dan = await running.signedIn();
    expect((await seenBy(dan, post.id))?.id).toBe(post.id);
    expect(await seenBy(who, post.id)).toMatchObject({ held: false });
  });

  it('hides a deal reported by three established users until a moderator restores it', async () => {
    const { who, post } = await sharer();
    const { people, moderator, bystander } = await circle();
    for (const [at, person] of people.entries()) {
      expect(await seenBy(who, post.id), `after ${at} reports`).toMatchObject({ held: false });
      await did(person, { ask: 'report', postId: post.id, reason: 'other', text: 'A name in it' });
    }
    expect(await seenBy(bystander, post.id)).toBeUndefined();
    expect(await seenBy(who, post.id)).toMatchObject({ held: true });
    await refused(bystander, { ask: 'comment', clientId: newId(), postId: post.id, name: 'Eve', text: 'Late' }, [404, 'gone']);
    expect(await itemOf(moderator, post.id)).toMatchObject({
      held: true,
      name: 'North Star',
      reports: people.map(() => ({ reason: 'other', text: 'A name in it', counts: true, outcome: null })),
    });
    await did(moderator, { ask: 'moderate', postId: post.id, action: 'restore', note: 'It is a street name' });
    expect(await seenBy(bystander, post.id)).toMatchObject({ held: false });
    expect(await itemOf(moderator, post.id)).toMatchObject({
      held: false,
      reports: people.map(() => ({ counts: false, outcome: 'dismissed' })),
      decisions: [{ action: 'restore', note: 'It is a street name', mine: true }],
    });
  });

  it.each([
    ['whose address is not confirmed', 'update auth.users set email_confirmed_at = null where id = $1::uuid'],
    ['whose account is six days old', "update auth.users set created_at = now() - interval '6 days' where id = $1::uuid"],
    ['whose account was never used', 'delete from sync.workspaces where personal_of = $1::uuid'],
  ])('does not count a report by a user %s', async (_what, change) => {
    const { who, post } = await sharer();
    const { people } = await circle();
    await running.sql(change, [people[0]?.userId ?? '']);
    for (const person of people) await did(person, { ask: 'report', postId: post.id, reason: 'spam' });
    expect(await seenBy(who, post.id)).toMatchObject({ held: false });
  });

  it('does not count a report by a user whose last report was dismissed', async () => {
    const [first, second] = [await sharer(), await sharer()];
    const { people, moderator } = await circle();
    await did(people[0] ?? moderator, { ask: 'report', postId: first.post.id, reason: 'spam' });
    await did(moderator, { ask: 'moderate', postId: first.post.id, action: 'dismiss' });
    for (const person of people) await did(person, { ask: 'report', postId: second.post.id, reason: 'spam' });
    expect(await seenBy(second.who, second.post.id)).toMatchObject({ held: false });
    expect(await itemOf(moderator, second.post.id)).toMatchObject({ held: false });
  });

  it('hides a reported comment from its reporter, hides it for everyone only if a moderator decides so, and leaves the deal visible', async () => {
    const { who, post } = await sharer();
    const { moderator, bystander } = await circle();
    await did(who, { ask: 'comment', clientId: newId(), postId: post.id, name: 'North Star', text: 'Call me' });
    const commentId = (await seenBy(who, post.id))?.comments[0]?.id;
    for (const reporter of [eve, bob, cat]) await did(reporter, { ask: 'report', postId: post.id, commentId, reason: 'abuse' });
    expect(await seenBy(eve, post.id)).toMatchObject({ comments: [], commentCount: 0 });
    expect(await seenBy(bystander, post.id)).toMatchObject({ commentCount: 1 });
    await did(moderator, { ask: 'moderate', postId: post.id, commentId, action: 'hide' });
    expect(await seenBy(bystander, post.id)).toMatchObject({ comments: [], commentCount: 0 });
    expect(await seenBy(who, post.id)).toMatchObject({ held: false, comments: [{ held: true }] });
    expect(await itemOf(moderator, post.id)).toMatchObject({ text: 'Call me', held: true, decisions: [{ action: 'hide' }] });
    await refused(who, { ask: 'report', postId: post.id, commentId: newId(), reason: 'abuse' }, [404, 'gone']);
  });

  it('shows reports to moderators only and accepts decisions only from them, with their second factor if they have one', async () => {
    const { post } = await sharer();
    await refused(eve, { ask: 'moderation' }, [403, 'forbidden']);
    await refused(eve, { ask: 'moderate', postId: post.id, action: 'hide' }, [403, 'forbidden']);
    expect((await feedOf(eve)).moderator).toBe(false);
    const { moderator } = await circle();
    expect((await feedOf(moderator)).moderator).toBe(true);
    await refused(moderator, { ask: 'moderate', postId: post.id, action: 'burn' }, [422, 'invalid']);
    await refused(moderator, { ask: 'moderate', postId: newId(), action: 'hide' }, [404, 'gone']);
    expect(await running.sql('select action from private.community_decisions where post_id = $1::uuid', [post.id])).toEqual([]);
    await running.sql(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1::uuid, 'totp', 'verified', now(), now())`,
      [moderator.userId],
    );
    expect((await ask(moderator, { ask: 'moderation' })).status).toBe(403);
  });

  it('lets a user hide a deal from themselves and show it again', async () => {
    const { post } = await sharer();
    await did(eve, { ask: 'hide', postId: post.id, hidden: true });
    expect([await seenBy(eve, post.id), (await seenBy(bob, post.id))?.id]).toEqual([undefined, post.id]);
    expect((await feedOf(eve, { hidden: true })).posts.map(({ id }) => id)).toContain(post.id);
    await did(eve, { ask: 'hide', postId: post.id, hidden: false });
    expect((await seenBy(eve, post.id))?.id).toBe(post.id);
  });

  it('accepts deals on American properties in their own format, and does not mix formats', async () => {
    const american = americanShared();
    await did(cat, { ask: 'share', clientId: newId(), name: 'North Star', deal: american });
    const post = (await feedOf(cat)).posts.find(({ mine }) => mine);
    expect(post?.deal).toEqual(american);
    await did(cat, { ask: 'withdraw', kind: 'post', clientId: post?.clientId });
    const { market: _market, ...nowhere } = american;
    for (const wrong of [{ ...american, market: 'GB-ENG' }, { ...american, outcode: '44109' }, { ...deal, market: 'US-OH' }, nowhere])
      await refused(cat, share(wrong), [422, 'invalid']);
  });

  it('accepts deals on European properties in their own format, and does not mix formats', async () => {
    const french = europeanShared({ market: 'FR-44', strategy: 'buy-to-let', facts: { postalCode: '44300', propertyType: 'Maison' } });
    const irish = europeanShared({ market: 'IE', strategy: 'hmo', facts: { postalCode: 'T12 X2Y3', county: 'Co. Cork' } });
    // The longest label in any country, with its suffix.
    const german = europeanShared({ market: 'DE-BY', strategy: 'buy-to-let' });
    for (const european of [french, irish, german]) {
      await did(cat, share(european));
      const post = (await feedOf(cat)).posts.find(({ mine }) => mine);
      expect(post?.deal).toEqual(european);
      await did(cat, { ask: 'withdraw', kind: 'post', clientId: post?.clientId });
    }
    const { market: _market, ...nowhere } = french;
    const [figure] = french.figures;
    for (const wrong of [
      nowhere,
      { ...french, market: 'FR' },
      { ...french, market: 'US-OH' },
      { ...french, market: 'GB-ENG' },
      { ...french, version: 2 },
      { ...french, outcode: '44300' },
      { ...french, outcode: 44 },
      { ...french, outcode: 'Cork' },
      { ...french, propertyType: 'Maison' },
      { ...french, propertyType: 'park home' },
      { ...french, town: 'Nantes' },
      { ...french, figures: [{ ...figure, id: 'rentToPrice' }] },
      { ...french, figures: [{ ...figure, label: 'x'.repeat(101) }] },
      { ...irish, outcode: '44' },
      { ...irish, outcode: 'T12 X2Y3' },
      { ...irish, outcode: 'Antrim' },
      { ...americanShared(), market: 'FR-44' },
      { ...deal, market: 'FR-44' },
    ])
      await refused(cat, share(wrong), [422, 'invalid']);
  });

  it('accepts a deal from every European market', async () => {
    const french = europeanShared({ market: 'FR-44', strategy: 'buy-to-let' });
    const checked = await running.sql(
      `select count(*)::text as markets from jsonb_array_elements($1::text::jsonb) market
       where private.is_shared_deal($2::text::jsonb || jsonb_build_object('market', market))`,
      [JSON.stringify(europeanMarkets), JSON.stringify(french)],
    );
    expect(checked).toEqual([{ markets: String(europeanMarkets.length) }]);
  });

  it.each([
    ['an unknown field', { deal: { ...deal, address: '4 High Street' } }],
    ['an unknown nested field', { deal: { ...deal, score: { ...deal.score, notes: 'call the agent' } } }],
    ['an address instead of an outcode', { deal: { ...deal, outcode: 'M6 5ZZ' } }],
    [
      'a reason that is too long',
      { deal: { ...deal, score: { ...deal.score, reasons: [{ ...deal.score.reasons[0], words: 'x'.repeat(201) }] } } },
    ],
    ['an unknown strategy', { deal: { ...deal, strategy: 'lottery' } }],
    ['a deal without figures', { deal: { ...deal, figures: [] } }],
    ['more than eight figures', { deal: { ...deal, figures: Array.from({ length: 9 }, () => deal.figures[0]) } }],
    ['a figure with an unknown id', { deal: { ...deal, figures: [{ id: 'address', label: 'Address', text: '4 High Street' }] } }],
    ['a figure with an extra field', { deal: { ...deal, figures: [{ ...deal.figures[0], note: 'call the agent' }] } }],
    ['a figure without its text', { deal: { ...deal, figures: [{ ...deal.figures[0], text: null }] } }],
    ['a figure whose text is too long', { deal: { ...deal, figures: [{ ...deal.figures[0], text: 'x'.repeat(61) }] } }],
    ['a figure with a right-to-left override', { deal: { ...deal, figures: [{ ...deal.figures[0], label: 'Profit\u202e' }] } }],
    ['figures that are not a list', { deal: { ...deal, figures: { profit: 1 } } }],
    ['a text instead of a deal', { deal: 'terrace' }],
    ['no deal', { deal: null }],
    ['no name', { name: ' ' }],
    ['a long name', { name: 'x'.repeat(41) }],
    ['a name with a right-to-left override', { name: 'Eve\u202e' }],
    ['an invalid id', { clientId: 'me' }],
  ])('refuses to share %s', async (_what, change) => {
    await refused(cat, { ask: 'share', clientId: newId(), name: 'North Star', deal, ...change }, [422, 'invalid']);
    expect((await feedOf(cat)).posts.filter(({ mine }) => mine)).toEqual([]);
  });

  it.each([
    [' \n', 422],
    ['x'.repeat(1001), 422],
    ['\u2067', 422],
    ['x'.repeat(1000), 200],
  ] as const)('accepts only comments of one to a thousand visible characters: case %#', async (text, status) => {
    const { who, post } = await sharer('North Star', bob);
    const answer = await ask(who, { ask: 'comment', clientId: newId(), postId: post.id, name: 'North Star', text });
    expect(answer.status).toBe(status);
  });

  it('lets a user share at most twenty deals a day, even if more are sent at once', async () => {
    const who = await running.signedIn();
    const answers = await Promise.all(
      Array.from({ length: 26 }, () => ask(who, { ask: 'share', clientId: newId(), name: 'North Star', deal })),
    );
    expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([
      ...Array.from({ length: 20 }, () => 200),
      ...Array.from({ length: 6 }, () => 429),
    ]);
    expect((await feedOf(who)).posts.filter(({ mine }) => mine)).toHaveLength(20);
  });

  it('returns the feed page by page without gaps or repeats', async () => {
    for (let count = 0; count < 5; count += 1) await did(bob, { ask: 'share', clientId: newId(), name: 'North Star', deal });
    const all = (await feedOf(bob)).posts.map(({ id }) => id);
    let before: { readonly at: string; readonly id: string } | null = null;
    const read: string[] = [];
    for (let more = true; more;) {
      const page = await feedOf(bob, { limit: 2, before });
      read.push(...page.posts.map(({ id }) => id));
      const last = page.posts.at(-1);
      before = last === undefined ? null : { at: last.createdAt, id: last.id };
      more = page.more && read.length < all.length;
    }
    expect(read.slice(0, 5)).toEqual(all.slice(0, 5));
    expect(new Set(read).size).toBe(read.length);
  });

  it('deletes a user’s posts with the account, and exports only the user’s own posts', async () => {
    const { who, post } = await sharer('Going Soon', await running.signedIn());
    const other = await sharer('Staying', bob);
    await did(who, { ask: 'comment', clientId: newId(), postId: other.post.id, name: 'Going Soon', text: 'Words of mine' });
    await did(other.who, { ask: 'comment', clientId: newId(), postId: post.id, name: 'Staying', text: 'Words of others' });
    const headers = { authorization: `Bearer ${who.token}` };
    const kept = await (await fetch(`${running.origin}/account/v1/export`, { headers })).text();
    expect(kept).toContain('Words of mine');
    expect(kept).not.toContain('Words of others');
    const { tables } = JSON.parse(kept) as { readonly tables: Readonly<Record<string, readonly { readonly name?: string }[]>> };
    expect(tables['community_posts']?.map(({ name }) => name)).toEqual(['Going Soon']);
    expect((await fetch(`${running.origin}/account/v1`, { method: 'DELETE', headers })).status).toBe(204);
    expect(await seenBy(other.who, post.id)).toBeUndefined();
    expect((await seenBy(other.who, other.post.id))?.commentCount).toBe(0);
  });

  it('refuses invalid tokens, other methods and unknown or malformed requests', async () => {
    expect((await ask({ token: 'x.y.z' }, { ask: 'feed' })).status).toBe(401);
    expect((await fetch(`${running.origin}/functions/v1/community`)).status).toBe(405);
    for (const name of ['decide_community', 'toString', null]) expect((await ask(eve, { ask: name })).status).toBe(400);
    expect((await ask(eve, { ask: 'feed', before: { at: 'yesterday', id: 'x' } })).status).toBe(422);
  });
});
