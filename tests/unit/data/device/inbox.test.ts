import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listInbox, putInInbox, readFromInbox, removeFromInbox, type NewInboxItem } from '../../../../src/data/device/inbox.ts';
import { cacheDouble } from '../../../support/cacheDouble.ts';

beforeEach(() => void vi.stubGlobal('caches', cacheDouble()));
afterEach(() => void vi.unstubAllGlobals());

const item = (name: string, changes: Partial<NewInboxItem> = {}): NewInboxItem => ({
  kind: 'text',
  name,
  type: 'text/html',
  from: 'extension',
  address: 'https://www.rightmove.co.uk/properties/1',
  body: new Blob([`<p>${name}`]),
  ...changes,
});

describe('the inbox', () => {
  it('keeps the first of two items with the same time and key', async () => {
    const arrival = { at: 5, newKey: () => 'a' };
    const only = ['1', '2'];
    const own = { strategy: 'flip', values: { purchasePrice: 1 } };
    const first = await putInInbox([item('One – “£”', { only, own })], arrival);
    const second = await putInInbox([item('Two')], arrival);
    expect(second).toEqual(first);
    expect(await listInbox()).toEqual(first);
    expect(first).toMatchObject([{ id: '5-0000-a', name: 'One – “£”', only, own, leftOut: null }]);
    expect(await (await readFromInbox('5-0000-a'))?.text()).toBe('<p>One – “£”');
  });

  it('rejects items beyond the limit with a reason, and keeps the existing ones', async () => {
    for (let n = 0; n < 200; n += 1) await putInInbox([item('page')], { at: n, newKey: () => 'a' });
    const again = await putInInbox([item('page')], { at: 7, newKey: () => 'a' });
    const more = await putInInbox([item('page')], { at: 200, newKey: () => 'a' });
    expect([again[0]?.leftOut, more[0]?.leftOut]).toEqual([null, 'too-many']);
    await removeFromInbox(['7-0000-a']);
    expect(await readFromInbox('7-0000-a')).toBeNull();
  });
});
