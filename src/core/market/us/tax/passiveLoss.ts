import { isoDate } from '../../../kernel/calendar.ts';
import { fromMajor, minor, subtractMoney, timesMoney, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { checkedOn } from '../usRule.ts';
import type { UsRule } from '../usRule.ts';
import type { Filing } from './filing.ts';

export interface RentalLoss {
  readonly filing: Filing;
  /** The year's loss of all rentals with earlier years' suspended losses, as a positive amount. */
  readonly loss: Minor;
  readonly modifiedIncome: Minor;
  /** Makes the decisions: approves tenants and terms, and owns a tenth or more. */
  readonly activeParticipation: boolean;
  /** Married and filing separately: lived apart from the spouse all year. */
  readonly livedApart?: boolean;
}

export interface AllowedLoss {
  /** Set against other income this year. */
  readonly allowed: Minor;
  /** Carried to later years, until rents or the sale take it up. */
  readonly suspended: Minor;
}

/** The $25,000 allowance for rental losses, lost at half a dollar for each dollar of income above $100,000 (26 U.S.C. § 469(i)). */
export function allowedRentalLoss(given: RentalLoss): AllowedLoss {
  const loss = minor(Math.max(0, given.loss));
  const allowed = minor(Math.min(loss, allowance(given)));
  return { allowed, suspended: subtractMoney(loss, allowed) };
}

function allowance({ filing, modifiedIncome, activeParticipation, livedApart }: RentalLoss): Minor {
  if (!activeParticipation || (filing === 'separate' && livedApart !== true)) return zeroMoney;
  const most = fromMajor(filing === 'separate' ? 12_500 : 25_000);
  const from = fromMajor(filing === 'separate' ? 50_000 : 100_000);
  const lost = timesMoney(minor(Math.max(0, modifiedIncome - from)), 0.5);
  return minor(Math.max(0, most - lost));
}

export const passiveLossRule: UsRule = {
  id: 'us-passive-loss-1987-01-01',
  title: 'Rental losses: the special allowance',
  url: 'https://www.irs.gov/instructions/i8582',
  inForceFrom: isoDate('1987-01-01'),
  checkedOn,
  certainty: 'confirmed',
};
