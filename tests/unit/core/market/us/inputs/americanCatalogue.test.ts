import { describe, expect, it } from 'vitest';
import { neutralInputs } from '../../../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import { formatInput, isAllowedInput } from '../../../../../../src/core/deal/strategies/inputValue.ts';
import { neutralStrategyInputs } from '../../../../../../src/core/deal/strategies/neutralStrategyInputs.ts';
import { resolveStrategyInputs } from '../../../../../../src/core/deal/strategies/resolveStrategyInputs.ts';
import { strategyInput, strategyInputs } from '../../../../../../src/core/deal/strategies/strategyCatalogue.ts';
import { strategyIds } from '../../../../../../src/core/deal/strategies/strategyInput.ts';
import type { StrategyId } from '../../../../../../src/core/deal/strategies/strategyInput.ts';
import { usStates } from '../../../../../../src/core/market/markets.ts';
import type { UsState } from '../../../../../../src/core/market/markets.ts';
import { fromMajor } from '../../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../../src/core/kernel/rate.ts';
import type { InputEntry } from '../../../../../../src/core/deal/strategies/inputEntry.ts';
import type { InputsOf } from '../../../../../../src/core/deal/strategies/inputsById.ts';

const buying = ['purchasePrice', 'askingPrice', 'closingCosts', 'surveyFee', 'refurbishment', 'otherPurchaseCosts'] as const;
const loan = ['deposit', 'points', 'mortgageTax'] as const;
const mortgage = ['mortgageKind', 'mortgageRate', 'mortgageYears'] as const;
const tenancy = ['tenancyYears', 'management', 'tenantFind'] as const;
const ownership = [
  'propertyTax',
  'propertyTaxGrowth',
  'insurancePerYear',
  'serviceChargePerYear',
  'maintenance',
  'licencePerYear',
  'otherCostsPerYear',
  'capitalReserve',
] as const;
const growth = ['rentGrowth', 'priceGrowth', 'costGrowth', 'holdYears', 'sellingCosts'] as const;
const works = ['refurbishment', 'contingency', 'afterRepairValue', 'projectMonths', 'holdingCostsPerMonth'] as const;
const hardMoney = ['bridgingOfPrice', 'bridgingOfWorks', 'bridgingKind', 'bridgingRate', 'bridgingFee'] as const;
const rooms = ['rooms', 'billsPerMonth', 'cleaningPerMonth'] as const;

/** The American inputs of each strategy, in order. The types check that each belongs to its strategy. */
const asked: { readonly [Id in StrategyId]: readonly (keyof InputsOf<Id>)[] } = {
  'buy-to-let': [
    ...buying,
    'prepaidMonths',
    ...loan,
    ...mortgage,
    'monthlyRent',
    'vacancy',
    ...tenancy,
    ...ownership,
    'utilitiesPerYear',
    ...growth,
  ],
  brrrr: [
    'purchasePrice',
    'askingPrice',
    'closingCosts',
    'surveyFee',
    'otherPurchaseCosts',
    ...works,
    ...hardMoney,
    'refinanceOfValue',
    'rentCoverRequired',
    'refinanceFees',
    ...mortgage,
    'monthlyRent',
    'vacancy',
    ...tenancy,
    ...ownership,
    'utilitiesPerYear',
    ...growth,
  ],
  flip: ['purchasePrice', 'closingCosts', 'surveyFee', 'otherPurchaseCosts', ...works, ...hardMoney, 'saleAgentFee', 'saleLegalFees'],
  hmo: [...buying, 'furnishing', 'prepaidMonths', ...loan, ...mortgage, ...rooms, ...tenancy, ...ownership, ...growth],
  'serviced-accommodation': [
    ...buying,
    'furnishing',
    'prepaidMonths',
    ...loan,
    ...mortgage,
    'nightlyRate',
    'occupancy',
    'seasons',
    'averageStay',
    'cleaningCharged',
    'planningForStays',
    'lenderAgrees',
    'cleaningPerStay',
    'suppliesPerNight',
    'platformFee',
    'management',
    'utilitiesPerMonth',
    ...ownership,
    ...growth,
  ],
  'rent-to-rent': [
    'leaseRentPerMonth',
    'leaseYears',
    'rentFreeMonths',
    'leaseDeposit',
    'leaseRentGrowth',
    'ownerAgrees',
    'ownersLenderAgrees',
    'furnishing',
    'setUpWorks',
    'setUpFees',
    ...rooms,
    ...tenancy,
    'maintenancePerYear',
    'insurancePerYear',
    'licencePerYear',
    'otherCostsPerYear',
    'rentGrowth',
    'costGrowth',
  ],
  'house-hack': [
    ...buying,
    'furnishing',
    ...loan,
    'mortgageRate',
    'mortgageYears',
    'mortgageInsurance',
    'upfrontInsurance',
    'housingCostNow',
    'rooms',
    'billsPerMonth',
    'propertyTax',
    'propertyTaxGrowth',
    'homeInsurancePerYear',
    'serviceChargePerYear',
    'maintenance',
    'otherCostsPerYear',
    ...growth,
  ],
};

