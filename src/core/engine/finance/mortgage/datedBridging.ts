import { addMonths, daysBetween } from '../../../kernel/calendar.ts';
import type { IsoDate } from '../../../kernel/calendar.ts';
import { minor, roundMoney, sumMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { Rate } from '../../../kernel/rate.ts';
import type { CreditFlows } from '../apr/aprc.ts';
import { annexYears } from '../apr/annexYears.ts';
import type { BridgingLoan } from './bridgingLoan.ts';

export interface Drawing {
  readonly on: IsoDate;
  readonly amount: Minor;
}

/** A dated bridging loan, drawn at once or in stages, with the earliest first. A day's interest is a 365th of a year's (actual/365). */
export interface DatedBridgingLoan extends Pick<BridgingLoan, 'rate' | 'interest' | 'arrangementFee' | 'exitFee'> {
  /** The maximum amount that may be drawn in total. */
  readonly facility: Minor;
  /** Gross amounts. The fee and retained interest are deducted from the first. */
  readonly drawings: readonly [Drawing, ...(readonly Drawing[])];
  /** The last day of the agreed term; interest is retained up to it. */
  readonly endsOn: IsoDate;
  readonly redeemedOn: IsoDate;
  /** The annual rate charged on the undrawn part of the facility. */
  readonly nonUtilisation: Rate;
}

/** One month of the loan, or part of a month at its end. */
export interface BridgingPeriod {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly days: number;
  readonly interest: Minor;
  readonly nonUtilisation: Minor;
}

/** `totalCost = interest + non-utilisation + arrangement fee + exit fee = all paid − all received`. */
export interface DatedBridging {
  readonly periods: readonly BridgingPeriod[];
  /** The interest for the whole term, deducted on the first day. Any part unused at redemption reduces the amount due then. */
  readonly retained: Minor;
  /** The amount received on the first day. */
  readonly netAdvance: Minor;
  readonly interest: Minor;
  readonly nonUtilisation: Minor;
  readonly redemption: Minor;
  readonly totalCost: Minor;
  /** The loan's flows for `aprc`, with days counted as in the Directive. */
  readonly flows: CreditFlows;
}

/**
 * The cost of a bridging loan up to its redemption date, in minor units. Serviced: interest and the non-utilisation fee are paid monthly.
 * Rolled up: both are added to the loan monthly and bear interest. Retained: interest is simple, and the non-utilisation fee is paid at the
 * end. Throws if drawings exceed the facility or fall after the redemption.
 */
export function datedBridging(loan: DatedBridgingLoan): DatedBridging {
  checkDrawings(loan);
  const { facility, drawings, rate, endsOn, redeemedOn, arrangementFee, exitFee } = loan;
  const [first] = drawings;
  const periods = periodsOf(loan);
  const interest = sumMoney(periods.map((period) => period.interest));
  const nonUtilisation = sumMoney(periods.map((period) => period.nonUtilisation));
  const drawn = sumMoney(drawings.map(({ amount }) => amount));
  const retained = minor(loan.interest === 'retained' ? roundMoney((facility * rate * daysBetween(first.on, endsOn)) / 365) : 0);
  const paidMonthly = loan.interest === 'serviced' ? interest + nonUtilisation : 0;
  const redemption = minor(drawn + interest + nonUtilisation - retained - paidMonthly + exitFee);
  const netAdvance = minor(first.amount - arrangementFee - retained);
  const yearsTo = (day: IsoDate): number => annexYears(first.on, day);
  return {
    periods,
    retained,
    netAdvance,
    interest,
    nonUtilisation,
    redemption,
    totalCost: sumMoney([interest, nonUtilisation, arrangementFee, exitFee]),
    flows: {
      drawdowns: drawings.map(({ on, amount }, at) => ({ years: yearsTo(on), amount: at === 0 ? netAdvance : amount })),
      payments: [
        ...(loan.interest === 'serviced'
          ? periods.map((period) => ({ years: yearsTo(period.to), amount: period.interest + period.nonUtilisation }))
          : []),
        { years: yearsTo(redeemedOn), amount: redemption },
      ],
    },
  };
}

/** The monthly periods from the first drawing; the last one ends at redemption. */
function periodsOf({ facility, drawings, redeemedOn, rate, nonUtilisation, interest: kind }: DatedBridgingLoan): readonly BridgingPeriod[] {
  const start = drawings[0].on;
  const periods: BridgingPeriod[] = [];
  let added = 0;
  for (let from = start; from < redeemedOn;) {
    const next = addMonths(start, periods.length + 1);
    const to = next < redeemedOn ? next : redeemedOn;
    const days = daysBetween(from, to);
    // Each drawing bears interest from its own day, or from the start of the period if it was drawn earlier.
    const drawnDays = drawings.reduce((sum, { on, amount }) => sum + amount * Math.max(0, daysBetween(on > from ? on : from, to)), 0);
    const interest = roundMoney(((drawnDays + added * days) * rate) / 365);
    const fee = roundMoney(((facility * days - drawnDays) * nonUtilisation) / 365);
    if (kind === 'rolled-up') added += interest + fee;
    periods.push({ from, to, days, interest, nonUtilisation: fee });
    from = to;
  }
  return periods;
}

function checkDrawings({ facility, drawings, redeemedOn }: DatedBridgingLoan): void {
  if (sumMoney(drawings.map(({ amount }) => amount)) > facility) throw new RangeError(`The drawings exceed the facility of ${facility}`);
  const days = drawings.map(({ on }) => on);
  if (days.some((on, at) => on >= redeemedOn || on < (days[at - 1] ?? on))) {
    throw new RangeError('Drawdowns must be in date order and before the redemption');
  }
}
