import { buyToLetEntry } from '../../deal/strategies/inputs/buyToLetCatalogue.ts';
import type { BuyToLetKey } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import { formatMoney, formatMoneyExact, formatNumber, formatRate } from '../../kernel/formatMoneyAndRates.ts';
import { planEventNames } from '../../deal/plan/planEvent.ts';
import { eventTaxLaws } from '../../deal/plan/planLaws.ts';
import { shownSource } from '../../deal/provenance.ts';
import { regulator } from '../../engine/mortgages/examples/exampleSources.ts';
import type { PlannedEvent } from '../../engine/plan/plan.ts';
import type { Minor } from '../../kernel/money.ts';
import { minor, sumMoney } from '../../kernel/money.ts';
import { explainAfterTax } from '../afterTax/explainAfterTax.ts';
import { formatInput } from '../../deal/strategies/inputValue.ts';
import { provenanceText, sourceOf } from '../reportInputs.ts';
import type { PlanContext } from './planFindings.ts';
import { explainIntervals } from './explainIntervals.ts';
import { monthText, returnValue } from './describePlan.ts';
import type { NamedExplanation } from '../reportTable.ts';

/** The derivation of each result of a plan: formula as text, terms with their source, publications and laws. */
export const explainPlan = (context: PlanContext): readonly NamedExplanation[] => [
  ...context.findings.plan.events.map((planned) => explainEvent(planned, context)),
  ...recipes.map((recipe) => explain(recipe, context)),
  ...explainIntervals(context),
  ...explainAfterTax(context.findings.afterTax).map((each) => withEventLaws(each, context)),
];

type Term = BuyToLetKey | readonly [label: string, value: string | Minor, from: string];

interface Recipe {
  readonly id: string;
  readonly label: string;
  readonly value: (context: PlanContext) => string;
  readonly formula: string;
  readonly terms: (context: PlanContext) => readonly Term[];
}

const money = (label: string, amount: Minor, from = 'The plan’s months'): Term => [label, amount, from];

const cashNeeded = ({ findings }: PlanContext): Term => money('Cash needed', findings.returns.cashNeeded, 'Computed');
const saleProceeds = ({ findings }: PlanContext): Term => money('Sale after costs and loan', findings.returns.sale.proceeds);
const cashFlow = ({ findings }: PlanContext): Term =>
  money('Cash flow over the hold', findings.plan.months.at(-1)?.cumulativeCashFlow ?? minor(0));
const oneOffs = ({ findings }: PlanContext): Term =>
  money('Of which planned events: their costs less new borrowing', sumMoney(findings.plan.years.map(({ oneOff }) => oneOff)));
const held = ({ findings }: PlanContext): Term => ['Months held', formatNumber(findings.heldMonths), 'The plan'];
const growths: readonly BuyToLetKey[] = ['rentGrowth', 'costGrowth', 'priceGrowth', 'sellingCosts'];

const flows = (context: PlanContext): readonly Term[] => [
  cashNeeded(context),
  cashFlow(context),
  oneOffs(context),
  saleProceeds(context),
  held(context),
  ...growths,
];

const monthOr = (month: number | null): string => (month === null ? 'Not within the holding period' : monthText(month));

const fixedCosts = ({ analysis }: PlanContext, following: readonly string[]): Term =>
  money(
    'Costs that don’t depend on the rent',
    sumMoney(analysis.runningCosts.filter(({ id }) => !following.includes(id)).map(({ amount }) => amount)),
    'Table of running costs',
  );

const debtService = ({ analysis }: PlanContext): Term =>
  money('First-year mortgage payments', analysis.figures.annualDebtService, 'Computed');

