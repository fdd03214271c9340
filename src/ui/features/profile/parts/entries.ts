import { standardProfile } from '../../../../core/deal/standardProfile.ts';
import type { Targets } from '../../../../core/deal/profile.ts';
import { countryInputs, type CountryEntry } from '../../../../core/deal/strategies/countryInputs.ts';
import { ownersTaxEntries } from '../../../../core/deal/tax/ownersTax.ts';
import type { MarketCountry } from '../../../../core/market/markets.ts';
import { residenceNames, taxInputCatalogue, type TaxInputUnit } from '../../../../core/deal/tax/taxInputCatalogue.ts';
import type { TaxInputKey } from '../../../../core/deal/tax/taxInputs.ts';
import type { StrategyInputUnit } from '../../../../core/deal/strategies/strategyInput.ts';
import type { InputEntry } from '../../../../core/deal/strategies/inputEntry.ts';

/** Inputs specific to a deal, which a profile cannot set. */
const ofTheDeal: ReadonlySet<string> = new Set(['purchasePrice', 'askingPrice', 'monthlyRent', 'linkedConsideration']);

/** Every assumption the user can set a default for, with the product's default and its source. */
export const defaultEntriesIn = (country: MarketCountry): readonly CountryEntry[] =>
  (made[country] ??= countryInputs('buy-to-let', country).filter(({ key }) => !ofTheDeal.has(key)));

/** Built on first use of a country, because the defaults of fifty states are compared. */
const made: Partial<Record<MarketCountry, readonly CountryEntry[]>> = {};

const taxUnits: Readonly<Record<TaxInputUnit, StrategyInputUnit>> = {
  money: 'money',
  rate: 'rate',
  count: 'count',
  'yes-no': 'yes-no',
  residence: 'choice',
};

const britishTaxEntries: readonly InputEntry[] = (Object.keys(taxInputCatalogue) as readonly TaxInputKey[]).map((key) => {
  const { label, unit, bounds, fallback, source } = taxInputCatalogue[key];
  return {
    key,
    label,
    group: 'Home',
    unit: taxUnits[unit],
    per: null,
    of: null,
    usual: null,
    bounds,
    choices: Object.entries(residenceNames).map(([value, name]) => ({ value, label: name })),
    help: '',
    fallback: fallback === null ? null : { value: fallback, source },
  };
});

/** A country's tax inputs as profile rows. */
export const taxEntriesIn = (country: MarketCountry): readonly InputEntry[] =>
  country === 'GB' ? britishTaxEntries : ownersTaxEntries(country);

interface TargetRow {
  readonly key: keyof Targets;
  readonly label: string;
  readonly unit: 'money' | 'rate';
  readonly help: string;
  readonly bounds: readonly [number, number];
}

const targetRows: readonly TargetRow[] = [
  {
    key: 'monthlyCashFlow',
    label: 'Monthly cash flow',
    unit: 'money',
    help: 'Monthly rent left after costs and the mortgage, before tax.',
    bounds: [-1_000_000, 10_000_000],
  },
  { key: 'cashOnCash', label: 'Cash-on-cash', unit: 'rate', help: 'Annual cash flow ÷ cash invested.', bounds: [-1, 10] },
  { key: 'grossYield', label: 'Gross yield', unit: 'rate', help: 'Annual rent ÷ purchase price.', bounds: [0, 2] },
  { key: 'netYield', label: 'Net yield', unit: 'rate', help: '(Annual rent − running costs) ÷ purchase price.', bounds: [-1, 2] },
  {
    key: 'interestCover',
    label: 'Interest cover',
    unit: 'rate',
    help: 'Rent ÷ interest at the lender’s stress rate. Most lenders require 125% to 145%.',
    bounds: [0, 20],
  },
  {
    key: 'debtServiceCover',
    label: 'Debt service cover',
    unit: 'rate',
    help: 'Income after costs ÷ mortgage payments (DSCR).',
    bounds: [0, 20],
  },
];

/** The user's targets as profile rows. */
export const targetEntries: readonly InputEntry[] = targetRows.map(({ key, label, unit, help, bounds }) => ({
  key,
  label,
  group: 'Income',
  unit,
  per: null,
  of: null,
  usual: null,
  bounds,
  choices: [],
  help,
  fallback: {
    value: standardProfile.targets[key],
    source: {
      title: 'Our default targets',
      url: null,
      publishedOn: null,
      checkedOn: taxInputCatalogue.otherIncome.source.checkedOn,
    },
  },
}));
