import { addMoney, allocateMoney, minor, sumMoney, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { err, ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import type { HoldOwner, TaxRefusal } from '../../landlordTax.ts';
import { incomeTax } from './incomeTax.ts';
import type { GermanySettings } from './settings.ts';

/** Owners who file one tax return: one person, or a couple. */
export interface Filers {
  /** Indices of the owners. */
  readonly owners: readonly number[];
  readonly otherIncome: Minor;
  readonly isSplitting: boolean;
}

/** The owners' tax returns. A jointly assessed couple may be entered as one owner or two; more than two are refused. */
export function filersOf(owners: readonly HoldOwner[], assessment: GermanySettings['assessment']): Result<readonly Filers[], TaxRefusal> {
  if (assessment === 'single') return ok(owners.map(({ otherIncome }, at) => ({ owners: [at], otherIncome, isSplitting: false })));
  if (owners.length > 2)
    return err({
      kind: 'case-not-covered',
      message:
        'Only a couple can be assessed jointly (Zusammenveranlagung, § 26b EStG). For more than two owners, choose “Individually (Grundtarif)”.',
    });
  const otherIncome = sumMoney(owners.map((owner) => owner.otherIncome));
  return ok([{ owners: owners.map((_, at) => at), otherIncome, isSplitting: true }]);
}

/** An amount split by owner, in cents; the parts sum to it. */
export const byOwner = (amount: Minor, owners: readonly HoldOwner[]): readonly Minor[] =>
  allocateMoney(
    amount,
    owners.map(({ share }) => share),
  );

/** The filers' share of amounts listed by owner, in cents. */
export const partOf = (amounts: readonly Minor[], { owners }: Filers): Minor => sumMoney(owners.map((at) => amounts[at] ?? zeroMoney));

/** A year of one tax return, including the letting. */
export interface FiledYear {
  /** The tax that the letting adds; negative if a loss lowers other tax. */
  readonly tax: Minor;
  /** The year's total income after losses carried forward; a negative amount is carried forward. */
  readonly income: Minor;
  /** Losses (Verlustvortrag, § 10d EStG) carried to the next year. */
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