const entriesOf = (strategy: StrategyId, state: UsState): readonly InputEntry[] => strategyInputs(strategy, `US-${state}`);

/** The inputs of a strategy in every state, named by state and key. */
const everywhere = (strategy: StrategyId) =>
  usStates.flatMap((state) => entriesOf(strategy, state).map((entry) => ({ entry, name: `${state} ${entry.key}` })));

function row(strategy: StrategyId, key: string, state: UsState = 'OH'): InputEntry {
  const found = strategyInput(strategy, key, `US-${state}`);
  if (found === undefined) throw new Error(`${strategy} in ${state} does not ask for ${key}`);
  return found;
}

const valueOf = (strategy: StrategyId, key: string, state: UsState = 'OH'): unknown => row(strategy, key, state).fallback?.value;

const british = /stamp duty|council tax|licence|ground rent|letting agent|£|\bVAT\b|gas certificate|leasehold|freehold|solicitor|bridging/i;

const textOf = ({ label, group, help, of, choices, fallback }: InputEntry): string =>
  [label, group, help, of ?? '', ...choices.map((choice) => choice.label), fallback?.source.title ?? ''].join('\n');

describe.each(strategyIds)('the American inputs of %s, in every state', (strategy) => {
  const rows = everywhere(strategy);

  it('are the expected inputs in the expected order', () => {
    for (const state of usStates) expect(entriesOf(strategy, state).map(({ key }) => key)).toEqual(asked[strategy]);
  });

  it('leave out only inputs with a neutral value', () => {
    const neutral = new Set([...Object.keys(neutralInputs), ...Object.keys(neutralStrategyInputs)]);
    const keys = new Set<string>(asked[strategy]);
    const missing = strategyInputs(strategy, 'GB-ENG').filter(({ key }) => !keys.has(key) && !neutral.has(key));
    expect(missing.map(({ key }) => key)).toEqual([]);
  });

  it('each have a label, and help in full sentences', () => {
    expect(rows.filter(({ entry }) => entry.label === '' || !/^[A-Z“$].*\.$/.test(entry.help)).map(({ name }) => name)).toEqual([]);
  });

  it('have defaults that are allowed and within the usual range', () => {
    const wrong = rows.filter(({ entry: { fallback, usual, ...entry } }) => {
      if (fallback === null) return false;
      const { value } = fallback;
      const isUsual = usual === null || typeof value !== 'number' || (value >= usual[0] && value <= usual[1]);
      return !isUsual || !isAllowedInput({ ...entry, usual }, value);
    });
    // The current cost of housing has no default; the user enters it.
    expect(wrong.map(({ name }) => name).filter((name) => !name.endsWith(' housingCostNow'))).toEqual([]);
  });

  it('have usual ranges within the accepted bounds', () => {
    const wrong = rows.filter(
      ({ entry: { usual, bounds } }) => usual !== null && (usual[0] < bounds[0] || usual[1] > bounds[1] || usual[0] >= usual[1]),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('have defaults with a link, or with a note that they are typical or assumed', () => {
    const untraced = rows.filter(({ entry: { fallback } }) => {
      if (fallback === null) return false;
      const { title, url } = fallback.source;
      return url === null ? !/^(Typical|Assumed): /.test(title) : !/^https:\/\/\S+\.\S+$/.test(url);
    });
    expect(untraced.map(({ name }) => name)).toEqual([]);
  });

  it('use no British terms and show money in dollars', () => {
    expect(rows.filter(({ entry }) => british.test(textOf(entry))).map(({ name, entry }) => `${name}: ${textOf(entry)}`)).toEqual([]);
    const amounts = rows.filter(({ entry }) => entry.unit === 'money' && entry.fallback !== null);
    expect(amounts.filter(({ entry }) => !formatInput(entry, entry.fallback?.value, 'USD').includes('$')).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it('are complete once a price, a rent and rooms are given', () => {
    const room = { label: 'Front', monthlyRent: fromMajor(700), voidWeeks: 4, people: 1, squareMetres: null };
    const given: Readonly<Record<string, unknown>> = {
      purchasePrice: fromMajor(250_000),
      monthlyRent: fromMajor(2000),
      afterRepairValue: fromMajor(320_000),
      nightlyRate: fromMajor(160),
      leaseRentPerMonth: fromMajor(2000),
      rooms: [room],
    };
    for (const state of usStates)
      expect(resolveStrategyInputs({ strategy, market: `US-${state}`, yours: given, ofDeal: null }).ok).toBe(true);
  });
});

describe('American defaults', () => {
  it('property tax is the state’s rate for a new buyer', () => {
    const found = (['CA', 'TX', 'FL', 'NJ', 'OH'] as const).map((state) => valueOf('buy-to-let', 'propertyTax', state));
    expect(new Set(found).size).toBe(5);
    expect(valueOf('buy-to-let', 'propertyTax', 'CA')).toBe(percent(1.2));
    expect(valueOf('buy-to-let', 'propertyTaxGrowth', 'CA')).toBe(percent(2));
    expect(row('buy-to-let', 'propertyTax', 'TX').help).toContain('Do not rely on the seller’s bill');
  });

  it('property tax on an owner-occupied home is the lower owners’ rate, except in California', () => {
    expect(valueOf('house-hack', 'propertyTax', 'SC')).toBe(percent(0.53));
    expect(valueOf('buy-to-let', 'propertyTax', 'SC')).toBe(percent(1.46));
    expect(valueOf('house-hack', 'propertyTax', 'CA')).toBe(percent(1.2));
  });

  it('mortgage tax applies only in states that charge it, and names county additions', () => {
    expect(valueOf('buy-to-let', 'mortgageTax', 'FL')).toBe(percent(0.55));
    expect(valueOf('buy-to-let', 'mortgageTax', 'OH')).toBe(percent(0));
    expect(row('buy-to-let', 'mortgageTax', 'NY').fallback?.source.title).toContain('New York City');
  });

  it('insurance depends on the state and the use: homeowner, landlord, paying guests', () => {
    // Florida: a quote of $4,419 for the owner, × 1.25 for a landlord, × 1.75 for guests, in whole dollars.
    expect(valueOf('house-hack', 'homeInsurancePerYear', 'FL')).toBe(fromMajor(4419));
    expect(valueOf('buy-to-let', 'insurancePerYear', 'FL')).toBe(fromMajor(5524));
    expect(valueOf('serviced-accommodation', 'insurancePerYear', 'FL')).toBe(fromMajor(9667));
  });

  it('are marked if they are not confirmed', () => {
    expect(row('buy-to-let', 'propertyTax', 'OH').fallback?.source.confirmed).toBe(false);
    expect(row('buy-to-let', 'propertyTax', 'CA').fallback?.source.confirmed).toBeUndefined();
    expect(row('serviced-accommodation', 'insurancePerYear', 'FL').fallback?.source.confirmed).toBe(false);
    expect(row('buy-to-let', 'mortgageRate').fallback?.source.confirmed).toBe(false);
    expect(row('buy-to-let', 'vacancy').fallback?.source.confirmed).toBeUndefined();
  });

  it('a lender requires a DSCR of 1.0 to refinance, and a house hack starts with 5% down', () => {
    expect(valueOf('brrrr', 'rentCoverRequired')).toBe(percent(100));
    expect(valueOf('brrrr', 'refinanceOfValue')).toBe(percent(75));
    expect(valueOf('house-hack', 'deposit')).toBe(percent(5));
    expect(isAllowedInput(row('house-hack', 'deposit'), 0)).toBe(true);
    expect(isAllowedInput(row('buy-to-let', 'deposit'), 0)).toBe(false);
  });

  it('American inputs have American names', () => {
    const labels = (['serviceChargePerYear', 'deposit', 'tenantFind', 'licencePerYear'] as const).map(
      (key) => row('buy-to-let', key).label,
    );
    expect(labels).toEqual(['HOA dues', 'Down payment', 'Leasing fee', 'Rental license and inspections']);
    expect(row('buy-to-let', 'mortgageKind').choices.map(({ label }) => label)).toEqual(['Amortizing', 'Interest only']);
  });
});
