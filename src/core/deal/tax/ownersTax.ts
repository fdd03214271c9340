import { ruleOfThumbAmounts } from '../../kernel/ruleOfThumbAmounts.ts';
import { europeanInputs } from '../../market/eu/registry/inputs.ts';
import { currencyOfCountry, isEuCountry } from '../../market/markets.ts';
import type { EuCountry } from '../../market/eu/registry/countries.ts';
import type { MarketCountry } from '../../market/markets.ts';
import { convention, moneyRow } from '../strategies/inputRow.ts';
import { isAllowedInput } from '../strategies/inputValue.ts';
import { americanTaxEntries } from './americanTax.ts';
import type { InputEntry } from '../strategies/inputEntry.ts';

/** A person's own values for a country's tax inputs, by row key. */
export type OwnersTaxValues = Readonly<Record<string, unknown>>;

/** The owner's tax inputs in a country other than the UK, in display order. */
export const ownersTaxEntries = (country: Exclude<MarketCountry, 'GB'>): readonly InputEntry[] =>
  isEuCountry(country) ? europeanEntries(country) : americanTaxEntries;

function europeanEntries(country: EuCountry): readonly InputEntry[] {
  const inputs = europeanInputs[country];
  if (inputs === undefined) return [];
  const { about } = ruleOfThumbAmounts(currencyOfCountry(country));
  const otherIncome = moneyRow('Home', 'Your other income', {
    per: 'year',
    help: 'Each owner’s other annual taxable income. Rent is taxed on top of it where rates are progressive.',
    fallback: convention(about(40_000), 'our example'),
  });
  const partnerIncome = moneyRow('Home', 'The other owner’s income', {
    per: 'year',
    help: 'The second joint owner’s other income. Each owns half.',
    fallback: convention(about(40_000), 'our example'),
  });
  return [
    { ...otherIncome, key: 'otherIncome' },
    { ...partnerIncome, key: 'partnerIncome' },
    ...Object.entries(inputs.taxRows).map(([key, row]) => ({ ...row, key }) as InputEntry),
  ];
}

/**
 * Every value by key: the person's own, else the default; null if only the person can know it and has not entered it. Values that are not
 * accepted are skipped.
 */
export function ownersTaxValues(country: Exclude<MarketCountry, 'GB'>, yours: OwnersTaxValues): OwnersTaxValues {
  const values = ownersTaxEntries(country).map((entry) => {
    const own = yours[entry.key];
    return [entry.key, own !== undefined && isAllowedInput(entry, own) ? own : (entry.fallback?.value ?? null)];
  });
  return Object.fromEntries(values) as OwnersTaxValues;
}
