import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import { deviceDb } from '../../../../src/data/device/deviceDb.ts';
import { recordPrice, recordEdit, popEdit } from '../../../../src/data/device/editJournal.ts';
import { sampleDeal } from '../../../support/dealFixtures.ts';

const userId = null;
const before = sampleDeal();
const strategy = 'buy-to-let';

beforeEach(async () => {
  await deviceDb(userId).delete();
  await deviceDb(userId).open();
});

const rows = () => deviceDb(userId).edits.toArray();

describe('the edit journal', () => {
  it('merges digits typed in quick succession into one edit, starting from the first value', async () => {
    await recordEdit({ userId, before, strategy, changes: { monthlyRent: 1 }, at: 1000 });
    await recordEdit({
      userId,
      before: { ...before, inputs: { 'buy-to-let': { monthlyRent: fromMajor(0.01) } } },
      strategy,
      changes: { monthlyRent: 12 },
      at: 2000,
    });
    expect((await rows()).map(({ changes }) => changes)).toEqual([{ monthlyRent: { from: null, to: 12 } }]);
    await recordEdit({ userId, before, strategy, changes: { monthlyRent: 13 }, at: 60_000 });
    expect(await rows()).toHaveLength(2);
  });

  it('undoes edit by edit, and does not record an undo as an edit', async () => {
    await recordEdit({ userId, before, strategy, changes: { monthlyRent: 1 }, at: 1000 });
    await recordEdit({ userId, before, strategy, changes: { deposit: 0.3, mortgageRate: 0.05 }, at: 2000 });
    expect(await popEdit(userId, before.id)).toEqual({ strategy, values: { deposit: null, mortgageRate: null } });
    await recordEdit({ userId, before, strategy, changes: { deposit: null, mortgageRate: null }, at: 3000 });
    expect(await rows()).toHaveLength(1);
    expect(await popEdit(userId, before.id)).toEqual({ strategy, values: { monthlyRent: null } });
    expect(await popEdit(userId, before.id)).toBeNull();
  });

  it('undoes two edits if called twice before it has returned', async () => {
    await recordEdit({ userId, before, strategy, changes: { monthlyRent: 1 }, at: 1000 });
    await recordEdit({ userId, before, strategy, changes: { deposit: 0.3, mortgageRate: 0.05 }, at: 2000 });
    const taken = await Promise.all([popEdit(userId, before.id), popEdit(userId, before.id)]);
    expect(taken.map((edit) => edit?.values)).toEqual([{ deposit: null, mortgageRate: null }, { monthlyRent: null }]);
    // A single write undoes both, and is not recorded as an edit.
    await recordEdit({ userId, before, strategy, changes: { monthlyRent: null, deposit: null, mortgageRate: null }, at: 3000 });
    expect(await rows()).toEqual([]);
  });

  it('keeps the edits of each strategy separate', async () => {
    await recordEdit({ userId, before, strategy, changes: { purchasePrice: 1 }, at: 1000 });
    await recordEdit({ userId, before, strategy: 'flip', changes: { purchasePrice: 2 }, at: 2000 });
    expect(await rows()).toHaveLength(2);
    expect(await popEdit(userId, before.id)).toEqual({ strategy: 'flip', values: { purchasePrice: null } });
    // The buy-to-let edit of the same input is not mistaken for the undo.
    await recordEdit({ userId, before, strategy, changes: { purchasePrice: null }, at: 3000 });
    await recordEdit({ userId, before, strategy: 'flip', changes: { purchasePrice: null }, at: 3000 });
    expect(await popEdit(userId, before.id)).toEqual({ strategy, values: { purchasePrice: null } });
  });

  it('records nothing if nothing changed', async () => {
    await recordEdit({ userId, before, strategy, changes: { monthlyRent: null }, at: 1000 });
    expect(await rows()).toEqual([]);
  });
});

describe('a listing’s price history', () => {
  it('stores each price seen once', async () => {
    const { askingPrice } = before.facts;
    if (askingPrice === null || before.origin.kind !== 'listing') throw new Error('The sample has no price');
    await recordPrice(userId, before);
    await recordPrice(userId, before);
    expect(await deviceDb(userId).prices.count()).toBe(1);
    const origin = { ...before.origin, capturedAt: (before.origin.capturedAt + 1) as typeof before.origin.capturedAt };
    await recordPrice(userId, { ...before, origin, facts: { ...before.facts, askingPrice: { ...askingPrice, amount: fromMajor(1) } } });
    expect(await deviceDb(userId).prices.count()).toBe(2);
  });
});
