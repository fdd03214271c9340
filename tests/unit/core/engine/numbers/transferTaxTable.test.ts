import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transferTaxAt, transferTaxTable } from '../../../../../src/core/engine/numbers/transferTaxTable.ts';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { minor } from '../../../../../src/core/kernel/money.ts';
import { rate } from '../../../../../src/core/kernel/rate.ts';
import { marketIds } from '../../../../../src/core/market/marketIds.ts';
import { rulesOf } from '../../../../../src/core/market/registry.ts';
import type { MarketRules } from '../../../../../src/core/market/rules.ts';
import { anyPlace } from './anyDeal.ts';

const anyBuyer = fc.record({
  buyer: fc.constantFrom<'first-time' | 'main-home' | 'additional' | 'company'>('first-time', 'main-home', 'additional', 'company'),
  ukResident: fc.boolean(),
  linkedConsideration: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 200_000_000 })).map(minor),
});
const alone = { ukResident: true, linkedConsideration: minor(0) };
const anyDay = fc.constantFrom('2026-11-20', '2024-10-30', '2024-12-11', '2020-09-01', '2016-04-01').map(isoDate);

describe('transfer tax as a table', () => {
  it('matches the rule to the penny at every price, place, buyer and date', () => {
    fc.assert(
      fc.property(anyPlace, anyBuyer, anyDay, fc.array(fc.integer({ min: 1, max: 400_000_000 }), { maxLength: 60 }), (...given) => {
        const [place, buyer, day, prices] = given;
        const rules = rulesOf(marketIds[place]);
        const linked = { price: buyer.linkedConsideration };
        const table = transferTaxTable(rules, buyer, day);
        for (const price of prices) {
          const { total } = rules.transferTax({ ...buyer, linked, price: minor(price), contractDate: day, completionDate: day });
          expect(transferTaxAt(table, price)).toBe(total);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('switches at the exact penny at which a relief ends or a surcharge starts', () => {
    const day = isoDate('2026-11-20');
    const firstTime = transferTaxTable(rulesOf('GB-ENG'), { ...alone, buyer: 'first-time' }, day);
    expect(firstTime.regimes.map(({ from }) => from)).toEqual([0, 50_000_001]);
    const additional = transferTaxTable(rulesOf('GB-ENG'), { ...alone, buyer: 'additional' }, day);
    expect(additional.regimes.map(({ from }) => from)).toEqual([0, 4_000_000]);
  });

  it('throws if the tax is not the sum of its bands, or if the bands change with every price', () => {
    const [england] = [rulesOf('GB-ENG')];
    const buyer = { ...alone, buyer: 'main-home' } as const;
    const off: MarketRules = { ...england, transferTax: (input) => ({ ...england.transferTax(input), total: minor(1) }) };
    expect(() => transferTaxTable(off, buyer, isoDate('2026-11-20'))).toThrow('not the sum of its bands');
    const sliding: MarketRules = {
      ...england,
      transferTax: (input) => {
        const line = { from: minor(0), to: null, rate: rate((input.price % 97) / 100), taxed: input.price };
        const tax = minor(Math.round((input.price * (input.price % 97)) / 100));
        return { ...england.transferTax(input), bands: [{ ...line, tax }], total: tax };
      },
    };
    expect(() => transferTaxTable(sliding, buyer, isoDate('2026-11-20'))).toThrow('has no table');
  });
});
