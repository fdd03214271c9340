import type { FlipInputs } from '../../../deal/strategies/inputs/flipInputs.ts';
import { minor, roundMoney, timesMoney, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { Project } from '../project/project.ts';
import type { StrategyYear } from '../strategyAnalysis.ts';

/**
 * The project by year in minor units. The last year includes the sale, so that the cash flows sum to the profit after tax. Interest counts
 * when it is paid: at the start if retained, at the end if rolled up, monthly if serviced. Until the sale the property is valued at its
 * purchase price.
 */
export function flipYears(
  inputs: FlipInputs,
  project: Project,
  end: { readonly saleNet: Minor; readonly tax: Minor },
): readonly StrategyYear[] {
  const { loan } = project;
  const count = Math.ceil(inputs.projectMonths / 12);
  const years: StrategyYear[] = [];
  let cumulative = 0;
  for (let year = 1; year <= count; year += 1) {
    const isLast = year === count;
    const months = Math.min(12, inputs.projectMonths - (year - 1) * 12);
    const costs = timesMoney(inputs.holdingCostsPerMonth, months);
    const interest = interestOfYear(inputs, project, { year, months, isLast });
    const bought = year === 1 ? loan.gross - openingOutlay(inputs, project) : 0;
    const sold = isLast ? end.saleNet - end.tax - loan.gross - loan.exitFee : 0;
    const capital = minor(bought + sold);
    const cashFlow = minor(capital - costs - interest);
    cumulative += cashFlow;
    const loanBalance = isLast ? zeroMoney : balanceAfterYear(inputs, loan.gross, year);
    const propertyValue = isLast ? zeroMoney : inputs.purchasePrice;
    years.push({
      year,
      income: zeroMoney,
      costs,
      interest,
      principal: zeroMoney,
      capital,
      cashFlow,
      propertyValue,
      loanBalance,
      cumulativeCashFlow: minor(cumulative),
      equity: minor(propertyValue - loanBalance),
    });
  }
  return years;
}

/** The price and all costs except holding costs, interest and the costs paid at the end. */
function openingOutlay({ purchasePrice }: FlipInputs, { costs }: Project): number {
  const later = new Set(['holding', 'bridgingInterest', 'bridgingExitFee']);
  return costs.reduce<number>((sum, { id, amount }) => (later.has(id) ? sum : sum + amount), purchasePrice);
}

interface YearSpan {
  readonly year: number;
  readonly months: number;
  readonly isLast: boolean;
}

function interestOfYear({ bridgingKind }: FlipInputs, { loan }: Project, { year, months, isLast }: YearSpan): Minor {
  if (bridgingKind === 'serviced') return minor(loan.monthlyPayment * months);
  return (bridgingKind === 'retained' ? year === 1 : isLast) ? loan.interest : zeroMoney;
}

const balanceAfterYear = ({ bridgingKind, bridgingRate }: FlipInputs, gross: Minor, year: number): Minor =>
  bridgingKind === 'rolled-up' ? roundMoney(gross * (1 + bridgingRate) ** (year * 12)) : gross;