const recipes: readonly Recipe[] = [
  {
    id: 'plan-sale',
    label: 'Sale after costs and loan',
    value: ({ findings, currency }) => formatMoney(findings.returns.sale.proceeds, currency),
    formula: 'Value in the final month − selling costs − remaining loan',
    terms: ({ findings: { returns } }) => [
      money('Value', returns.sale.price),
      money('Selling costs', returns.sale.sellingCosts),
      money('Loan', returns.sale.loan),
      'purchasePrice',
      'priceGrowth',
      'sellingCosts',
    ],
  },
  {
    id: 'plan-irr-monthly',
    label: 'IRR (monthly cash flows)',
    value: ({ findings }) => returnValue(findings.returns.irr.monthly),
    formula:
      'The annual discount rate at which every month’s cash flow and the sale are worth the cash invested: Σ flow ÷ (1 + rate)^(month ÷ 12) = 0',
    terms: flows,
  },
  {
    id: 'plan-irr-yearly',
    label: 'IRR (annual cash flows)',
    value: ({ findings }) => returnValue(findings.returns.irr.yearly),
    formula:
      'The same calculation, with each year’s cash flow at the year end, as in the deal’s other figures: Σ flow ÷ (1 + rate)^year = 0',
    terms: flows,
  },
  {
    id: 'plan-equity-multiple',
    label: 'Equity multiple',
    value: ({ findings: { returns } }) =>
      returns.equityMultiple === null ? 'No cash invested' : `${formatNumber(returns.equityMultiple, 2)} times`,
    formula: 'Total cash out (including the sale) ÷ total cash in, by year',
    terms: flows,
  },
  {
    id: 'plan-payback',
    label: 'Payback without a sale',
    value: ({ findings }) => monthOr(findings.returns.payback.withoutSale),
    formula: 'The first month by which cumulative cash flow equals the cash invested',
    terms: (context) => [cashNeeded(context), cashFlow(context), held(context), 'monthlyRent', 'rentGrowth'],
  },
  {
    id: 'plan-payback-with-sale',
    label: 'Payback with a sale',
    value: ({ findings }) => monthOr(findings.returns.payback.withSale),
    formula: 'The first month in which cumulative cash flow plus net sale proceeds equals the cash invested',
    terms: (context) => [cashNeeded(context), held(context), 'monthlyRent', 'priceGrowth', 'sellingCosts'],
  },
  {
    id: 'break-even-rent',
    label: 'Break-even rent, year one',
    value: ({ findings, currency }) => formatMoneyExact(findings.breakEvens.rent, currency),
    formula: '(Fixed costs + mortgage payments) ÷ share of the rent left after variable costs, per month',
    terms: (context) => [
      fixedCosts(context, ['management', 'tenantFind']),
      debtService(context),
      'voidWeeks',
      'management',
      'tenantFind',
      'tenancyYears',
    ],
  },
  {
    id: 'break-even-weeks',
    label: 'Break-even occupancy, year one',
    value: ({ findings: { breakEvens } }) =>
      breakEvens.weeksLet === null ? 'More than 52 weeks' : `${formatNumber(breakEvens.weeksLet)} weeks`,
    formula: '(All costs except management + mortgage payments) ÷ (weekly rent − its management fee)',
    terms: (context) => [
      fixedCosts(context, ['management']),
      debtService(context),
      money('Annual rent', context.analysis.figures.annualRent, 'Computed'),
      'management',
      'voidWeeks',
    ],
  },
  {
    id: 'break-even-rate',
    label: 'Break-even mortgage rate, year one',
    value: ({ findings: { breakEvens } }) => (breakEvens.mortgageRate === null ? 'None' : formatRate(breakEvens.mortgageRate)),
    formula: 'The highest mortgage rate, in 0.01% steps, at which first-year cash flow isn’t negative',
    terms: ({ analysis }) => [
      money('Net operating income', analysis.figures.netOperatingIncome, 'Computed'),
      money('Loan', analysis.purchase.loan, 'Computed'),
      'mortgageKind',
      'mortgageRate',
      'mortgageYears',
    ],
  },
];

