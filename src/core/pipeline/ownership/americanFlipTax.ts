import { americanTaxEntries, americanTaxInputs } from '../../deal/tax/americanTax.ts';
import { ownershipOf } from '../../deal/ownership.ts';
import { formatInput } from '../../deal/strategies/inputValue.ts';
import { textFigure } from '../../engine/strategies/figures.ts';
import type { ProfitTax, TaxedProfit } from '../../engine/strategies/strategyAnalysis.ts';
import { addMonths } from '../../kernel/calendar.ts';
import { usStateNames, type UsState } from '../../market/markets.ts';
import { minor } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { flipTax } from '../../market/us/tax/flipTax.ts';
import type { EvaluationJob } from '../outcome.ts';

/** The US tax on a flip's profit in the year of the sale: ordinary income and self-employment tax, federal and state. */
export function americanFlipTax(job: EvaluationJob, state: UsState, projectMonths: number): ProfitTax {
  const yours = job.profile.abroad?.US?.tax ?? {};
  const { filing: own, otherIncome } = americanTaxInputs(yours);
  const filing = ownershipOf(job).owner === 'joint' ? 'joint' : own;
  const year = Number(addMonths(job.today, projectMonths).slice(0, 4));
  return {
    name: 'Income and self-employment tax',
    formula:
      'Federal and state income tax with the profit (after deducting half of the self-employment tax) − the same taxes without the profit + self-employment tax on the profit. The tax is for the year of the sale, and zero for a loss.',
    taxOn: (profit: Minor): TaxedProfit => {
      const taxed = flipTax({ state, filing, year, profit, otherIncome, wages: otherIncome });
      if (!taxed.ok) throw new Error(`We don’t have the tax brackets for ${year}`);
      const { total, rules, notes } = taxed.value;
      return { tax: minor(Math.min(profit, Math.max(0, total))), rules, notes };
    },
    terms: [
      ...americanTaxEntries
        .filter(({ key }) => key === 'filing' || key === 'otherIncome')
        .map((entry): ProfitTax['terms'][number] => [
          entry.label,
          textFigure(formatInput(entry, entry.key === 'filing' ? filing : otherIncome, 'USD')),
          yours[entry.key] === undefined ? (entry.fallback?.source.title ?? '') : 'Your profile',
        ]),
      ['State', textFigure(usStateNames[state]), 'Property location'],
    ],
  };
}
