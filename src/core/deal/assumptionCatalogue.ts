import type { AssumptionKey } from './assumptions.ts';

export type AssumptionGroup = 'Purchase' | 'Finance' | 'Rent' | 'Running costs' | 'Growth and exit';

export type AssumptionUnit = 'money' | 'rate' | 'weeks' | 'years' | 'choice' | 'yes-no';

/** How one assumption is named, edited and checked. Ranges are in the unit of the value: minor units, fractions, weeks, years. */
export interface AssumptionEntry {
  readonly key: AssumptionKey;
  readonly label: string;
  readonly group: AssumptionGroup;
  readonly unit: AssumptionUnit;
  readonly per: 'month' | 'year' | 'once' | null;
  /** What a rate is a share of, as printed after it, else null. */
  readonly of: string | null;
  /** Where most deals lie; outside it the screen warns. Null where there is no such range. */
  readonly usual: readonly [low: number, high: number] | null;
  /** What is accepted at all; within these bounds every figure can be computed. */
  readonly bounds: readonly [low: number, high: number];
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly help: string;
}

/** The entry of a key. */
export const assumptionEntry = (key: AssumptionKey): AssumptionEntry => byKey[key];

type Row = readonly [label: string, unit: AssumptionUnit, ranges: Ranges, help: string, more?: More];
type Ranges = { readonly usual?: readonly [number, number]; readonly bounds?: readonly [number, number] };
type More = { readonly per?: 'month' | 'year' | 'once'; readonly of?: string; readonly choices?: Readonly<Record<string, string>> };

const pounds = (low: number, high: number): readonly [number, number] => [low * 100, high * 100];
const moneyBounds = pounds(0, 100_000_000);

const purchase: Partial<Record<AssumptionKey, Row>> = {
  purchasePrice: [
    'Purchase price',
    'money',
    { usual: pounds(40_000, 2_000_000), bounds: pounds(1, 1_000_000_000) },
    'What you would pay. The asking price until you type an offer.',
  ],
  askingPrice: [
    'Asking price',
    'money',
    { usual: pounds(40_000, 2_000_000), bounds: pounds(1, 1_000_000_000) },
    'What the seller asks. Maintenance is a share of it, so a lower offer does not make repairs cheaper.',
  ],
  buyer: [
    'Buyer',
    'choice',
    {},
    'Decides the transfer tax. A landlord who owns another home pays the higher rates.',
    {
      choices: { additional: 'Additional dwelling', 'main-home': 'Only home', 'first-time': 'First-time buyer', company: 'Company' },
    },
  ],
  ukResident: ['UK resident', 'yes-no', {}, 'In England and Northern Ireland a buyer from abroad pays 2 percentage points more.'],
  linkedConsideration: [
    'Linked purchases',
    'money',
    { usual: pounds(0, 2_000_000) },
    'What you pay the same seller, or people connected with either of you, for other homes in one arrangement. Tax is on all together, and this home bears its share.',
  ],
  legalFees: ['Legal fees', 'money', { usual: pounds(800, 3500) }, 'Conveyancing with searches and registration, including VAT.'],
  surveyFee: ['Survey', 'money', { usual: pounds(0, 1500) }, 'A survey and the lender’s valuation.'],
  refurbishment: ['Refurbishment', 'money', { usual: pounds(0, 100_000) }, 'Work before the first tenant moves in.'],
  otherPurchaseCosts: [
    'Other purchase costs',
    'money',
    { usual: pounds(0, 20_000) },
    'Anything else to pay: auction fee, sourcing fee, furniture.',
  ],
};

const finance: Partial<Record<AssumptionKey, Row>> = {
  deposit: [
    'Deposit',
    'rate',
    { usual: [0.2, 0.5], bounds: [0.01, 1] },
    'Share of the price paid in cash. 100 % is a purchase without a loan.',
    { of: 'of the price' },
  ],
  mortgageKind: [
    'Mortgage type',
    'choice',
    {},
    'With interest only, the whole loan falls due at the end of the term.',
    { choices: { 'interest-only': 'Interest only', repayment: 'Repayment' } },
  ],
  mortgageRate: [
    'Mortgage rate',
    'rate',
    { usual: [0.03, 0.09], bounds: [0, 0.25] },
    'Nominal rate a year, kept for the whole projection.',
    { per: 'year' },
  ],
  mortgageYears: ['Mortgage term', 'years', { usual: [5, 35], bounds: [1, 40] }, 'Years until the loan is repaid or falls due.'],
  arrangementFee: ['Mortgage arrangement fee', 'money', { usual: pounds(0, 5000) }, 'The lender’s product fee.'],
  arrangementFeeAdded: ['Fee added to the loan', 'yes-no', {}, 'Added to the loan it needs no cash now and bears interest.'],
  brokerFee: ['Broker fee', 'money', { usual: pounds(0, 1500) }, 'What the mortgage broker charges you.'],
  stressRate: [
    'Lender’s stress rate',
    'rate',
    { usual: [0.045, 0.1], bounds: [0.01, 0.25] },
    'The rate at which a lender tests whether the rent covers the interest.',
    { per: 'year' },
  ],
};

