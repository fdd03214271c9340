import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import { lettingYear } from '../../engine/runningCosts.ts';

/**
 * The annual return as a fraction, capped at `most`, that the rent alone earns over the hold on fees and refurbishment (everything spent
 * except the price and its tax). Null if the return is below `least`. It does not depend on the price. The cap stops a score from rising
 * with the price. A return over the hold includes growth in value, which is larger for a higher price. If the rent does not cover the fees
 * and refurbishment, a more expensive house would spread them over more growth and look like the better deal. At any rate up to the cap,
 * the items that do not depend on the price have a positive present value. Transfer tax takes at least as large a share of a higher price.
 * So a deal with a positive present value at some price also has one at every lower price. Maintenance is based on the asking price, which
 * does not change with the price paid, so it is one of these items.
 */
export function rentAlone(assumptions: BuyToLetInputs, least: number, most: number): number | null {
  const worth = worthWithoutPrice(assumptions);
  // Fees come first, then rent, then perhaps costs that outgrow it. So if the present value is positive at both ends, it is positive in
  // between.
  if (worth(least) < 0) return null;
  if (worth(most) >= 0) return most;
  let [earned, missed] = [least, most];
  for (let step = 0; step < 40; step += 1) {
    const middle = (earned + missed) / 2;
    if (worth(middle) >= 0) earned = middle;
    else missed = middle;
  }
  return earned;
}

/**
 * A function that gives the present value, in pence, of the letting less fees and refurbishment at an annual rate. Everything based on the
 * price is left out.
 */
function worthWithoutPrice(assumptions: BuyToLetInputs): (discount: number) => number {
  const { costs, grossOperatingIncome, lines } = lettingYear(assumptions);
  const shared = lines.reduce((sum, line) => (line.id === 'management' || line.id === 'tenantFind' ? sum + line.amount : sum), 0);
  const { rentGrowth, costGrowth, holdYears } = assumptions;
  return (discount) =>
    (grossOperatingIncome - shared) * annuity(discount, rentGrowth, holdYears) -
    (costs - shared) * annuity(discount, costGrowth, holdYears) -
    spentWithoutPrice(assumptions, discount);
}

/**
 * Fees and refurbishment in pence. A fee added to the loan counts as the present value of its interest and repayment, and as at least its
 * own amount.
 */
function spentWithoutPrice(assumptions: BuyToLetInputs, discount: number): number {
  const { legalFees, surveyFee, brokerFee, refurbishment, otherPurchaseCosts, arrangementFee, arrangementFeeAdded } = assumptions;
  const plain = legalFees + surveyFee + refurbishment + otherPurchaseCosts;
  if (assumptions.deposit >= 1) return plain;
  const { holdYears, mortgageRate } = assumptions;
  const repaidLast = mortgageRate * annuity(discount, 0, holdYears) + (1 + discount) ** -holdYears;
  return plain + brokerFee + arrangementFee * (arrangementFeeAdded ? Math.max(1, repaidLast) : 1);
}

/** The present value of a payment at the end of each year, which is one unit in the first year and then grows. */
function annuity(discount: number, growth: number, years: number): number {
  let worth = 0;
  let paid = 1 / (1 + discount);
  for (let year = 1; year <= years; year += 1) {
    worth += paid;
    paid *= (1 + growth) / (1 + discount);
  }
  return worth;
}
