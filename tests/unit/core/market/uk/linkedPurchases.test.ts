import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor, sumMoney, toMajor } from '../../../../../src/core/kernel/money.ts';
import { marketIds } from '../../../../../src/core/market/marketIds.ts';
import { rulesOf } from '../../../../../src/core/market/registry.ts';
import type { Place, TransferTax, TransferTaxInput } from '../../../../../src/core/market/rules.ts';

const today = isoDate('2026-11-20');

interface Linked extends Partial<Omit<TransferTaxInput, 'price' | 'linked'>> {
  readonly price: number;
  readonly others: number;
  readonly othersDwellings?: number;
}

const taxed = (place: Place, { price, others, othersDwellings, ...rest }: Linked): TransferTax =>
  rulesOf(marketIds[place]).transferTax({
    buyer: 'additional',
    ukResident: true,
    contractDate: today,
    completionDate: today,
    ...rest,
    price: fromMajor(price),
    linked: { price: fromMajor(others), ...(othersDwellings === undefined ? {} : { dwellings: othersDwellings }) },
  });
const pounds = (place: Place, given: Linked): number => toMajor(taxed(place, given).total);

describe('one of several linked purchases, calculated by hand', () => {
  it('England: the tax on £350,000 is 2% of 125,000 + 5% of 100,000 = 7,500, of which the £200,000 purchase pays four sevenths', () => {
    expect(pounds('england', { price: 200_000, others: 150_000, buyer: 'main-home' })).toBe(4285.71);
    expect(pounds('england', { price: 150_000, others: 200_000, buyer: 'main-home' })).toBe(3214.29);
  });

  it('England: an additional dwelling adds 5 percentage points to each slice: 7,500 + 17,500 = 25,000, half of it on half the price', () => {
    expect(pounds('england', { price: 175_000, others: 175_000 })).toBe(12_500);
  });

  it('Scotland: half of the 13,350 on £400,000 (2% of 105,000 + 5% of 75,000 + 10% of 75,000), and 8% of its own £200,000', () => {
    expect(pounds('scotland', { price: 200_000, others: 200_000 })).toBe(6675 + 16_000);
  });

  it('Scotland: with one linked dwelling, multiple dwellings relief taxes the average of £200,000: 1,100 and the supplement', () => {
    expect(pounds('scotland', { price: 200_000, others: 200_000, othersDwellings: 1 })).toBe(1100 + 16_000);
  });

  it('Wales: half of the 29,950 on £400,000 (5% of 180,000 + 8.5% of 70,000 + 10% of 150,000), or 10,700 on the average price', () => {
    expect(pounds('wales', { price: 200_000, others: 200_000 })).toBe(14_975);
    expect(pounds('wales', { price: 200_000, others: 200_000, othersDwellings: 1 })).toBe(10_700);
  });

  it.each(['england', 'scotland'] as const)('a first-time buyer has no relief in %s, and a note says so', (place) => {
    const linked = taxed(place, { price: 170_000, others: 50_000, buyer: 'first-time' });
    expect(linked.total).toBe(taxed(place, { price: 170_000, others: 50_000, buyer: 'main-home' }).total);
    expect(linked.notes.join(' ')).toMatch(/first-time buyers’ relief doesn’t apply/i);
  });

  it('has residential rates for two linked purchases of three dwellings, but not for one of six', () => {
    const linked = taxed('england', { price: 600_000, dwellings: 3, others: 600_000, othersDwellings: 3 });
    expect(linked.rules.map(({ id }) => id)).toContain('sdlt-bands-2025-04-01');
    const one = taxed('england', { price: 1_200_000, dwellings: 6, others: 0 });
    expect(one.rules.map(({ id }) => id)).toContain('sdlt-non-residential-2016-03-17');
  });

  it('applies the £40,000 and £500,000 thresholds to the single purchase', () => {
    // £30,000 of £100,000: no surcharge, and £100,000 is in the nil band.
    expect(pounds('england', { price: 30_000, others: 70_000 })).toBe(0);
    // £450,000 each: above half a million together, but neither pays the flat rate.
    const company = taxed('england', { price: 450_000, others: 450_000, buyer: 'company', reliefsNotClaimed: ['company-rental-business'] });
    expect(company.bands.length).toBeGreaterThan(1);
    // The flat rate is charged on this purchase alone: 17% of £600,000.
    expect(pounds('england', { price: 600_000, others: 900_000, buyer: 'company', reliefsNotClaimed: ['company-rental-business'] })).toBe(
      102_000,
    );
  });

  it.each(['england', 'scotland', 'wales'] as const)('in %s has a note on the linked purchases and the law that applies', (place) => {
    const { notes, rules } = taxed(place, { price: 200_000, others: 150_000 });
    expect(notes[0]).toContain('Linked with purchases totalling £150,000. Tax is calculated on the combined £350,000');
    expect(rules.at(-1)?.title).toContain('Linked transactions');
  });
});

const anyPlace = fc.constantFrom<Place>('england', 'northern-ireland', 'scotland', 'wales');
const anyKind = fc.record({
  buyer: fc.constantFrom<TransferTaxInput['buyer']>('first-time', 'main-home', 'additional', 'company'),
  ukResident: fc.boolean(),
});
const anyAmount = fc.integer({ min: 4_000_000, max: 300_000_000 });
const day = { contractDate: today, completionDate: today };

describe('linked purchases: invariants', () => {
  it('two linked purchases pay the same tax as one purchase of both, for buyers without a relief of their own', () => {
    const kinds = anyKind.filter(({ buyer }) => buyer !== 'first-time');
    fc.assert(
      fc.property(anyPlace, kinds, anyAmount, anyAmount, (...given) => {
        const [place, kind, one, other] = given;
        const { transferTax } = rulesOf(marketIds[place]);
        const part = (price: number, linked: number): TransferTax =>
          transferTax({ ...kind, ...day, price: minor(price), linked: { price: minor(linked) } });
        const whole = transferTax({ ...kind, ...day, price: minor(one + other) });
        expect(Math.abs(part(one, other).total + part(other, one).total - whole.total)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });

  it('taxed amounts add up to the price, slices add up to the tax, and a linked price of zero changes nothing', () => {
    fc.assert(
      fc.property(anyPlace, anyKind, anyAmount, fc.integer({ min: 0, max: 300_000_000 }), (...given) => {
        const [place, kind, price, linked] = given;
        const { transferTax } = rulesOf(marketIds[place]);
        const answer = transferTax({ ...kind, ...day, price: minor(price), linked: { price: minor(linked) } });
        expect(sumMoney(answer.bands.map(({ tax }) => tax))).toBe(answer.total);
        const slices = answer.bands.filter(({ from, to }, at) => at === 0 || from > 0 || to !== null);
        expect(sumMoney(slices.map(({ taxed: amount }) => amount))).toBe(price);
        const alone = transferTax({ ...kind, ...day, price: minor(price) });
        if (linked === 0) expect(answer).toEqual(alone);
        else expect(answer.total).toBeGreaterThanOrEqual(alone.total - 1);
      }),
      { numRuns: 300 },
    );
  });
});
