import { describe, expect, it } from 'vitest';
import { openNotification } from '../../../../workers/share/openNotification.ts';

const origin = 'https://app.example';

async function press(data: unknown, open: readonly string[] = []): Promise<readonly string[]> {
  const done: string[] = [];
  await openNotification(data, {
    origin,
    matchAll: async () => open.map((url) => ({ url, focus: async () => done.push(`focus ${url}`) })),
    openWindow: async (url) => done.push(`open ${url}`),
  });
  return done;
}

describe('clicking a notification', () => {
  it('focuses a window that already shows its screen, and never navigates another one away', async () => {
    expect(await press({ path: '/deals/d1' }, [`${origin}/dashboard`, `${origin}/deals/d1?tab=plan`])).toEqual([
      `focus ${origin}/deals/d1?tab=plan`,
    ]);
    expect(await press({ path: '/deals/d1' }, [`${origin}/dashboard`])).toEqual([`open ${origin}/deals/d1`]);
  });

  it('only opens our own addresses', async () => {
    expect(await press({ path: 'https://elsewhere.example/' })).toEqual([`open ${origin}/alerts`]);
    expect(await press(null)).toEqual([`open ${origin}/alerts`]);
  });
});
