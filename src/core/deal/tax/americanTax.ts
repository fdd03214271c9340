import { fromMajor } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { percent } from '../../kernel/rate.ts';
import type { Rate } from '../../kernel/rate.ts';
import { choiceRow, convention, moneyRow, published, rateRow } from '../strategies/inputRow.ts';
import { isAllowedInput } from '../strategies/inputValue.ts';
import type { InputCatalogue } from '../strategies/strategyInput.ts';
import type { InputEntry } from '../strategies/inputEntry.ts';

/** A US owner's tax inputs, except those that belong to the deal. Money is in cents a year and shares are fractions. */
export interface AmericanTaxInputs {
  /** How a sole owner files; joint owners file together. */
  readonly filing: 'single' | 'joint' | 'separate' | 'head';
  /** Wages and other ordinary income of the household, before deductions, without gains or other rentals. */
  readonly otherIncome: Minor;
  /** The land's share of the price, which is not depreciated. */
  readonly landShare: Rate;
  /** The owner's participation in the rental, on which the loss rules depend. */
  readonly participation: 'active' | 'material' | 'none';
}

/** Every US tax input in display order. Defaults are examples, not facts about the person, and say so. */
export const americanTaxCatalogue: InputCatalogue<AmericanTaxInputs> = {
  filing: choiceRow('Home', 'Filing status', {
    choices: { single: 'Single', joint: 'Married filing jointly', separate: 'Married filing separately', head: 'Head of household' },
    help: 'For a single owner. Joint owners are treated as married filing jointly.',
    fallback: convention('single', 'one owner files as single'),
  }),
  otherIncome: moneyRow('Home', 'Your other income', {
    per: 'year',
    help: 'Wages and other ordinary income of the household, before deductions.',
    fallback: convention(fromMajor(75_000), 'our example of $75,000 a year'),
  }),
  landShare: rateRow('Home', 'Land', {
    usual: [0.15, 0.3],
    bounds: [0, 0.95],
    of: 'of the price',
    help: 'Land isn’t depreciated. The assessor’s land and building split is the usual evidence.',
    fallback: published(percent(20), 'Depreciation guides: assume 20% land if you don’t know the split', 'https://www.costsegez.com'),
  }),
  participation: choiceRow('Home', 'Your role in the rental', {
    choices: { active: 'Active: you approve tenants and terms', material: 'Material: you do most of the work', none: 'Neither' },
    help: 'Determines which losses count against other income. Material participation matters for short stays.',
    fallback: convention('active', 'an owner who approves tenants and terms'),
  }),
};

/** Every US tax input, in display order. */
export const americanTaxEntries: readonly InputEntry<keyof AmericanTaxInputs>[] = (
  Object.keys(americanTaxCatalogue) as readonly (keyof AmericanTaxInputs)[]
).map((key) => ({ ...americanTaxCatalogue[key], key }));

/** Every US tax input: the person's own, else the default. Values that are not accepted are skipped. */
export function americanTaxInputs(yours: Readonly<Record<string, unknown>>): AmericanTaxInputs {
  const values = americanTaxEntries.map((entry) => {
    const own = yours[entry.key];
    return [entry.key, own !== undefined && isAllowedInput(entry, own) ? own : entry.fallback?.value];
  });
  // Each key was given a value its row accepts; TypeScript cannot build the mapped type step by step.
  return Object.fromEntries(values) as AmericanTaxInputs;
}
