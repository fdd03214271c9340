import { planBounds as bounds, type PlanEvent, type PlanEventKind } from '../../../../core/deal/plan/planEvent.ts';
import { minor } from '../../../../core/kernel/money.ts';
import { percent, rate } from '../../../../core/kernel/rate.ts';
import type { InputSpec } from '../../../../core/deal/strategies/strategyInput.ts';

/** A field of an event; `key` may be a path such as "loan.loanToValue". */
export interface EventField extends InputSpec {
  readonly key: string;
}

const named = (values: Readonly<Record<string, string>>) => Object.entries(values).map(([value, label]) => ({ value, label }));
const field = (key: string, label: string, given: Omit<InputSpec, 'label'>): EventField => ({ key, label, ...given });
const money = (key: string, label: string) => field(key, label, { unit: 'money', bounds: bounds.money });
const rent = (key: string, label: string) => field(key, label, { unit: 'money', bounds: bounds.rent });
const share = (key: string, label: string, range: readonly [number, number]) => field(key, label, { unit: 'rate', bounds: range });

const month = field('month', 'Month', { unit: 'count', bounds: bounds.month });
const treatedAs = field('treatedAs', 'Tax treatment', {
  unit: 'choice',
  bounds: [0, 0],
  choices: named({ repair: 'Repair', improvement: 'Improvement' }),
});
const refurbishment = [
  money('cost', 'Cost'),
  rent('monthlyRentRise', 'Increase in monthly rent'),
  money('valueUplift', 'Value increase'),
  treatedAs,
];

/** The fields of each kind of event, in form order. */
export const eventFields: Readonly<Record<PlanEventKind, readonly EventField[]>> = {
  refinancing: [
    month,
    share('loan.loanToValue', 'LTV at remortgage', bounds.loanToValue),
    share('rate', 'Rate', bounds.rate),
    field('mortgageKind', 'Repayment type', {
      unit: 'choice',
      bounds: [0, 0],
      choices: named({ 'interest-only': 'Interest only', repayment: 'Repayment' }),
    }),
    field('termMonths', 'Term', { unit: 'months', bounds: bounds.month }),
    money('arrangementFee', 'Arrangement fee'),
    field('arrangementFeeAdded', 'Fee added to the loan', { unit: 'yes-no', bounds: [0, 1] }),
    share('earlyRepaymentCharge', 'Early repayment charge', bounds.charge),
    money('legalFees', 'Legal fees'),
    money('valuationFee', 'Valuation fee'),
  ],
  'rate-change': [month, share('rate', 'New rate', bounds.rate)],
  'rent-review': [month, share('rent.by', 'Rent changes by', bounds.rentRise)],
  'empty-period': [
    month,
    field('months', 'Void length', { unit: 'months', bounds: bounds.emptyMonths }),
    rent('councilTaxPerMonth', 'Monthly council tax'),
  ],
  'lease-extension': [
    month,
    money('premium', 'Premium'),
    money('legalCosts', 'Legal costs'),
    field('yearsAdded', 'Years added', { unit: 'years', bounds: bounds.leaseYears }),
    money('valueUplift', 'Value increase'),
    field('groundRent', 'Ground rent', {
      unit: 'choice',
      bounds: [0, 0],
      choices: named({ peppercorn: 'Peppercorn', unchanged: 'Unchanged' }),
    }),
  ],
  'energy-works': [
    month,
    ...refurbishment,
    field('bandReached', 'New EPC rating', {
      unit: 'choice',
      bounds: [0, 0],
      choices: ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((band) => ({ value: band, label: band })),
    }),
  ],
  'one-off': [month, ...refurbishment],
};

const none = minor(0);

/** A new event with typical amounts, in the given month. */
export const newEvent = (kind: PlanEventKind, at: number): PlanEvent => ({ ...starts[kind], month: at });

const starts: { readonly [Kind in PlanEventKind]: Extract<PlanEvent, { readonly kind: Kind }> } = {
  refinancing: {
    kind: 'refinancing',
    month: 1,
    loan: { loanToValue: percent(75) },
    rate: percent(5),
    mortgageKind: 'interest-only',
    termMonths: 300,
    arrangementFee: minor(99_900),
    arrangementFeeAdded: false,
    earlyRepaymentCharge: rate(0),
    legalFees: none,
    valuationFee: none,
    maxLoanToValue: percent(75),
    minInterestCover: percent(125),
    stressRate: null,
  },
  'rate-change': { kind: 'rate-change', month: 1, rate: percent(6) },
  'rent-review': { kind: 'rent-review', month: 1, rent: { by: percent(5) } },
  'empty-period': { kind: 'empty-period', month: 1, months: 2, councilTaxPerMonth: none },
  'lease-extension': {
    kind: 'lease-extension',
    month: 1,
    premium: minor(1_000_000),
    legalCosts: minor(200_000),
    yearsAdded: 90,
    valueUplift: none,
    groundRent: 'peppercorn',
  },
  'energy-works': {
    kind: 'energy-works',
    month: 1,
    cost: minor(600_000),
    bandReached: 'C',
    monthlyRentRise: none,
    valueUplift: none,
    treatedAs: 'improvement',
  },
  'one-off': {
    kind: 'one-off',
    month: 1,
    label: 'Refurbishment',
    cost: minor(300_000),
    monthlyRentRise: none,
    valueUplift: none,
    treatedAs: 'repair',
  },
};

type Fields = Readonly<Record<string, unknown>>;

/** The value of a field; undefined if the event lacks it, such as the amount of a loan given as a share. */
export function fieldOf(event: PlanEvent, key: string): unknown {
  const fields: Fields = { ...event };
  const [outer = '', inner] = key.split('.');
  const found = fields[outer];
  if (inner === undefined) return found;
  if (typeof found !== 'object' || found === null) return undefined;
  const within: Fields = { ...found };
  return within[inner];
}

/** The event with one field replaced; the value is in the field's unit. */
export function withField(event: PlanEvent, key: string, value: unknown): PlanEvent {
  const [outer = '', inner] = key.split('.');
  // The field's bounds have validated the value, and the schema validates the plan before it is stored.
  return { ...event, [outer]: inner === undefined ? value : { [inner]: value } };
}
