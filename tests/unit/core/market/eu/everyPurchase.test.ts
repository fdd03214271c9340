import { describe, expect, it } from 'vitest';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import type {
  PurchaseFacts,
  PurchaseTax,
  PurchaseTaxInput,
  PurchaseTaxRefusal,
} from '../../../../../src/core/market/eu/purchaseTaxRules.ts';
import type { EuCountry } from '../../../../../src/core/market/eu/registry/countries.ts';
import { purchaseTaxRulesOf } from '../../../../../src/core/market/eu/registry/purchaseTaxes.ts';
import { euCountries } from '../../../../../src/core/market/markets.ts';
import { purchase } from './purchase.ts';

const buyers: readonly PurchaseTaxInput['buyer'][] = ['individual', 'first-time', 'company'];
const uses: readonly PurchaseTaxInput['use'][] = ['own-home', 'letting', 'non-residential'];
const facts: readonly PurchaseFacts[] = [
  {},
  { buyerAge: 30, loan: fromMajor(100_000), resident: false, officialValue: fromMajor(900_000) },
  { dwellingsBought: 10, largeHolder: true, luxury: true, apartment: true, cadastralIncome: fromMajor(100), house: true, floorArea: 200 },
];

/** Every kind of purchase in each region of a country, before and after the major changes of law. */
function* purchasesOf(country: EuCountry): Generator<PurchaseTaxInput> {
  const regions = purchaseTaxRulesOf(country).regions.map(({ id }) => id);
  for (const region of regions.length === 0 ? [null] : regions)
    for (const on of ['2020-01-01', '2024-08-01', '2025-03-01', '2026-06-15'])
      for (const buyer of buyers)
        for (const use of uses)
          for (const newBuild of [false, true])
            for (const fact of facts) yield purchase({ price: 200_000, region, on, buyer, use, newBuild, facts: fact });
}

const answersOf = (country: EuCountry) => [...purchasesOf(country)].map((input) => purchaseTaxRulesOf(country).purchaseTax(input));

const taxesOf = (country: EuCountry): readonly PurchaseTax[] => answersOf(country).flatMap((answer) => (answer.ok ? [answer.value] : []));

const refusalsOf = (country: EuCountry): readonly PurchaseTaxRefusal[] =>
  answersOf(country).flatMap((answer) => (answer.ok ? [] : [answer.error]));

const sentence = /^[A-Z0-9€].{10,}[.]$/u;

describe.each(euCountries)('every purchase in %s', (country) => {
  const rules = purchaseTaxRulesOf(country);

  it('is taxed by that country’s rules, in its currency', () => {
    expect(rules).toMatchObject({ country, checkedOn: '2026-11-20' });
    expect(rules.version).toMatch(new RegExp(`^${country.toLowerCase()}-\\d{4}-\\d\\d-\\d\\d$`));
    const heads = new Set(taxesOf(country).map((tax) => [tax.country, tax.currency, tax.name].join()));
    expect([...heads]).toEqual([expect.stringMatching(new RegExp(`^${country},${rules.currency},[A-Z].+`))]);
  });

  it('has lines with an id and a title, and rules with a title, a link and a date', () => {
    const named = new RegExp(`^${country.toLowerCase()}-[a-z0-9-]*[a-z0-9]$`);
    const distinct = new Map(taxesOf(country).flatMap(({ lines }) => lines.map((line) => [JSON.stringify(line.rule), line])));
    for (const { id, title, rule } of distinct.values()) {
      expect(id).toMatch(named);
      expect(title).toMatch(/^\p{L}.+/u);
      expect(rule).toMatchObject({ id: `${id}-${rule.inForceFrom}`, title, checkedOn: '2026-11-20' });
      expect(rule.url).toMatch(/^https?:\/\/[^/]+\/\S/);
      expect(['confirmed', 'unconfirmed']).toContain(rule.certainty);
    }
  });

  it('has no two lines with the same id, and no line with two titles', () => {
    const bills = taxesOf(country).map(({ lines }) => lines);
    expect(bills.filter((lines) => new Set(lines.map(({ id }) => id)).size < lines.length)).toEqual([]);
    const named = new Set(bills.flat().map(({ id }) => id));
    expect(new Set(bills.flat().map(({ id, title }) => `${id}: ${title}`)).size).toBe(named.size);
  });

  it('has notes and refusals in full sentences', () => {
    const told = new Set([...taxesOf(country).flatMap(({ notes }) => notes), ...refusalsOf(country).map(({ message }) => message)]);
    for (const note of told) expect(note).toMatch(sentence);
  });

  it('offers only regions with a valid id and a name', () => {
    for (const { id, name } of rules.regions) {
      expect(id).toMatch(/^[A-Za-z0-9-]+$/);
      expect(name).toMatch(/^\p{Lu}.+/u);
    }
  });
});
