import { minor, negateMoney, subtractMoney, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { Filing } from './filing.ts';
import { allowedRentalLoss } from './passiveLoss.ts';
import type { RentalActivity } from './rentalActivity.ts';

export interface RentalResultInput {
  /** The year's rent less deductions on Schedule E; negative is a loss. */
  readonly net: Minor;
  /** Unused losses of earlier years, as a positive amount. */
  readonly carried: Minor;
  readonly losses: RentalActivity['losses'];
  readonly filing: Filing;
  /** Modified adjusted gross income, excluding passive losses. */
  readonly modifiedIncome: Minor;
}

export interface RentalResult {
  /** The amount the year adds to income; negative if it reduces income. */
  readonly taxable: Minor;
  /** Brought-forward losses used this year. */
  readonly used: Minor;
  /** Losses carried to later years and to the sale. */
  readonly carried: Minor;
}

/**
 * A year's result after the passive-loss rules, in cents: losses brought forward offset a profit, and the remaining loss offsets other
 * income up to the allowed amount.
 */
export function rentalResult({ net, carried, losses, filing, modifiedIncome }: RentalResultInput): RentalResult {
  if (losses === 'non-passive') return { taxable: net, used: zeroMoney, carried };
  const after = subtractMoney(net, carried);
  if (after >= 0) return { taxable: after, used: carried, carried: zeroMoney };
  const loss = negateMoney(after);
  const { allowed, suspended } = allowedRentalLoss({ filing, loss, modifiedIncome, activeParticipation: losses === 'allowance' });
  return { taxable: negateMoney(allowed), used: minor(Math.max(0, carried - suspended)), carried: suspended };
}

/** Qualified income and the carried loss, in cents: a business loss reduces the qualified income of later years. */
export function qualifiedIncomeOf(taxable: Minor, carriedLoss: Minor): { readonly income: Minor; readonly carriedLoss: Minor } {
  const after = subtractMoney(taxable, carriedLoss);
  return after >= 0 ? { income: after, carriedLoss: zeroMoney } : { income: zeroMoney, carriedLoss: negateMoney(after) };
}
