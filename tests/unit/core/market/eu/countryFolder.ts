import { expect, it } from 'vitest';
import type { Regulation } from '../../../../../src/core/deal/strategies/regulations/regulation.ts';
import { isAllowedInput } from '../../../../../src/core/deal/strategies/inputValue.ts';
import type { Fallback, InputRow } from '../../../../../src/core/deal/strategies/strategyInput.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { rate } from '../../../../../src/core/kernel/rate.ts';
import type { EuropeanDefaults, LocalHelp, LocalNames } from '../../../../../src/core/market/eu/inputs/europeanDefaults.ts';
import type { EuCountry } from '../../../../../src/core/market/eu/registry/countries.ts';
import { purchaseTaxRulesOf } from '../../../../../src/core/market/eu/registry/purchaseTaxes.ts';
import type { LoanAsked } from '../../../../../src/core/market/rules.ts';

/** What a country says besides its taxes. */
export interface CountryFolder {
  readonly country: EuCountry;
  readonly rows: Readonly<Record<string, InputRow<unknown>>>;
  readonly defaults: EuropeanDefaults;
  readonly names: LocalNames;
  readonly help: LocalHelp;
  readonly checks: readonly Regulation[];
}

/** A loan of a share of a home of 200,000 to let. */
export const loanOf = (share: number, more: Partial<LoanAsked> = {}): LoanAsked => ({
  purpose: 'purchase',
  value: fromMajor(200_000),
  loan: fromMajor(200_000 * share),
  units: 1,
  income: fromMajor(12_000),
  isByTheNight: false,
  payment: fromMajor(7_000),
  isInterestOnly: false,
  ofPrice: rate(share),
  ...more,
});

/** Laws every country's folder keeps. */
export function keepsTheLawsOfAFolder({ country, rows, defaults, names, help, checks }: CountryFolder): void {
  it('begins each tax row with a value the row accepts, from a source', () => {
    for (const [key, row] of Object.entries(rows)) {
      if (row.fallback === null) continue;
      expect(isAllowedInput({ ...row, key }, row.fallback.value), key).toBe(true);
      expect(row.fallback.source.title, key).not.toBe('');
    }
  });

  it('gives each default a source, and one without a link is a convention or not confirmed', () => {
    const given = [defaults.loan, defaults.rent, defaults.costs, defaults.growth, defaults.furnished]
      .flatMap((group): readonly (Fallback<number> | null)[] => Object.values(group))
      .filter((fallback) => fallback !== null);
    for (const { value, source } of given) {
      expect(value).toBeGreaterThanOrEqual(0);
      const isTold = source.url !== null || source.confirmed === false || source.title.startsWith('Our convention');
      expect(isTold, source.title).toBe(true);
    }
  });

  it('names and explains in full', () => {
    expect(Object.values(names)).not.toContain('');
    for (const sentence of Object.values(help)) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  it('numbers its rules once, in places it knows, with sentences and links', () => {
    const places = [country, ...purchaseTaxRulesOf(country).regions.map(({ id }) => `${country}-${id}`)];
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
    for (const { id, words, rule, places: held } of checks) {
      expect(id.startsWith(`${country.toLowerCase()}-`), id).toBe(true);
      expect(held.length, id).toBeGreaterThan(0);
      for (const place of held) expect(places, id).toContain(place);
      expect(words, id).toMatch(/^[A-Z].*\.$/);
      expect(rule.url, id).toMatch(/^https:/);
    }
  });
}
