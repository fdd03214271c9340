import { isoDate } from '../../kernel/calendar.ts';
import { fromMajor, zeroMoney } from '../../kernel/money.ts';
import { percent } from '../../kernel/rate.ts';
import type { Source } from '../provenance.ts';
import type { TaxInputKey, TaxInputs } from './taxInputs.ts';

export type TaxInputUnit = 'money' | 'rate' | 'count' | 'yes-no' | 'residence';

/** How one tax input is named, checked and filled. Bounds are in the unit of the value; yes-no inputs and the residence have none. */
export interface TaxInputEntry<Key extends TaxInputKey = TaxInputKey> {
  readonly label: string;
  readonly unit: TaxInputUnit;
  readonly bounds: readonly [low: number, high: number];
  /** The value until the person enters one; null for the residence, which defaults to the property's place. */
  readonly fallback: TaxInputs[Key] | null;
  readonly source: Source;
}

const basicRateExample = { fallback: fromMajor(35_000), what: 'our basic-rate example of £35,000 a year' };
const noDividends = { fallback: zeroMoney, what: 'none until you enter them' };

/** The mortgage rate of the limited company example in the mortgage comparison. */
export const companyRateExample = percent(6.39);

/** Every tax input in display order. Defaults are examples, not facts about the person, and say so. */
export const taxInputCatalogue: { readonly [Key in TaxInputKey]: TaxInputEntry<Key> } = {
  residence: entry('Resident for tax in', 'residence', { fallback: null, what: 'resident in the country of the property' }),
  otherIncome: entry('Your other income', 'money', basicRateExample),
  otherDividends: entry('Your other dividends', 'money', noDividends),
  withPartner: entry('Compare joint ownership', 'yes-no', { fallback: true, what: 'joint ownership is included in the comparison' }),
  partnerIncome: entry('Partner’s other income', 'money', basicRateExample),
  partnerDividends: entry('Partner’s other dividends', 'money', noDividends),
  // Each joint owner must own a share.
  partnerShare: { ...entry('Partner’s share', 'rate', { fallback: percent(50), what: 'equal halves' }), bounds: [0.01, 0.99] },
  companyRunningCosts: entry('Company running costs', 'money', {
    fallback: fromMajor(1000),
    what: '£1,000 a year for accounts and filing',
  }),
  companyPayOut: entry('Cash the company pays out each year', 'rate', { fallback: percent(100), what: 'all cash is paid out each year' }),
  companyMortgageRate: {
    ...entry('Company mortgage rate', 'rate', { fallback: companyRateExample, what: '' }),
    bounds: [0, 0.25],
    source: {
      title: 'Leeds Building Society, five-year limited company buy-to-let, 8 May 2024: 6.39%',
      url: 'https://leedsbuildingsociety.co.uk/intermediaries/products/limited-company-buy-to-let-mortgages/0705-5-year-ltd-co-buy-to-let-fixed-rate-mortgage-80-81-639/',
      publishedOn: null,
      checkedOn: isoDate('2026-11-20'),
    },
  },
  associatedCompanies: entry('Associated companies', 'count', { fallback: 0, what: 'no other companies under the same control' }),
  closeInvestmentHolding: entry('Close investment-holding company', 'yes-no', {
    fallback: false,
    what: 'the company lets to tenants not connected with it',
  }),
  connectedOccupier: entry('Occupied by a director or connected person', 'yes-no', {
    fallback: false,
    what: 'the company lets to tenants not connected with it',
  }),
};

/** Whether the tax rules accept a value from outside. */
export function isAllowedTaxInput(key: TaxInputKey, value: unknown): boolean {
  const { unit, bounds } = taxInputCatalogue[key];
  if (unit === 'yes-no') return typeof value === 'boolean';
  if (unit === 'residence') return typeof value === 'string' && Object.hasOwn(residenceNames, value);
  const isWithin = typeof value === 'number' && value >= bounds[0] && value <= bounds[1];
  return isWithin && (unit === 'rate' || Number.isSafeInteger(value));
}

export const residenceNames: Readonly<Record<TaxInputs['residence'], string>> = {
  england: 'England',
  'northern-ireland': 'Northern Ireland',
  scotland: 'Scotland',
  wales: 'Wales',
};

/** Amounts up to ten million pounds, above every tax band. */
function boundsOf(unit: TaxInputUnit): readonly [low: number, high: number] {
  if (unit === 'money') return [0, 1_000_000_000];
  return unit === 'count' ? [0, 100] : [0, 1];
}

interface Fallback<Key extends TaxInputKey> {
  readonly fallback: TaxInputs[Key] | null;
  readonly what: string;
}

function entry<Key extends TaxInputKey>(label: string, unit: TaxInputUnit, { fallback, what }: Fallback<Key>): TaxInputEntry<Key> {
  const source = { title: `Assumed: ${what}`, url: null, publishedOn: null, checkedOn: isoDate('2026-11-20') };
  return { label, unit, bounds: boundsOf(unit), fallback, source };
}
