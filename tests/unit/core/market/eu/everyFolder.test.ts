import { describe, expect, it } from 'vitest';
import { isAllowedInput } from '../../../../../src/core/deal/strategies/inputValue.ts';
import type { Fallback, InputRow } from '../../../../../src/core/deal/strategies/strategyInput.ts';
import type { EuropeanInputs } from '../../../../../src/core/market/eu/inputs/europeanInputs.ts';
import type { EuCountry } from '../../../../../src/core/market/eu/registry/countries.ts';
import { europeanInputs } from '../../../../../src/core/market/eu/registry/inputs.ts';
import { purchaseTaxRulesOf } from '../../../../../src/core/market/eu/registry/purchaseTaxes.ts';

const folders = Object.entries(europeanInputs) as readonly (readonly [EuCountry, EuropeanInputs])[];

describe.each(folders)('the European inputs of %s', (country, { defaults, names, help, taxRows, checks }) => {
  it('start each tax row empty or with a valid value from a source', () => {
    for (const [key, row] of Object.entries(taxRows as Readonly<Record<string, InputRow<unknown>>>)) {
      if (row.fallback === null) continue;
      const { value } = row.fallback;
      expect(value === null || isAllowedInput({ ...row, key }, value), key).toBe(true);
      expect(row.fallback.source.title, key).not.toBe('');
    }
  });

  it('give each default a source; one without a link is a convention or not confirmed', () => {
    const given = [defaults.loan, defaults.rent, defaults.costs, defaults.growth, defaults.furnished]
      .flatMap((group): readonly (Fallback<number> | null)[] => Object.values(group))
      .filter((fallback) => fallback !== null);
    for (const { value, source } of given) {
      expect(value).toBeGreaterThanOrEqual(0);
      const isTold = source.url !== null || source.confirmed === false || /^(?:Assumed|Our convention)/.test(source.title);
      expect(isTold, source.title).toBe(true);
    }
  });

  it('have no empty names, and help in full sentences', () => {
    expect(Object.values(names)).not.toContain('');
    for (const sentence of Object.values(help)) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  it('list each check once, for known places, with full sentences and links', () => {
    const places = [country, ...purchaseTaxRulesOf(country).regions.map(({ id }) => `${country}-${id}`)];
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
    for (const { id, words, rule, strategies, places: held } of checks) {
      expect(id.startsWith(`${country.toLowerCase()}-`), id).toBe(true);
      expect(strategies.length, id).toBeGreaterThan(0);
      expect(held.length, id).toBeGreaterThan(0);
      for (const place of held) expect(places, id).toContain(place);
      expect(words, id).toMatch(/^[A-Z].*\.$/);
      expect(rule.url, id).toMatch(/^https:/);
    }
  });
});
