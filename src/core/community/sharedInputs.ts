import { ownInputs } from '../deal/strategies/ownInputs.ts';
import type { BuyToLetKey } from '../deal/strategies/inputs/buyToLetInputs.ts';
import type { Deal } from '../deal/deal.ts';

/** The inputs that describe the property. Those about financing, the buyer and their residence are private. */
const sharedKeys = [
  'purchasePrice',
  'askingPrice',
  'monthlyRent',
  'refurbishment',
  'serviceChargePerYear',
  'groundRentPerYear',
  'licencePerYear',
  'propertyTax',
  'propertyTaxPerYear',
  'utilitiesPerYear',
] as const satisfies readonly BuyToLetKey[];

/**
 * The inputs of other strategies that describe the property, its refurbishment, its income and its lease. Each is a number or a boolean.
 */
const sharedStrategyKeys: ReadonlySet<string> = new Set([
  ...sharedKeys,
  'afterRepairValue',
  'articleFour',
  'averageStay',
  'billsPerMonth',
  'cleaningCharged',
  'cleaningPerMonth',
  'cleaningPerStay',
  'contingency',
  'councilTaxPerYear',
  'furnishing',
  'holdingCostsPerMonth',
  'homeInsurancePerYear',
  'leaseDeposit',
  'leaseRentGrowth',
  'leaseRentPerMonth',
  'leaseYears',
  'localTaxPerYear',
  'nightlyRate',
  'occupancy',
  'planningForStays',
  'projectMonths',
  'rentFreeMonths',
  'setUpWorks',
  'storeys',
  'suppliesPerNight',
  'utilitiesPerMonth',
]);

/** Tables whose rows the person can name: the name that is shared instead, and the numeric fields of a row. */
const sharedTables: Readonly<Record<string, { readonly name: string; readonly numbers: readonly string[] }>> = {
  rooms: { name: 'Room', numbers: ['monthlyRent', 'voidWeeks', 'people', 'squareMetres'] },
  seasons: { name: 'Season', numbers: ['nights', 'rateFactor', 'occupancyFactor'] },
  units: { name: 'Unit', numbers: ['monthlyRent'] },
};

/** The deal's own input values for its shared evaluation: only those about the property, without free text. */
export function sharedInputs(deal: Deal): Pick<Deal, 'inputs' | 'strategy'> {
  const { strategy = 'buy-to-let' } = deal;
  const own = ownInputs(deal, 'buy-to-let');
  const letting = Object.fromEntries(sharedKeys.flatMap((key) => withoutWords(key, own[key])));
  if (strategy === 'buy-to-let') return { inputs: { 'buy-to-let': letting } };
  const kept = Object.fromEntries(Object.entries(ownInputs(deal, strategy)).flatMap(([key, value]) => withoutWords(key, value)));
  return { strategy, inputs: { 'buy-to-let': letting, [strategy]: kept } };
}

/** A key with its value in the form that is shared; empty if the value is not shared. */
function withoutWords(key: string, value: unknown): readonly (readonly [string, unknown])[] {
  const table = sharedTables[key];
  if (table !== undefined && Array.isArray(value)) return [[key, value.map((row: unknown, at) => numbersOf(row, at, table))]];
  return sharedStrategyKeys.has(key) && (typeof value === 'number' || typeof value === 'boolean') ? [[key, value]] : [];
}

function numbersOf(row: unknown, at: number, { name, numbers }: (typeof sharedTables)[string]): Readonly<Record<string, unknown>> {
  const given: Readonly<Record<string, unknown>> = typeof row === 'object' && row !== null ? { ...row } : {};
  const kept = numbers.map((key) => [key, typeof given[key] === 'number' ? given[key] : null] as const);
  return { label: `${name} ${at + 1}`, ...Object.fromEntries(kept) };
}
