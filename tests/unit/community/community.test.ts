import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { createCommunity, type Community } from '../../../src/community/community.ts';
import { feedView } from '../../../src/community/feedView.ts';
import { readFeedCache } from '../../../src/data/community/feedCache.ts';
import type { Posting } from '../../../src/data/community/outboxRow.ts';
import { sampleSharedDeal } from '../../support/sharedDeals.ts';
import { fakeCommunityServer } from './fakeCommunityServer.ts';

const deal = sampleSharedDeal();
const share = (name = 'North Star'): Posting => ({ kind: 'share', name, deal });

let open: Community[] = [];
afterEach(() => {
  open.forEach((community) => community.close());
  open = [];
});

/** One user's device, offline until `setOnline`, and the server it talks to. */
function device(userId = crypto.randomUUID(), server = fakeCommunityServer(userId)) {
  let online = false;
  const listeners = new Set<() => void>();
  // Runs tasks one after another, as the browser's lock does.
  let turn: Promise<unknown> = Promise.resolve();
  const community = createCommunity({
    userId,
    account: server.account,
    connection: {
      current: () => (online ? 'online' : 'offline'),
      subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    },
    exclusively: (_name, work) => {
      const next = turn.then(work);
      turn = next.catch(() => undefined);
      return next;
    },
    newUuid: () => crypto.randomUUID(),
    now: () => Date.UTC(2026, 10, 22, 12),
  });
  open.push(community);
  const setOnline = (next: boolean): void => {
    online = next;
    listeners.forEach((listener) => listener());
  };
  return {
    userId,
    server,
    community,
    setOnline,
    shown: async () => feedView(await readFeedCache(community.db)),
    copy: () => readFeedCache(community.db),
  };
}

const asked = (server: ReturnType<typeof fakeCommunityServer>, ask: string) => server.heard.filter((body) => body['ask'] === ask);

