import { isoDate } from '../../kernel/calendar.ts';
import type { IsoDate } from '../../kernel/calendar.ts';
import { addMoney, timesMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { lawRule } from './lawRule.ts';

/** A lease in California. */
export interface CalifornianLease {
  readonly monthlyRent: Minor;
  readonly signedOn: IsoDate;
  /** Whether the landlord is an individual with at most two rental properties and four units, who may take two months' rent. */
  readonly smallLandlord: boolean;
}

export interface MoveInCost {
  /** The maximum security deposit, in cents. */
  readonly maxDeposit: Minor;
  readonly firstMonthAndDeposit: Minor;
}

/** The error for a lease from before 1 July 2024, because earlier law is not included. */
export interface LeaseTooOld {
  readonly kind: 'lease-too-old';
  readonly message: string;
}

/** The most a landlord in California may charge before a tenant moves in (AB 12), in cents; an error for older leases. */
export function californiaMoveIn({ monthlyRent, signedOn, smallLandlord }: CalifornianLease): Result<MoveInCost, LeaseTooOld> {
  if (signedOn < californiaDepositRule.inForceFrom)
    return err({
      kind: 'lease-too-old',
      message: `We only have the deposit cap for leases from ${californiaDepositRule.inForceFrom}, not for ${signedOn}.`,
    });
  const maxDeposit = timesMoney(monthlyRent, smallLandlord ? 2 : 1);
  return ok({ maxDeposit, firstMonthAndDeposit: addMoney(monthlyRent, maxDeposit) });
}

export const californiaDepositRule = lawRule('us-ca-deposit-2024', {
  title: 'California AB 12: security deposit limited to one month’s rent (Civ. Code § 1950.5)',
  url: 'https://legalclarity.org/ab-12-californias-one-month-security-deposit-cap/',
  from: isoDate('2024-07-01'),
  seen: true,
});
