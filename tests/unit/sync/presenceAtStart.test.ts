import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { documentsName } from '../../../src/data/view/viewName.ts';
import { createSync } from '../../../src/sync/createSync.ts';
import { separateDataWorker } from '../../support/separateDataWorker.ts';
import { elapsedTime } from '../../support/realClock.ts';

const workspaceId = '6f1f2c4e-1d52-4b8e-9d3c-2a4f0b7c9e10';
const session = { userId: 'ada', workspaceId, ended: false, hadRecords: false, build: 'test' };
const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const data of open.splice(0)) await data.close();
});

/** A data worker whose stores and session are not open yet, and the deals that it reports to the server. */
async function starting() {
  const reported: unknown[] = [];
  const { listener, ...control } = createSync({
    fetch: async (url, init) => {
      if (typeof url !== 'string' || !url.endsWith('/presence')) return new Response('', { status: 503 });
      reported.push((JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as { readonly deal?: unknown }).deal);
      return Response.json({});
    },
    locks: null,
    openChannel: () => ({ post: () => undefined, listen: () => undefined, close: () => undefined }),
    elapsed: elapsedTime,
    wall: () => 1_795_176_000_000,
    chance: () => 0.5,
    origin: 'https://app.example',
    every: () => ({ stop: () => undefined }),
    after: () => ({ stop: () => undefined }),
  });
  const data = await separateDataWorker(listener);
  open.push(data);
  return { control, data, reported };
}

describe('the open deal, reported before the sync has started', () => {
  it('is sent once, as last reported, as soon as the session has a token', async () => {
    const { control, data, reported } = await starting();
    await control.tellPresence('deal00');
    await data.open(documentsName('ada', workspaceId));
    await control.tellPresence('deal01');
    await control.setSyncSession({ ...session, token: null });
    expect(reported).toEqual([]);
    await control.setSyncSession({ ...session, token: 'token1' });
    await expect.poll(() => reported).toEqual(['deal01']);
    await control.setSyncSession({ ...session, token: 'token2' });
    await control.tellPresence(null);
    expect(reported).toEqual(['deal01', null]);
  });

  it('is not reported in another workspace', async () => {
    const { control, data, reported } = await starting();
    await control.tellPresence('deal01');
    await data.open(documentsName('ada', null));
    await control.setSyncSession({ ...session, token: 'token1' });
    await data.close();
    await data.open(documentsName('ada', workspaceId));
    await control.setSyncSession({ ...session, token: 'token2' });
    await control.tellPresence('deal02');
    expect(reported).toEqual(['deal02']);
  });
});
