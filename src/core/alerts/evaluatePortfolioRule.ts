import { addDays, dayOf, type Instant, type IsoDate } from '../kernel/calendar.ts';
import type { Minor } from '../kernel/money.ts';
import { rate, type Rate } from '../kernel/rate.ts';
import type { AlertFigure, FiredAlert } from './alertEvent.ts';
import type { ObligationKind } from './alertRule.ts';
import { fire, type NamedRule } from './fire.ts';

/** Something that is due on a day; `id` tells it from the others of its holding. */
export interface Obligation {
  readonly holdingId: string;
  readonly title: string;
  readonly id: string;
  readonly kind: ObligationKind;
  readonly on: IsoDate;
}

/** A loan and what its lender asks for; null where it asks for nothing. Money in minor units of one currency. */
export interface LoanTerms {
  readonly holdingId: string;
  readonly title: string;
  readonly id: string;
  readonly balance: Minor;
  readonly value: Minor;
  readonly rentPerYear: Minor;
  /** Rent over interest, as 1.25. */
  readonly interestCoverAtLeast: number | null;
  readonly loanToValueAtMost: Rate | null;
}

export interface Portfolio {
  readonly obligations: readonly Obligation[];
  readonly loans: readonly LoanTerms[];
}

export interface PortfolioLook {
  /** What was owned when it was last looked at, and when; null the first time, which tells what already holds. */
  readonly before: { readonly portfolio: Portfolio; readonly at: Instant } | null;
  readonly after: Portfolio;
  readonly now: Instant;
}

/** What a rule has to say of what the person owns: dates that came near since the last look, covenants that came to be at risk. */
export function evaluatePortfolioRule(named: NamedRule, { before, after, now }: PortfolioLook): readonly FiredAlert[] {
  const { test } = named.rule;
  if (test.kind === 'date-near') {
    const [today, last] = [dayOf(now), before === null ? null : dayOf(before.at)];
    const knew = new Set(before?.portfolio.obligations.map(dateKey));
    const isNear = ({ kind, on }: Obligation, day: IsoDate): boolean => kind === test.what && day <= on && addDays(on, -test.days) <= day;
    return after.obligations
      .filter((one) => isNear(one, today) && !(last !== null && knew.has(dateKey(one)) && isNear(one, last)))
      .map((one) => fire(named, { about: aboutOf(one), from: null, to: { unit: 'day', day: one.on }, which: one.id }, now));
  }
  if (test.kind !== 'covenant') return [];
  const known = new Set(before?.portfolio.loans.flatMap((loan) => risksOf(loan, test.rate).map(({ key }) => key)));
  return after.loans.flatMap((loan) =>
    risksOf(loan, test.rate)
      .filter(({ key }) => !known.has(key))
      .map(({ key, asked, found }) => fire(named, { about: aboutOf(loan), from: asked, to: found, which: key }, now)),
  );
}

const aboutOf = ({ holdingId, title }: Pick<Obligation, 'holdingId' | 'title'>) => ({ kind: 'holding', id: holdingId, title }) as const;

const dateKey = ({ holdingId, id, on }: Obligation): string => `${holdingId} ${id} ${on}`;

interface Risk {
  readonly key: string;
  readonly asked: AlertFigure;
  readonly found: AlertFigure;
}

/** Covenants of a loan that would not hold at this rate, interest alone being paid. */
function risksOf(loan: LoanTerms, at: Rate): readonly Risk[] {
  const { holdingId, id, balance, value, rentPerYear, interestCoverAtLeast, loanToValueAtMost } = loan;
  const interest = balance * at;
  const cover = interest > 0 ? rentPerYear / interest : null;
  const toValue = value > 0 ? balance / value : null;
  return [
    ...(cover !== null && interestCoverAtLeast !== null && Math.round(cover * 100) < Math.round(interestCoverAtLeast * 100)
      ? [
          {
            key: `${holdingId} ${id} cover`,
            asked: { unit: 'cover', value: interestCoverAtLeast },
            found: { unit: 'cover', value: cover },
          } as const,
        ]
      : []),
    ...(toValue !== null && loanToValueAtMost !== null && Math.round(toValue * 10_000) > Math.round(loanToValueAtMost * 10_000)
      ? [
          {
            key: `${holdingId} ${id} value`,
            asked: { unit: 'rate', value: loanToValueAtMost },
            found: { unit: 'rate', value: rate(toValue) },
          } as const,
        ]
      : []),
  ];
}
