import { addDays, dayOf, type Instant, type IsoDate } from '../kernel/calendar.ts';
import type { Minor } from '../kernel/money.ts';
import { rate } from '../kernel/rate.ts';
import type { FiredAlert } from './alertEvent.ts';
import { isPortfolioTest, type ObligationKind, type PortfolioTest } from './alertRule.ts';
import { fireAlert, type NamedRule } from './fireAlert.ts';
import type { AlertFigure } from './alertFigure.ts';

/** A date for a holding, such as the end of a mortgage deal; `id` identifies it within the holding. */
export interface Obligation {
  readonly holdingId: string;
  readonly title: string;
  readonly id: string;
  readonly kind: ObligationKind;
  readonly on: IsoDate;
}

/** A property's debt, value and income, in minor units of one currency. */
export interface Leverage {
  readonly holdingId: string;
  readonly title: string;
  readonly balance: Minor;
  readonly value: Minor;
  readonly rentPerYear: Minor;
}

export interface Portfolio {
  readonly obligations: readonly Obligation[];
  readonly leverage: readonly Leverage[];
}

export interface PortfolioLook {
  /**
   * The holdings at the previous check, and the time of that check. Null at the first check, which reports everything that already applies.
   */
  readonly before: { readonly portfolio: Portfolio; readonly at: Instant } | null;
  readonly after: Portfolio;
  readonly now: Instant;
}

/** The alerts a rule fires for the portfolio: dates that are now near, and covenants newly at risk. */
export function evaluatePortfolioRule(named: NamedRule, { before, after, now }: PortfolioLook): readonly FiredAlert[] {
  const { test } = named.rule;
  if (test.kind === 'date-near') {
    const [today, last] = [dayOf(now), before === null ? null : dayOf(before.at)];
    const knew = new Set(before?.portfolio.obligations.map(dateKey));
    const isNear = ({ kind, on }: Obligation, day: IsoDate): boolean => kind === test.what && day <= on && addDays(on, -test.days) <= day;
    return after.obligations
      .filter((one) => isNear(one, today) && !(last !== null && knew.has(dateKey(one)) && isNear(one, last)))
      .map((one) => fireAlert(named, { about: aboutOf(one), from: null, to: { unit: 'day', day: one.on }, which: one.id }, now));
  }
  if (!isPortfolioTest(test)) return [];
  const known = new Map(before?.portfolio.leverage.map((one) => [one.holdingId, one]));
  return after.leverage.flatMap((one) => {
    const [was, is] = [known.get(one.holdingId), strainOf(test, one)];
    const from = was === undefined ? null : strainOf(test, was);
    if (is === null || !isAtRisk(test, is) || (from !== null && isAtRisk(test, from))) return [];
    return [fireAlert(named, { about: aboutOf(one), from, to: is, which: '' }, now)];
  });
}

const aboutOf = ({ holdingId, title }: Pick<Obligation, 'holdingId' | 'title'>) => ({ kind: 'holding', id: holdingId, title }) as const;

const dateKey = ({ holdingId, id, on }: Obligation): string => `${holdingId} ${id} ${on}`;

type CovenantTest = Exclude<PortfolioTest, { readonly kind: 'date-near' }>;
type Strain = Extract<AlertFigure, { readonly unit: 'cover' | 'rate' }>;

/** A year's rent divided by a year's interest at the rule's rate, or the loan to value; null if the divisor is zero. */
function strainOf(test: CovenantTest, { balance, value, rentPerYear }: Leverage): Strain | null {
  if (test.kind === 'cover-at-rate') return balance > 0 ? { unit: 'cover', value: rentPerYear / (balance * test.rate) } : null;
  return value > 0 ? { unit: 'rate', value: rate(balance / value) } : null;
}

/** Compares values as displayed: cover and percentages to two decimals. */
const isAtRisk = (test: CovenantTest, { value }: Strain): boolean =>
  test.kind === 'cover-at-rate'
    ? Math.round(value * 100) < Math.round(test.atLeast * 100)
    : Math.round(value * 10_000) > Math.round(test.atMost * 10_000);
