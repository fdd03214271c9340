import { standardProfile } from '../../../../core/deal/standardProfile.ts';
import type { Targets } from '../../../../core/deal/profile.ts';
import { countryInputs, type CountryEntry } from '../../../../core/deal/strategies/countryInputs.ts';
import { ownersTaxEntries } from '../../../../core/deal/tax/ownersTax.ts';
import type { MarketCountry } from '../../../../core/market/markets.ts';
import { residenceNames, taxInputCatalogue, type TaxInputUnit } from '../../../../core/deal/tax/taxInputCatalogue.ts';
import type { TaxInputKey } from '../../../../core/deal/tax/taxInputs.ts';
import type { StrategyInputUnit } from '../../../../core/deal/strategies/strategyInput.ts';
import type { InputEntry } from '../../../../core/deal/strategies/inputEntry.ts';

/** Inputs a deal has of its own and a profile cannot answer for it. */
const ofTheDeal: ReadonlySet<string> = new Set(['purchasePrice', 'askingPrice', 'monthlyRent', 'linkedConsideration']);

/** Every assumption that may have a default of the person's own, with the product's default and its source. */
export const defaultEntriesIn = (country: MarketCountry): readonly CountryEntry[] =>
  (made[country] ??= countryInputs('buy-to-let', country).filter(({ key }) => !ofTheDeal.has(key)));

/** Made when a country is first looked at: the defaults of fifty states are compared. */
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

/** The inputs of a country's taxes as rows like the others. */
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
    help: 'Left each month after costs and the mortgage, before tax.',
    bounds: [-1_000_000, 10_000_000],
  },
  { key: 'cashOnCash', label: 'Cash-on-cash', unit: 'rate', help: 'Cash flow of a year as a share of the cash put in.', bounds: [-1, 10] },
  { key: 'grossYield', label: 'Gross yield', unit: 'rate', help: 'A year’s rent as a share of the price.', bounds: [0, 2] },
  { key: 'netYield', label: 'Net yield', unit: 'rate', help: 'Rent less running costs as a share of the price.', bounds: [-1, 2] },
  {
    key: 'interestCover',
    label: 'Interest cover',
    unit: 'rate',
    help: 'Rent over the interest at the stress rate. Lenders ask 125 % at least.',
    bounds: [0, 20],
  },
  {
    key: 'debtServiceCover',
    label: 'Debt service cover',
    unit: 'rate',
    help: 'Income after costs over the payments of the loan.',
    bounds: [0, 20],
  },
];

/** What the person asks of a deal, as rows like the others. */
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
      title: 'What we ask until you say otherwise',
      url: null,
      publishedOn: null,
      checkedOn: taxInputCatalogue.otherIncome.source.checkedOn,
    },
  },
}));