function explain(recipe: Recipe, context: PlanContext): NamedExplanation {
  const { inputs, currency } = context;
  const terms = recipe.terms(context);
  const sources = terms.flatMap((term) => (typeof term === 'string' ? (sourceOf(inputs[term].provenance) ?? []) : []));
  return {
    id: recipe.id,
    label: recipe.label,
    value: recipe.value(context),
    formula: recipe.formula,
    terms: terms.map((term) =>
      typeof term === 'string'
        ? {
            label: buyToLetEntry(term).label,
            value: formatInput(buyToLetEntry(term), inputs[term].value, currency),
            from: provenanceText(inputs[term].provenance),
          }
        : { label: term[0], value: typeof term[1] === 'string' ? term[1] : formatMoney(term[1], currency), from: term[2] },
    ),
    sources: distinct(sources),
  };
}

/** The net cash cost of an event, or the cash it brings in. */
function explainEvent(planned: PlannedEvent, { findings, currency }: PlanContext): NamedExplanation {
  const { at, event, lines, amounts, rent, loan, value } = planned;
  const exact = (amount: Minor): string => formatMoney(amount, currency);
  const cash = minor(amounts.borrowed - amounts.loanFees - amounts.capital - amounts.repairs);
  const changed = [
    ['Monthly rent', rent],
    ['Loan', loan],
    ['Value', value],
  ] as const;
  const checks = findings.checks.filter(({ id }) => checksOf[event.kind]?.includes(id) === true);
  return {
    id: `plan-event-${at + 1}`,
    label: `${planEventNames[event.kind]} in ${monthText(event.month)}`,
    value: exact(cash),
    formula: 'New borrowing − event costs. Positive: cash released. Negative: cash paid in.',
    terms: [
      ...(amounts.borrowed === 0 ? [] : [{ label: 'New borrowing', value: exact(amounts.borrowed), from: 'New loan − loan repaid' }]),
      ...lines.map(({ label, amount }) => ({ label, value: exact(amount), from: 'The plan' })),
      ...changed
        .filter(([, { before, after }]) => before !== after)
        .map(([label, { before, after }]) => ({
          label,
          value: `${exact(before)} to ${exact(after)}`,
          from: 'The plan’s months',
        })),
      ...lendersLimits(event),
    ],
    sources: distinct([...checks.flatMap(({ rules }) => rules), ...(event.kind === 'refinancing' ? [regulator] : [])]),
  };
}

/** The lender's limits that a refinancing was tested against. */
function lendersLimits(event: PlannedEvent['event']): NamedExplanation['terms'] {
  if (event.kind !== 'refinancing') return [];
  const at = event.stressRate === null ? 'at the deal’s stress rate' : `at ${formatRate(event.stressRate)}`;
  return [
    {
      label: 'Maximum LTV',
      value: formatRate(event.maxLoanToValue),
      from: 'The plan, or the usual lender maximum if not given',
    },
    {
      label: 'Minimum interest cover',
      value: `${formatRate(event.minInterestCover)} ${at}`,
      from: 'The plan, or the regulatory minimum if not given',
    },
  ];
}

/** The legal checks that concern an event. */
const checksOf: Readonly<Partial<Record<PlannedEvent['event']['kind'], readonly string[]>>> = {
  'rent-review': ['rent-review', 'first-year-rent'],
  'lease-extension': ['ground-rent', 'lease'],
  'energy-works': ['energy', 'energy-cost', 'first-year-rent'],
  'one-off': ['first-year-rent'],
};

/** Adds the law on event costs to the explanations of the taxes on rent and on the sale, if the plan has events. */
function withEventLaws(explanation: NamedExplanation, { findings }: PlanContext): NamedExplanation {
  if (findings.plan.events.length === 0 || !/-tax-on-(rent|sale)$/.test(explanation.id)) return explanation;
  return { ...explanation, sources: distinct([...explanation.sources, ...eventTaxLaws]) };
}

const distinct = (sources: readonly Parameters<typeof shownSource>[0][]): NamedExplanation['sources'] =>
  sources.filter((source, at) => sources.findIndex((other) => other.title === source.title) === at).map(shownSource);
