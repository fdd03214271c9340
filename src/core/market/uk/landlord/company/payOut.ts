import type { IsoDate } from '../../../../kernel/calendar.ts';
import { allocateMoney, minor, subtractMoney, sumMoney, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import type { PersonalOwner } from '../../../landlordRules.ts';
import type { Place } from '../../../rules.ts';
import { incomeTax } from '../incomeTax.ts';
import { incomeTaxYear } from '../incomeTaxYears.ts';
import { itemAt } from '../../../../kernel/itemAt.ts';

export interface PayOutInput {
  readonly on: IsoDate;
  /** Cash to pay out; if negative, nothing is paid out. */
  readonly cash: Minor;
  readonly ownersLoan: Minor;
  /** After-tax profits available as dividends. */
  readonly reserves: Minor;
  readonly owners: readonly PersonalOwner[];
}

export interface PayOut {
  readonly loanRepaid: Minor;
  readonly dividends: Minor;
  readonly dividendTax: Minor;
}

/**
 * Cash paid out of a company, in pence: first the owners' loan is repaid, which is tax-free, then dividends are paid up to the reserves and
 * taxed on top of the owners' incomes.
 */
export function payOut(place: Place, { on, cash, ownersLoan, reserves, owners }: PayOutInput): PayOut {
  const available = minor(Math.max(0, cash));
  const loanRepaid = minor(Math.min(available, Math.max(0, ownersLoan)));
  const dividends = minor(Math.max(0, Math.min(available - loanRepaid, reserves)));
  return { loanRepaid, dividends, dividendTax: dividends === 0 ? zeroMoney : taxOnDividends(place, { on, dividends, owners }) };
}

function taxOnDividends(
  place: Place,
  { on, dividends, owners }: Pick<PayOutInput, 'on' | 'owners'> & { readonly dividends: Minor },
): Minor {
  const year = incomeTaxYear(place, on);
  const parts = allocateMoney(
    dividends,
    owners.map((owner) => owner.share),
  );
  return sumMoney(
    owners.map(({ otherIncome, otherDividends }, at) => {
      const without = { other: otherIncome, property: zeroMoney, dividends: otherDividends };
      const together = { ...without, dividends: minor(otherDividends + itemAt(parts, at)) };
      return subtractMoney(incomeTax(together, year).total, incomeTax(without, year).total);
    }),
  );
}
