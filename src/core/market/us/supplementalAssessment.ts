import type { IsoDate } from '../../kernel/calendar.ts';
import { shareOf, subtractMoney, timesMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { percent } from '../../kernel/rate.ts';
import type { Rate } from '../../kernel/rate.ts';
import { lawRule } from './lawRule.ts';

/** The increase in assessed value from a sale in California, in cents; negative if the price is below it. */
export const assessedIncrease = (priorValue: Minor, newValue: Minor): Minor => subtractMoney(newValue, priorValue);

export interface SupplementalAssessment {
  /** The new assessed value less the prior one, in cents. */
  readonly increase: Minor;
  /** Yearly tax as a share of the value. */
  readonly taxRate: Rate;
  /** The first day of the month after the sale. */
  readonly effective: IsoDate;
}

export interface SupplementalBills {
  /** Remaining share of the tax year, which starts in July. */
  readonly factor: Rate;
  /** The bill for the rest of the current tax year, in cents; negative is a refund. */
  readonly currentRoll: Minor;
  /**
   * The bill for the whole of the next tax year, in cents, if the sale is in January to May and thus too late for that year's assessment
   * roll. Null for other sales.
   */
  readonly nextRoll: Minor | null;
}

/** California's supplemental bills after a sale, in cents. Throws for a date that is not the first of a month: proration is monthly. */
export function supplementalAssessment({ increase, taxRate, effective }: SupplementalAssessment): SupplementalBills {
  if (!effective.endsWith('-01')) throw new RangeError(`A supplemental assessment takes effect on the first of a month, got ${effective}`);
  const month = Number(effective.slice(5, 7));
  const factor = percent(proration[month - 1] as number);
  const missesNextRoll = month >= 2 && month <= 6;
  return { factor, currentRoll: timesMoney(increase, taxRate * factor), nextRoll: missesNextRoll ? shareOf(increase, taxRate) : null };
}

/** Per cent of the tax year remaining on the first of each month, from January. */
const proration = [50, 42, 33, 25, 17, 8, 100, 92, 83, 75, 67, 58] as const;

export const supplementalRule = lawRule('us-ca-supplemental-1983', {
  title: 'California supplemental assessment and its proration by months (Rev. & Tax. Code § 75.41)',
  url: 'https://www.co.monterey.ca.us/taxcollector/Supplemental.html',
  from: '1983-07-01',
  seen: true,
});
