import { describe, expect, it } from 'vitest';
import { holdingWarnings } from '../../../../../src/core/deal/holding/holdingWarnings.ts';
import { parseItem } from '../../../../../src/core/deal/items/itemSchemas.ts';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { createChance } from '../../../../support/chance.ts';
import { interestOnly, letHolding, tenancy } from '../../../../support/holdings.ts';

const sound = letHolding();
const read = (value: unknown) => parseItem('holdings', value);

const errorOf = (value: unknown) => {
  const answer = read(value);
  return answer.ok ? null : answer.error;
};

describe('parsing a holding', () => {
  it('accepts a valid holding unchanged, including fields from a newer app', () => {
    expect(read(sound)).toEqual({ ok: true, value: sound });
    const newer = { ...sound, rooms: 4, place: { ...sound.place, floor: 2 } };
    expect(read(newer)).toEqual({ ok: true, value: newer });
  });

  it('names the first invalid field', () => {
    expect(errorOf({ ...sound, name: '' })).toBe('name: Give the property a name');
    expect(errorOf({ ...sound, purchase: { ...sound.purchase, price: 1.5 } })).toContain('purchase.price');
    expect(errorOf({ ...sound, purchase: { ...sound.purchase, date: '2024-02-30' } })).toBe('purchase.date: Not a valid date');
    expect(errorOf({ ...sound, loans: { loan: { ...interestOnly(), rate: 6 } } })).toContain('loans.loan.rate');
    expect(errorOf({ ...sound, loans: { 'not an id!': interestOnly() } })).toContain('loans');
    expect(errorOf({ ...sound, schema: 1 })).toContain('Made by a newer version of Yardstick');
    expect(errorOf({ ...sound, place: { ...sound.place, country: 'England' } })).toBe('place.country: Not a two-letter country code');
  });

  it('never throws, whatever value any field has', () => {
    const chance = createChance(20261122);
    const junk: readonly unknown[] = [
      null,
      undefined,
      '',
      'x'.repeat(30_000),
      -1,
      1.5,
      Number.NaN,
      1e300,
      true,
      [],
      {},
      [sound],
      { __proto__: 1 },
    ];
    const spoil = (value: unknown, depth: number): unknown => {
      if (depth === 0 || typeof value !== 'object' || value === null || chance.happens(0.15))
        return junk[chance.between(0, junk.length - 1)];
      const keys = Object.keys(value);
      if (keys.length === 0) return null;
      const chosen = chance.pick(keys);
      return { ...value, [chosen]: spoil((value as Readonly<Record<string, unknown>>)[chosen], depth - 1) };
    };
    let refused = 0;
    for (let round = 0; round < 400; round += 1) {
      const answer = read(spoil(sound, 4));
      if (!answer.ok) refused += 1;
      else expect(answer.value.purchase.price).toSatisfy(Number.isSafeInteger);
    }
    expect(refused).toBeGreaterThan(200);
  });

  it('accepts a holding that contradicts itself after a merge, and lists the contradictions', () => {
    const item = letHolding({
      sale: { ...sound.purchase, date: isoDate('2023-01-01') },
      loans: { loan: interestOnly({ repaidOn: isoDate('2020-01-01'), fixedUntil: isoDate('2027-01-01') }) },
      tenancies: { let: tenancy({ end: isoDate('2023-06-01') }) },
    });
    expect(read(item).ok).toBe(true);
    expect(holdingWarnings(item)).toEqual([
      'The sale is before the purchase.',
      'The loan from Example Bank was repaid before it was drawn.',
      'The loan from Example Bank has no reversion rate. The current rate is used after the fixed period.',
      'The tenancy ends before it starts.',
    ]);
    expect(holdingWarnings(sound)).toEqual([]);
  });
});
