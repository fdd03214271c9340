import { addMoney, allocateMoney, minor, sumMoney, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { err, ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import type { HoldOwner, TaxRefusal } from '../../landlordTax.ts';
import { incomeTax } from './incomeTax.ts';
import type { GermanySettings } from './settings.ts';

/** Owners who hand in one tax return: one alone, or a couple. */
export interface Filers {
  /** Indices of the owners. */
  readonly owners: readonly number[];
  readonly otherIncome: Minor;
  readonly isSplitting: boolean;
}

/** The tax returns behind the owners. A jointly assessed couple may own as one or as two; more than two are refused. */
export function filersOf(owners: readonly HoldOwner[], assessment: GermanySettings['assessment']): Result<readonly Filers[], TaxRefusal> {
  if (assessment === 'single') return ok(owners.map(({ otherIncome }, at) => ({ owners: [at], otherIncome, isSplitting: false })));
  if (owners.length > 2)
    return err({
      kind: 'case-not-covered',
      message:
        'Only a couple can be assessed jointly (Zusammenveranlagung, § 26b EStG). Choose assessment one by one for more than two owners.',
    });
  const otherIncome = sumMoney(owners.map((owner) => owner.otherIncome));
  return ok([{ owners: owners.map((_, at) => at), otherIncome, isSplitting: true }]);
}

/** An amount of all owners split by owner, in cents, without losing a cent. */
export const byOwner = (amount: Minor, owners: readonly HoldOwner[]): readonly Minor[] =>
  allocateMoney(
    amount,
    owners.map(({ share }) => share),
  );

/** The filers' part of amounts listed by owner, in cents. */
export const partOf = (amounts: readonly Minor[], { owners }: Filers): Minor => sumMoney(owners.map((at) => amounts[at] ?? zeroMoney));

/** A year of one return with the letting. */
export interface FiledYear {
  /** What the letting adds to the tax; below zero where a loss lowers it. */
  readonly tax: Minor;
  /** All income of the year after losses carried forward; below zero what is carried on. */
  readonly income: Minor;
  /** Losses (Verlustvortrag, § 10d EStG) left for the next year. */
  readonly carried: Minor;
}

/** The tax with the letting less the tax without it, in cents. A loss offsets all other income; the rest carries into the next year. */
export function fileYear(filers: Filers, asked: { readonly year: number; readonly letting: Minor; readonly carried: Minor }): FiledYear {
  const { isSplitting, otherIncome } = filers;
  const income = minor(otherIncome + asked.letting - asked.carried);
  const taxOn = (amount: Minor): Minor => incomeTax({ year: asked.year, income: amount, isSplitting }).total;
  return { tax: minor(taxOn(income) - taxOn(otherIncome)), income, carried: minor(Math.max(0, 0 - income)) };
}

/** The tax in cents that a gain adds to a year with known other income. */
export function gainTax(filers: Filers, year: number, { income, gain }: { readonly income: Minor; readonly gain: Minor }): Minor {
  const taxOn = (amount: Minor): Minor => incomeTax({ year, income: amount, isSplitting: filers.isSplitting }).total;
  return minor(taxOn(addMoney(income, gain)) - taxOn(income));
}
