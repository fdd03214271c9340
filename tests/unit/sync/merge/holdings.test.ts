import { describe, expect, it } from 'vitest';
import type { Holding } from '../../../../src/core/deal/holding/holding.ts';
import { isoDate } from '../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import { percent } from '../../../../src/core/kernel/rate.ts';
import type { Body, SyncedRecord } from '../../../../src/data/records/syncedRecord.ts';
import { writeRecord } from '../../../../src/data/records/writeRecord.ts';
import { validateRow } from '../../../../src/sync/merge/validateRow.ts';
import { mergeStates } from '../../../../src/sync/merge/mergeStates.ts';
import { letHolding } from '../../../support/holdings.ts';

const bodyOf = (holding: Holding): Body => ({ ...holding });
const mids = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'] as const;

const write = (current: SyncedRecord | null, holding: Holding, n: 0 | 1 | 2): SyncedRecord =>
  writeRecord(current, { coll: 'holdings', id: 'home', mid: mids[n], doc: bodyOf(holding), at: 1000 + n, device: `device${n}` });

const isValid = ({ doc, mid }: { readonly doc: Body; readonly mid: string }): boolean =>
  validateRow({ coll: 'holdings', id: 'home', mid, version: 1, deleted: false, doc, clocks: {} }).ok;

/** The state on both devices after each changed the same holding independently. */
function merged(here: Holding, there: Holding) {
  const base = write(null, letHolding(), 0);
  return mergeStates({ base, mine: write(base, here, 1), theirs: write(base, there, 2), isValid, at: 2000 });
}

const pricedAt = (price: number): Holding => letHolding({ purchase: { ...letHolding().purchase, price: fromMajor(price) } });

describe('a holding changed on two devices', () => {
  const now = { date: isoDate('2026-11-01'), value: fromMajor(250_000), kind: 'own' } as const;

  it('keeps both changes: a rate and a rent, and a valuation from each device', () => {
    const start = letHolding();
    const loan = { ...start.loans['loan'], rate: percent(5) } as Holding['loans'][string];
    const let1 = { ...start.tenancies['let'], rent: fromMajor(1300) } as Holding['tenancies'][string];
    const { state, lost } = merged(
      { ...start, loans: { loan }, valuations: { ...start.valuations, mine: now } },
      { ...start, tenancies: { let: let1 }, valuations: { ...start.valuations, theirs: { ...now, value: fromMajor(245_000) } } },
    );
    expect(lost).toEqual([]);
    expect(state.doc).toMatchObject({ loans: { loan: { rate: 0.05 } }, tenancies: { let: { rent: fromMajor(1300) } } });
    expect(Object.keys((state.doc as unknown as Holding).valuations).toSorted()).toEqual(['mine', 'spring', 'theirs']);
  });

  it('keeps the later of two prices and sets aside the other', () => {
    const { state, lost } = merged(pricedAt(201_000), pricedAt(202_000));
    expect((state.doc as unknown as Holding).purchase.price).toBe(fromMajor(202_000));
    expect(lost.map(({ path, lost: value }) => [path, value])).toEqual([['purchase/price', fromMajor(201_000)]]);
  });

  it('is refused and identified if the server’s row is invalid', () => {
    const row = { coll: 'holdings', id: 'home', mid: mids[0], version: 1, deleted: false, doc: { name: 'x' }, clocks: {} };
    expect(validateRow(row)).toMatchObject({ ok: false, error: { coll: 'holdings', id: 'home' } });
  });
});