const rent: Partial<Record<AssumptionKey, Row>> = {
  monthlyRent: [
    'Monthly rent',
    'money',
    { usual: pounds(350, 5000), bounds: pounds(0, 1_000_000) },
    'Rent a month before voids and costs.',
    { per: 'month' },
  ],
  voidWeeks: ['Voids', 'weeks', { usual: [1, 8], bounds: [0, 26] }, 'Weeks a year without a tenant.', { per: 'year' }],
  tenancyYears: ['Length of a tenancy', 'years', { usual: [1, 6], bounds: [1, 30] }, 'Years until a new tenant has to be found.'],
};

const running: Partial<Record<AssumptionKey, Row>> = {
  management: [
    'Management',
    'rate',
    { usual: [0.08, 0.18], bounds: [0, 0.4] },
    'Letting agent’s fee with VAT. 0 % if you manage it yourself.',
    { of: 'of rent received' },
  ],
  tenantFind: [
    'Finding a tenant',
    'rate',
    { usual: [0.5, 1], bounds: [0, 1.5] },
    'Agent’s fee each time a tenant is found.',
    { of: 'of one month’s rent' },
  ],
  maintenance: [
    'Maintenance',
    'rate',
    { usual: [0.005, 0.02], bounds: [0, 0.2] },
    'Repairs and replacements a year.',
    { of: 'of the asking price', per: 'year' },
  ],
  insurancePerYear: ['Landlord insurance', 'money', { usual: pounds(120, 800) }, 'Buildings and landlord cover.', { per: 'year' }],
  certificatesPerYear: [
    'Safety certificates',
    'money',
    { usual: pounds(60, 400) },
    'Gas every year, electrical every five years, energy every ten, spread.',
    { per: 'year' },
  ],
  licencePerYear: [
    'Licence',
    'money',
    { usual: pounds(0, 300) },
    'Where the council licenses landlords: £500 to £1,500 for five years, spread.',
    { per: 'year' },
  ],
  serviceChargePerYear: [
    'Service charge',
    'money',
    { usual: pounds(0, 4000) },
    'Leasehold and managed estates. Ask for three years of accounts.',
    { per: 'year' },
  ],
  groundRentPerYear: ['Ground rent', 'money', { usual: pounds(0, 500) }, 'Leasehold. Check the lease for increases.', { per: 'year' }],
  otherCostsPerYear: [
    'Other running costs',
    'money',
    { usual: pounds(0, 5000) },
    'Bills you pay, accountant, anything else.',
    { per: 'year' },
  ],
};

const growth: Partial<Record<AssumptionKey, Row>> = {
  rentGrowth: ['Rent growth', 'rate', { usual: [0, 0.05], bounds: [-0.2, 0.25] }, 'From the second year on.', { per: 'year' }],
  priceGrowth: [
    'Price growth',
    'rate',
    { usual: [0, 0.05], bounds: [-0.2, 0.25] },
    'On the purchase price, from the first year on.',
    { per: 'year' },
  ],
  costGrowth: [
    'Cost growth',
    'rate',
    { usual: [0, 0.05], bounds: [-0.2, 0.25] },
    'Of running costs that are not a share of the rent.',
    { per: 'year' },
  ],
  holdYears: ['Years held', 'years', { usual: [5, 30], bounds: [1, 30] }, 'When the projection sells. Whole years.'],
  sellingCosts: [
    'Selling costs',
    'rate',
    { usual: [0.01, 0.04], bounds: [0, 0.2] },
    'Agent and solicitor on the sale.',
    { of: 'of the sale price' },
  ],
};

function entriesOf(group: AssumptionGroup, rows: Partial<Record<AssumptionKey, Row>>): readonly AssumptionEntry[] {
  return (Object.entries(rows) as [AssumptionKey, Row][]).map(([key, [label, unit, ranges, help, more = {}]]) => ({
    key,
    label,
    group,
    unit,
    per: more.per ?? (unit === 'money' ? 'once' : null),
    of: more.of ?? null,
    usual: ranges.usual ?? null,
    bounds: ranges.bounds ?? (unit === 'money' ? moneyBounds : [0, 1]),
    choices: Object.entries(more.choices ?? {}).map(([value, text]) => ({ value, label: text })),
    help,
  }));
}

/** Every assumption, in the order screens and reports print them. */
export const assumptionCatalogue: readonly AssumptionEntry[] = [
  ...entriesOf('Purchase', purchase),
  ...entriesOf('Finance', finance),
  ...entriesOf('Rent', rent),
  ...entriesOf('Running costs', running),
  ...entriesOf('Growth and exit', growth),
];

const byKey = Object.fromEntries(assumptionCatalogue.map((entry) => [entry.key, entry])) as Readonly<
  Record<AssumptionKey, AssumptionEntry>
>;