describe('the community on a device', () => {
  it('stores an offline post, shows it as waiting, and sends it once when back online', async () => {
    const { server, community, setOnline, shown } = device();
    await community.post(share());
    expect((await shown()).map(({ name, waiting }) => [name, waiting?.state])).toEqual([['North Star', 'waiting']]);
    expect(server.heard).toEqual([]);
    setOnline(true);
    await expect.poll(async () => (await shown()).map(({ waiting }) => waiting)).toEqual([null]);
    await community.refresh();
    expect(server.posts()).toHaveLength(1);
    expect(asked(server, 'share')).toHaveLength(1);
  });

  it('sends a post again if its response was lost, and it appears once', async () => {
    const { server, community, setOnline, shown, copy } = device();
    server.setWeather(({ ask }) => (ask === 'share' && asked(server, 'share').length < 2 ? 'lost' : 'fine'));
    setOnline(true);
    await community.post(share());
    await expect.poll(() => asked(server, 'share').length).toBe(1);
    while ((await copy()).outbox.length > 0) await community.refresh();
    expect([server.posts().length, (await shown()).length, asked(server, 'share').length]).toEqual([1, 1, 3]);
  });

  it('never sends a post as a different user who has signed in since', async () => {
    const { server, community, setOnline, copy } = device();
    await community.post(share());
    server.signIn({ kind: 'signed-in', user: { id: crypto.randomUUID(), email: 'b@example.com' } });
    setOnline(true);
    await community.refresh();
    expect(asked(server, 'share')).toEqual([]);
    expect((await copy()).outbox).toHaveLength(1);
    expect(device().community.db.name).not.toBe(community.db.name);
  });

  it('sends the author’s id with each post, so that the server can reject it for anyone else', async () => {
    const { userId, server, community, setOnline } = device();
    await community.post(share());
    setOnline(true);
    await expect.poll(() => asked(server, 'share').map((body) => body['by'])).toEqual([userId]);
  });

  it('allows a waiting post to be edited, unless the server may already have received it', async () => {
    const { server, community, setOnline, copy } = device();
    await community.post(share());
    const [row] = (await copy()).outbox;
    expect(await community.edit(row?.clientId ?? '', share('Second Name'))).toBe(true);
    server.setWeather(({ ask }) => (ask === 'share' ? 'lost' : 'fine'));
    setOnline(true);
    await expect.poll(() => asked(server, 'share').map((body) => body['name'])).toEqual(['Second Name']);
    expect(await community.edit(row?.clientId ?? '', share('Third Name'))).toBe(false);
  });

  it('withdraws a post from the server too if the server may have received it', async () => {
    const { server, community, setOnline, copy, shown } = device();
    server.setWeather(({ ask }) => (ask === 'share' ? 'lost' : 'fine'));
    setOnline(true);
    await community.post(share());
    await expect.poll(() => server.posts().length).toBe(1);
    await expect.poll(async () => (await copy()).outbox[0]?.tried).toBe(true);
    const [row] = (await copy()).outbox;
    if (row !== undefined) await community.discard(row);
    await expect.poll(() => server.posts()).toEqual([]);
    await community.refresh();
    expect([(await copy()).outbox, await shown()]).toEqual([[], []]);
  });

  it('sends nothing for a post discarded before it was sent', async () => {
    const { server, community, setOnline, copy } = device();
    await community.post(share());
    const [row] = (await copy()).outbox;
    if (row !== undefined) await community.discard(row);
    setOnline(true);
    await community.refresh();
    expect(server.heard.map((body) => body['ask'])).toEqual(['feed']);
  });

  it('keeps a rejected row with its reason, and sends the rows behind it', async () => {
    const { server, community, setOnline, copy } = device();
    server.setWeather(({ name }) =>
      name === 'Bad' ? { status: 422, error: 'invalid' } : name === 'Odd' ? { status: 500, error: 'internal' } : 'fine',
    );
    for (const name of ['Bad', 'Odd', 'Good']) await community.post(share(name));
    setOnline(true);
    await community.refresh();
    expect(server.posts().map(({ name }) => name)).toEqual(['Good']);
    const { outbox } = await copy();
    expect(outbox.map(({ state, problem }) => [state, problem !== null])).toEqual([
      ['refused', true],
      ['waiting', true],
    ]);
    await community.edit(outbox[0]?.clientId ?? '', share('Better'));
    await expect.poll(() => server.posts().map(({ name }) => name)).toEqual(['Better', 'Good']);
  });

  it('shows a comment, a hide and a withdrawal at once, and keeps showing them while they are being sent', async () => {
    const { server, community, setOnline, shown } = device();
    setOnline(true);
    await community.post(share('First'));
    await community.post(share('Second'));
    await expect.poll(() => server.posts().length).toBe(2);
    await community.refresh();
    setOnline(false);
    const first = (await shown()).find(({ name }) => name === 'First');
    const second = (await shown()).find(({ name }) => name === 'Second');
    await community.post({ kind: 'comment', postId: first?.id ?? '', name: 'North Star', text: 'Seen twice' });
    await community.post({ kind: 'hide', postId: second?.id ?? '', hidden: true });
    const seen = async () =>
      (await shown()).map(({ name, commentCount, comments }) => [name, commentCount, comments.map(({ text }) => text)]);
    const right = [['First', 1, ['Seen twice']]];
    expect(await seen()).toEqual(right);
    server.setWeather(({ ask }) => (ask === 'feed' ? 'offline' : 'fine'));
    setOnline(true);
    await expect.poll(() => asked(server, 'hide').length).toBe(1);
    expect(await seen()).toEqual(right);
    server.setWeather(() => 'fine');
    await community.refresh();
    expect(await seen()).toEqual(right);
    await community.post({ kind: 'withdraw', what: 'post', target: first?.clientId ?? '' });
    expect(await seen()).toEqual([]);
  });

  it('replaces the cached feed with the newest page, so that withdrawn posts disappear', async () => {
    const { server, community, setOnline, shown, copy } = device();
    setOnline(true);
    await community.post(share());
    await expect.poll(() => server.posts().length).toBe(1);
    await community.refresh();
    const copied = (await copy()).copiedAt;
    expect(copied).toBe(Date.UTC(2026, 10, 22, 12));
    setOnline(false);
    expect(await community.refresh()).toBe(false);
    expect(await shown()).toHaveLength(1);
    setOnline(true);
    server.setWeather(() => 'fine');
    await server.account.invoke('community', { ask: 'withdraw', clientId: server.posts()[0]?.clientId });
    await community.refresh();
    expect(await shown()).toEqual([]);
  });
});
