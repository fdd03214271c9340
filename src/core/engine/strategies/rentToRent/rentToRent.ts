import type { RentToRentInputs } from '../../../deal/strategies/inputs/rentToRentInputs.ts';
import { minor, sumMoney, timesMoney, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { ratio } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import type { IrrAnswer } from '../../analysis.ts';
import { irrAnswer } from '../../finance/flows/irrAnswer.ts';
import { breakEvenOccupancy } from '../../finance/property/cover.ts';
import { sharedHouseYear } from '../hmo/sharedHouseYear.ts';
import { costLine, grownTo } from '../../runningCosts.ts';
import type { LettingYear } from '../../runningCosts.ts';
import type { StrategyNumbers, StrategyContext, StrategyYear } from '../strategyAnalysis.ts';
import type { PerYear } from '../../../kernel/period.ts';

export interface RentToRentAnalysis extends StrategyNumbers {
  readonly letting: LettingYear;
  /** The deposit paid to the owner, furniture, set-up works and fees. */
  readonly cashNeeded: Minor;
  /** First-year profit before income tax. */
  readonly annualProfit: PerYear;
  readonly returnOnCash: Rate | null;
  /** The number of months of first-year profit that pay back the cash put in; null if it is never paid back. */
  readonly paybackMonths: number | null;
  readonly breakEvenOccupancy: number | null;
  /** The sum over the lease of all cash flows, including the cash put in and the returned deposit. */
  readonly leaseProfit: Minor;
  /** The internal rate of return, computed on demand. */
  readonly irr: () => IrrAnswer;
}

/**
 * The analysis of leasing a house and letting its rooms. No property is owned, so nothing grows in value or is sold. The deposit is
 * returned at the end.
 */
export function rentToRent(inputs: RentToRentInputs, context: Pick<StrategyContext, 'years'>): RentToRentAnalysis {
  const oneOffCosts = [
    costLine('leaseDeposit', 'Deposit to the owner', inputs.leaseDeposit),
    costLine('furnishing', 'Furniture', inputs.furnishing),
    costLine('setUpWorks', 'Refurbishment', inputs.setUpWorks),
    costLine('setUpFees', 'Set-up fees', inputs.setUpFees),
  ];
  const cashNeeded = sumMoney(oneOffCosts.map(({ amount }) => amount));
  const letting = leaseYear(inputs, 1);
  const years = leaseYears(inputs, Math.min(inputs.leaseYears, context.years));
  const annualProfit = letting.netOperatingIncome;
  const flows = [{ at: 0, amount: 0 - cashNeeded }, ...years.map(({ year, cashFlow }) => ({ at: year, amount: cashFlow }))];
  return {
    letting,
    cashNeeded,
    annualProfit,
    oneOffCosts,
    years,
    returnOnCash: ratio(annualProfit, cashNeeded),
    paybackMonths: annualProfit <= 0 ? null : Math.ceil((cashNeeded * 12) / annualProfit),
    breakEvenOccupancy: breakEvenOccupancy(0, letting.costs, letting.rent),
    leaseProfit: minor((years.at(-1)?.cumulativeCashFlow ?? 0) - cashNeeded),
    irr: () => irrAnswer(flows),
    runningCosts: letting.lines,
    laws: [],
  };
}

/**
 * A year of the lease in minor units: the rooms as in a shared house, and the rent to the owner, which is due whether the rooms are let or
 * not.
 */
export function leaseYear(inputs: RentToRentInputs, year: number): LettingYear {
  const grown = grownTo(year, inputs.costGrowth);
  const monthsPaid = year === 1 ? 12 - inputs.rentFreeMonths : 12;
  const houseLines = [
    costLine(
      'leaseRent',
      'Rent paid to the owner',
      timesMoney(grownTo(year, inputs.leaseRentGrowth)(inputs.leaseRentPerMonth), monthsPaid),
    ),
    costLine('maintenance', 'Maintenance', grown(inputs.maintenancePerYear)),
    costLine('insurance', 'Landlord insurance', grown(inputs.insurancePerYear)),
    costLine('certificates', 'Safety certificates', grown(inputs.certificatesPerYear)),
    costLine('licence', 'Licence', grown(inputs.licencePerYear)),
    costLine('other', 'Other running costs', grown(inputs.otherCostsPerYear)),
  ];
  return sharedHouseYear(inputs, year, { houseLines });
}

function leaseYears(inputs: RentToRentInputs, count: number): readonly StrategyYear[] {
  let cumulative = 0;
  return Array.from({ length: count }, (_, at) => {
    const { grossOperatingIncome: income, costs, netOperatingIncome } = leaseYear(inputs, at + 1);
    const capital = at + 1 === inputs.leaseYears ? inputs.leaseDeposit : zeroMoney;
    const cashFlow = minor(netOperatingIncome + capital);
    cumulative += cashFlow;
    const nothingOwned = { interest: zeroMoney, principal: zeroMoney, propertyValue: zeroMoney, loanBalance: zeroMoney, equity: zeroMoney };
    return { year: at + 1, income, costs, capital, cashFlow, cumulativeCashFlow: minor(cumulative), ...nothingOwned };
  });
}
