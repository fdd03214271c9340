import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import { minor, shareOf, subtractMoney } from '../../kernel/money.ts';
import { zeroRate } from '../../kernel/rate.ts';
import type { Rate } from '../../kernel/rate.ts';
import { lettingYear } from '../runningCosts.ts';
import type { MortgageNeed } from './comparison.ts';

/** The borrowing a deal needs, in minor units: the price less the deposit, tested against the first year’s rent. */
export function mortgageNeed(assumptions: BuyToLetInputs, rateShift: Rate = zeroRate): MortgageNeed {
  const price = assumptions.purchasePrice;
  return {
    loan: subtractMoney(price, minor(Math.min(price, shareOf(price, assumptions.deposit)))),
    propertyValue: price,
    monthlyRent: assumptions.monthlyRent,
    netOperatingIncome: lettingYear(assumptions).netOperatingIncome,
    kind: assumptions.mortgageKind,
    termMonths: Math.round(assumptions.mortgageYears * 12),
    holdMonths: assumptions.holdYears * 12,
    borrower: assumptions.buyer === 'company' ? 'company' : 'personal',
    rateShift,
  };
}
