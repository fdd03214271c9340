import { buyToLetEntry } from '../../deal/strategies/inputs/buyToLetCatalogue.ts';
import { formatMoney, formatMoneyExact, formatNumber, formatRate } from '../../kernel/formatMoneyAndRates.ts';
import { planEventNames } from '../../deal/plan/planEvent.ts';
import type { IrrAnswer } from '../../engine/analysis.ts';
import type { BreakEvens } from '../../engine/plan/breakEvens.ts';
import type { PlannedEvent } from '../../engine/plan/plan.ts';
import type { PlanReturn } from '../../engine/plan/planReturn.ts';
import type { MeasuredFigure } from '../../engine/numbers/measuredFigure.ts';
import type { FigureInterval } from '../../engine/risk/figureIntervals.ts';
import { minor, type Currency, type Minor } from '../../kernel/money.ts';
import { unreachable } from '../../kernel/result.ts';
import { measuredLabels, measuredValue } from './measuredLabels.ts';
import type { PlanCase, PlanContext } from './planFindings.ts';

/** A plan in sentences. */
export interface PlanDescription {
  readonly events: readonly string[];
  readonly sale: string;
  readonly returns: readonly string[];
  readonly payback: { readonly withoutSale: string; readonly withSale: string };
  readonly breakEvens: { readonly rent: string; readonly weeksLet: string; readonly mortgageRate: string };
  readonly checks: readonly string[];
  /** The return of the plan with every uncertain input at its worst (`low`), and at its best (`high`). */
  readonly cases: { readonly low: string; readonly high: string };
  readonly intervals: Readonly<Partial<Record<MeasuredFigure, string>>>;
}

/** The findings of a plan, as text. */
export function describePlan({ findings, assumptions, currency }: PlanContext): PlanDescription {
  const { plan, returns, breakEvens, checks, intervals } = findings;
  return {
    events: plan.events.map((planned) => eventWords(planned, currency)),
    sale: saleWords(returns, currency),
    returns: [
      `IRR (monthly cash flows): ${returnValue(returns.irr.monthly)} a year`,
      `IRR (annual cash flows, used elsewhere): ${returnValue(returns.irr.yearly)} a year`,
    ],
    payback: paybackWords(returns, { heldMonths: findings.heldMonths, currency }),
    breakEvens: breakEvenWords(breakEvens, { rent: assumptions.monthlyRent, weeksEmpty: assumptions.voidWeeks, currency }),
    checks: checks.map(({ words }) => words),
    cases: { low: caseWords('worst', findings.cases.low), high: caseWords('best', findings.cases.high) },
    intervals: Object.fromEntries(intervals.map((interval) => [interval.figure, intervalWords(interval, currency)])),
  };
}

/** A rate of return as displayed, or the reason why there is none. */
export function returnValue(answer: IrrAnswer): string {
  switch (answer.kind) {
    case 'one':
      return formatRate(answer.rate, 1);
    case 'many':
      return `one of ${answer.rates.map((each) => formatRate(each, 1)).join(', ')}`;
    case 'none':
      return `none (${answer.reason.toLowerCase()})`;
    default:
      return unreachable(answer);
  }
}

/** A month of a plan with its year: "month 40 (year 4)". */
export const monthText = (month: number): string => `month ${month} (year ${Math.ceil(month / 12)})`;

function eventWords({ event, lines, amounts, rent, loan, value }: PlannedEvent, currency: Currency): string {
  const money = (amount: Minor): string => formatMoney(amount, currency);
  const costs = lines.map(({ label, amount }) => `${label.toLowerCase()} ${money(amount)}`);
  const cash = amounts.borrowed - amounts.loanFees;
  const changes = [
    ...(event.kind === 'one-off' ? [event.label] : []),
    ...(loan.before === loan.after ? [] : [`loan ${money(loan.before)} to ${money(loan.after)}`]),
    ...(event.kind === 'rate-change' || event.kind === 'refinancing' ? [`at ${formatRate(event.rate)}`] : []),
    ...(rent.before === rent.after ? [] : [`rent ${money(rent.before)} to ${money(rent.after)} a month`]),
    ...(value.before === value.after ? [] : [`value ${money(value.before)} to ${money(value.after)}`]),
    ...(event.kind === 'empty-period'
      ? [
          `${event.months} ${event.months === 1 ? 'month' : 'months'} without rent`,
          `council tax ${money(event.councilTaxPerMonth)} a month`,
        ]
      : []),
    ...(event.kind === 'energy-works' ? [`energy rating ${event.bandReached}`] : []),
    ...(event.kind === 'lease-extension' ? [`${event.yearsAdded} years added`] : []),
    ...costs,
    ...(event.kind === 'refinancing' ? [cash >= 0 ? `${money(minor(cash))} cash released` : `${money(minor(-cash))} to pay in`] : []),
  ];
  return `${planEventNames[event.kind]} in ${monthText(event.month)}: ${changes.join(', ')}.`;
}

