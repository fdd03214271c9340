import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { minor, sumMoney } from '../../../../../src/core/kernel/money.ts';
import type { PurchaseTaxInput } from '../../../../../src/core/market/eu/purchaseTaxRules.ts';
import type { EuCountry } from '../../../../../src/core/market/eu/registry/countries.ts';
import { purchaseTaxRulesOf } from '../../../../../src/core/market/eu/registry/purchaseTaxes.ts';
import { euCountries } from '../../../../../src/core/market/markets.ts';
import { purchase } from './purchase.ts';

const countries = euCountries;

const anyPurchase: fc.Arbitrary<{ readonly country: EuCountry; readonly input: PurchaseTaxInput }> = fc
  .constantFrom(...countries)
  .chain((country) => {
    const regions = purchaseTaxRulesOf(country).regions.map(({ id }) => id);
    return fc.record({
      country: fc.constant(country),
      input: fc.record({
        price: fc.integer({ min: 100, max: 500_000_000 }).map(minor),
        buyer: fc.constantFrom<PurchaseTaxInput['buyer']>('individual', 'first-time', 'company'),
        use: fc.constantFrom<PurchaseTaxInput['use']>('own-home', 'second-home', 'letting', 'non-residential'),
        region: regions.length === 0 ? fc.constant(null) : fc.constantFrom(...regions),
        newBuild: fc.boolean(),
        contractDate: fc.constant(isoDate('2024-05-01')),
        completionDate: fc.integer({ min: 0, max: 3000 }).map((days) => addDays(isoDate('2020-01-01'), days)),
      }),
    });
  });

describe('every European country’s purchase taxes', () => {
  it('totals are the sums of their lines; the slices of a line add up to its tax and base', () => {
    fc.assert(
      fc.property(anyPurchase, ({ country, input }) => {
        const result = purchaseTaxRulesOf(country).purchaseTax(input);
        if (!result.ok) return;
        const { lines, total, vat, fees } = result.value;
        expect(total + vat + fees).toBe(sumMoney(lines.map((line) => line.amount)));
        for (const line of lines.filter(({ bands, kind }) => bands.length > 0 && kind !== 'notary')) {
          expect(sumMoney(line.bands.map((band) => band.tax))).toBe(line.amount);
          expect(sumMoney(line.bands.map((band) => band.taxed))).toBe(line.base);
        }
      }),
    );
  });

  it('a higher price never lowers the tax', () => {
    fc.assert(
      fc.property(anyPurchase, fc.integer({ min: 100, max: 500_000_000 }), ({ country, input }, other) => {
        const at = (price: number): number => {
          const result = purchaseTaxRulesOf(country).purchaseTax({ ...input, price: minor(price) });
          return result.ok ? result.value.total : -1;
        };
        expect(at(Math.min(input.price, other))).toBeLessThanOrEqual(at(Math.max(input.price, other)));
      }),
      { numRuns: 500 },
    );
  });

  it('every rule has a link, a start date, the date it was checked and whether it is confirmed', () => {
    fc.assert(
      fc.property(anyPurchase, ({ country, input }) => {
        const result = purchaseTaxRulesOf(country).purchaseTax(input);
        if (!result.ok) return;
        expect(result.value.rules.length).toBeGreaterThan(0);
        for (const rule of result.value.rules) {
          expect(rule.url).toMatch(/^https?:\/\/[^/]+\.[a-z]+/);
          expect(rule.checkedOn).toBe('2026-11-20');
          expect(['confirmed', 'unconfirmed']).toContain(rule.certainty);
        }
        const open = result.value.rules.some((rule) => rule.certainty === 'unconfirmed');
        expect(result.value.notes.some((note) => note.startsWith('Not confirmed: '))).toBe(open);
      }),
    );
  });

  it('a country with regions refuses an unknown region and lists its own', () => {
    for (const country of countries) {
      const { regions, purchaseTax } = purchaseTaxRulesOf(country);
      const result = purchaseTax(purchase({ price: 200_000, region: 'atlantis' }));
      if (regions.length === 0) expect(result.ok).toBe(true);
      else expect(result).toMatchObject({ ok: false, error: { kind: 'region-needed', regions } });
    }
  });

  it('amounts are in the country’s currency', () => {
    expect(countries.filter((country) => purchaseTaxRulesOf(country).currency !== 'EUR')).toEqual(['PL']);
  });
});
