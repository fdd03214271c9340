import { isoDate } from '../../../kernel/calendar.ts';
import { fromMajor, minor, subtractMoney, timesMoney, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { checkedOn } from '../usRule.ts';
import type { UsRule } from '../usRule.ts';
import type { Filing } from './filing.ts';

export interface RentalLoss {
  readonly filing: Filing;
  /** The year's loss on all rentals plus earlier suspended losses, as a positive amount. */
  readonly loss: Minor;
  readonly modifiedIncome: Minor;
  /** Whether the owner makes decisions, such as approving tenants and terms, and owns at least a tenth of the property. */
  readonly activeParticipation: boolean;
  /** If married filing separately: whether the spouses lived apart all year. */
  readonly livedApart?: boolean;
  /** The year's other passive income, which the loss offsets first; none if absent. */
  readonly passiveIncome?: Minor;
}

export interface AllowedLoss {
  /** The loss offset this year, against passive income and other income. */
  readonly allowed: Minor;
  /** The loss carried to later years, until offset by rents or the sale. */
  readonly suspended: Minor;
}

/**
 * The rental loss allowed in a year, in cents. It offsets passive income first, then other income up to the $25,000 allowance. The
 * allowance phases out at 50 cents per dollar of income above $100,000 (26 U.S.C. § 469(i)).
 */
export function allowedRentalLoss(given: RentalLoss): AllowedLoss {
  const loss = minor(Math.max(0, given.loss));
  const againstPassive = Math.min(loss, Math.max(0, given.passiveIncome ?? 0));
  const allowed = minor(againstPassive + Math.min(loss - againstPassive, rentalAllowance(given)));
  return { allowed, suspended: subtractMoney(loss, allowed) };
}

/** The maximum amount by which a rental loss may reduce other income, in cents. */
export function rentalAllowance({ filing, modifiedIncome, activeParticipation, livedApart }: Omit<RentalLoss, 'loss'>): Minor {
  if (!activeParticipation || (filing === 'separate' && livedApart !== true)) return zeroMoney;
  const most = fromMajor(filing === 'separate' ? 12_500 : 25_000);
  const from = fromMajor(filing === 'separate' ? 50_000 : 100_000);
  const lost = timesMoney(minor(Math.max(0, modifiedIncome - from)), 0.5);
  return minor(Math.max(0, most - lost));
}

/**
 * Modified adjusted gross income for the allowance, in cents: a rental profit counts, a passive loss never reduces it, and depreciation is
 * not added back (§ 469(i)(3)(F)).
 */
export const modifiedIncome = (otherIncome: Minor, rentalResult: Minor): Minor => minor(otherIncome + Math.max(0, rentalResult));

export const passiveLossRule: UsRule = {
  id: 'us-passive-loss-1987-01-01',
  title: 'Rental losses: the special allowance',
  url: 'https://www.irs.gov/instructions/i8582',
  inForceFrom: isoDate('1987-01-01'),
  checkedOn,
  certainty: 'confirmed',
};
