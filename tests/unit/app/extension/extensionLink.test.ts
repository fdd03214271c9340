import { beforeEach, describe, expect, it, vi } from 'vitest';
import { connectedPerson } from '../../../../src/app/extension/connectedPerson.ts';
import { createExtensionLink } from '../../../../src/app/extension/extensionLink.ts';
import { standardProfile } from '../../../../src/core/deal/standardProfile.ts';
import { readToExtension, toAppMessage, type ExtensionSnapshot, type KeptPage } from '../../../../src/core/protocol/extensionMessages.ts';
import type { ExtensionState } from '../../../../src/ui/hooks/workspaceParts.ts';

const origin = 'https://app.example';
const page: KeptPage = {
  id: '6d1f4f0c-2f0f-4d7e-9d50-1f5f6b6c3a10',
  address: 'https://www.rightmove.co.uk/properties/1',
  title: 'A house',
  html: '<script>1</script>',
  only: null,
  own: null,
  at: 5,
};
const snapshot: ExtensionSnapshot = { userId: 'ada', profile: standardProfile, deals: [], at: 1 };

/** One browser's localStorage. */
function pocket() {
  const all = new Map<string, string>();
  return {
    all,
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => void all.set(key, value),
    removeItem: (key: string) => void all.delete(key),
  };
}

let storage = pocket();
beforeEach(() => {
  storage = pocket();
});

/** A window of the app with one person's link; `say` posts as the extension's script on that page. */
async function linked(userId: string | null, keepPage: (page: KeptPage) => Promise<boolean> = async () => true) {
  const hears = new Set<(event: unknown) => void>();
  const posted: (string | undefined)[] = [];
  const own = {
    location: { origin },
    addEventListener: (_type: string, hear: (event: unknown) => void) => hears.add(hear),
    removeEventListener: (_type: string, hear: (event: unknown) => void) => hears.delete(hear),
    postMessage: (data: unknown, target: string) => {
      const message = readToExtension({ source: own, origin: target, data }, own);
      posted.push(message?.kind === 'received' ? `received ${message.id}` : message?.kind);
    },
  };
  const [kept, noRoom] = [vi.fn(), vi.fn()];
  let following = 0;
  const link = createExtensionLink({
    page: own as never,
    person: connectedPerson(userId, storage),
    keepPage,
    followSnapshot: (post) => {
      following += 1;
      post(snapshot);
      return () => (following -= 1);
    },
    kept,
    noRoom,
  });
  const states: ExtensionState[] = [];
  await link.follow((state) => states.push(state));
  const say = (data: unknown, from: { origin?: string; source?: unknown } = {}) => {
    for (const hear of hears) hear({ data, origin, source: own, ...from });
  };
  const here = (connected: boolean, waiting = 0) => say(toAppMessage({ kind: 'here', connected, waiting }));
  return { link, posted, say, here, states, hears, kept, noRoom, following: () => following };
}

describe('the link to the extension', () => {
  it('greets the script, and detects the extension once it answers', async () => {
    const { posted, states, here } = await linked(null);
    here(false, 2);
    expect(posted).toEqual(['hello']);
    expect(states).toEqual([{ kind: 'absent' }, { kind: 'found', waiting: 2 }]);
  });

  it('sends snapshots from the time both sides agree until it is disconnected', async () => {
    const { link, posted, states, here, following } = await linked('ada');
    here(false);
    await link.connect();
    here(false);
    expect(following()).toBe(0);
    here(true);
    here(true);
    expect(posted).toEqual(['hello', 'connect', 'snapshot']);
    await link.disconnect();
    here(false);
    expect(following()).toBe(0);
    expect(posted.at(-1)).toBe('disconnect');
    expect(states.map(({ kind }) => kind)).toEqual(['absent', 'found', 'asking', 'asking', 'connected', 'connected', 'found', 'found']);
  });

  it('ignores other windows, other origins and malformed messages', async () => {
    const { posted, states, say, kept } = await linked('ada');
    const message = toAppMessage({ kind: 'page', page });
    say(message, { source: {} });
    say(message, { origin: 'https://www.rightmove.co.uk' });
    for (const damage of [{ id: '1' }, { html: '' }, { address: 'not an address' }, { own: { strategy: 'flip' } }, { at: -1 }])
      say({ ...message, page: { ...page, ...damage } });
    for (const other of [null, 'yardstick-extension', { ...message, to: 'extension' }, { ...message, channel: 'other' }]) say(other);
    await Promise.resolve();
    expect([posted, states, kept.mock.calls]).toEqual([['hello'], [{ kind: 'absent' }], []]);
  });

  it('acknowledges a page only once it is stored', async () => {
    const keeping: ((isKept: boolean) => void)[] = [];
    const { posted, states, say, here, kept } = await linked(null, () => new Promise((resolve) => void keeping.push(resolve)));
    here(false, 1);
    say(toAppMessage({ kind: 'page', page }));
    expect(posted).toEqual(['hello']);
    keeping.forEach((end) => end(true));
    await expect.poll(() => posted).toEqual(['hello', `received ${page.id}`]);
    expect(states.at(-1)).toEqual({ kind: 'found', waiting: 0 });
    expect(kept).toHaveBeenCalledOnce();
  });

  it('does not acknowledge a page that cannot be stored, and reports a full device', async () => {
    const full = await linked(null, async () => Promise.reject(new DOMException('', 'QuotaExceededError')));
    full.say(toAppMessage({ kind: 'page', page }));
    await expect.poll(() => full.noRoom.mock.calls).toEqual([[page]]);
    const much = await linked(null, async ({ title }) => title === 'fits');
    much.say(toAppMessage({ kind: 'page', page }));
    const other = { ...page, title: 'fits', id: '6d1f4f0c-2f0f-4d7e-9d50-1f5f6b6c3a11' };
    much.say(toAppMessage({ kind: 'page', page: other }));
    await expect.poll(() => much.posted).toEqual(['hello', `received ${other.id}`]);
    expect(full.posted).toEqual(['hello']);
    expect(much.kept).toHaveBeenCalledOnce();
  });

  it('disconnects the extension when the user signs out, and then ignores its messages', async () => {
    const { link, posted, here, hears, following } = await linked('ada');
    here(false);
    await link.connect();
    here(true);
    link.close('forget');
    expect(posted).toEqual(['hello', 'connect', 'snapshot', 'disconnect']);
    expect([following(), hears.size, storage.all.size]).toEqual([0, 0, 0]);
  });

  it('keeps the connection if the window closes or the user signs in', async () => {
    const { link, here } = await linked(null);
    here(false);
    await link.connect();
    here(true);
    link.close('leave');
    const next = await linked('ada');
    next.here(true);
    expect(next.posted).toEqual(['hello', 'snapshot']);
    const again = await linked('ada');
    again.here(true);
    expect(again.posted).toEqual(['hello', 'snapshot']);
  });

  it.each([
    ['another user', 'grace', 'ada'],
    ['no user, after a sign-out our pages missed', null, 'ada'],
    ['a user whose data was removed from this device', 'ada', null],
  ])('sends no data of %s to an extension connected by someone else', async (_who, userId, connectedBy) => {
    if (connectedBy !== null) storage.setItem('yardstick-extension', connectedBy);
    const { posted, states, here } = await linked(userId);
    here(true);
    expect(posted).toEqual(['hello', 'disconnect']);
    expect(states.at(-1)).toEqual({ kind: 'found', waiting: 0 });
  });
});