const saleWords = ({ sale }: PlanReturn, currency: Currency): string =>
  `Sold at the end of ${monthText(sale.month)} for ${formatMoney(sale.price, currency)}, leaving ${formatMoney(sale.proceeds, currency)} after ${formatMoney(sale.sellingCosts, currency)} of selling costs and repaying the ${formatMoney(sale.loan, currency)} loan.`;

function paybackWords(
  { payback, cashNeeded }: PlanReturn,
  { heldMonths, currency }: { readonly heldMonths: number; readonly currency: Currency },
): PlanDescription['payback'] {
  const put = formatMoney(cashNeeded, currency);
  const held = heldMonths % 12 === 0 ? `${heldMonths / 12} ${heldMonths === 12 ? 'year' : 'years'}` : `${heldMonths} months`;
  const { withoutSale, withSale } = payback;
  return {
    withoutSale:
      withoutSale === null
        ? `Cash flow alone won’t repay your ${put} within ${held}.`
        : `Cash flow alone repays your ${put} by the end of ${monthText(withoutSale)}.`,
    withSale:
      withSale === null
        ? `Selling within ${held} won’t return your ${put}.`
        : `The earliest sale that returns your ${put} is in ${monthText(withSale)}.`,
  };
}

function caseWords(end: 'worst' | 'best', found: PlanCase): string {
  const start = end === 'worst' ? 'Worst case' : 'Best case';
  if (!found.ok) return `${start}: the plan isn’t possible. ${found.error.words}`;
  const { irr, payback } = found.value;
  const back = payback.withoutSale === null ? 'no payback before sale' : `payback from cash flow in ${monthText(payback.withoutSale)}`;
  return `${start}: IRR ${returnValue(irr.monthly)} a year from monthly cash flows, ${returnValue(irr.yearly)} from annual ones, ${back}.`;
}

interface AsAssumed {
  readonly rent: BreakEvens['rent'];
  readonly weeksEmpty: number;
  readonly currency: Currency;
}

function breakEvenWords({ rent, weeksLet, mortgageRate }: BreakEvens, assumed: AsAssumed): PlanDescription['breakEvens'] {
  const let52 = formatNumber(52 - assumed.weeksEmpty);
  return {
    rent: `Year one breaks even at ${formatMoneyExact(rent, assumed.currency)} a month in rent. You assume ${formatMoneyExact(assumed.rent, assumed.currency)}.`,
    weeksLet:
      weeksLet === null
        ? 'Year one loses money even if let for all 52 weeks.'
        : `Year one breaks even if let for ${formatNumber(weeksLet)} of 52 weeks. You assume ${let52}.`,
    mortgageRate:
      mortgageRate === null
        ? 'Year one has no break-even mortgage rate between 0% and 25%, or there is no loan.'
        : `Year one breaks even up to a mortgage rate of ${formatRate(mortgageRate)}.`,
  };
}

/**
 * A figure's interval as text: "Monthly cash flow: £120 as assumed, −£40 to £310 from worst to best case. Largest effect: monthly rent,
 * mortgage rate and voids."
 */
function intervalWords({ figure, low, base, high, widenedBy }: FigureInterval, currency: Currency): string {
  const label = measuredLabels[figure];
  if (base === null) return `${label}: not available with these assumptions.`;
  const end = (value: number | null): string => (value === null ? 'none' : measuredValue(figure, value, currency));
  if (widenedBy.length === 0) return `${label}: ${end(base)}, whatever the values of the uncertain inputs.`;
  const names = widenedBy.slice(0, 3).map(({ range }) => buyToLetEntry(range.key).label.toLowerCase());
  return `${label}: ${end(base)} as assumed, ${end(low)} to ${end(high)} from worst to best case. Largest effect: ${listed(names)}.`;
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
