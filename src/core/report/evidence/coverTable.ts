import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import { formatDay, formatMoney, formatRate } from '../../kernel/formatMoneyAndRates.ts';
import type { Analysis } from '../../engine/analysis.ts';
import { interestCover } from '../../engine/finance/property/cover.ts';
import { regulator } from '../../engine/mortgages/examples/exampleSources.ts';
import { shareOf, type Currency } from '../../kernel/money.ts';
import { rate, type Rate } from '../../kernel/rate.ts';
import { left, right } from '../tables/columns.ts';
import type { ReportLaw, ReportTable } from '../reportTable.ts';

/** The margin added to the pay rate when a lender tests the interest. Prudential Regulation Authority, SS13/16, since 1 January 2017. */
const testMargin = 0.02;

/** The supervisory statement behind the test: published on 29 September 2016, effective 1 January 2017. */
export const coverRule: ReportLaw = {
  title:
    'Prudential Regulation Authority, SS13/16, underwriting standards for buy-to-let: interest tested at the rate paid plus 2 percentage points, and at least 5.5%, unless the rate is fixed for five years or longer',
  url: regulator.url ?? '',
  inForceFrom: formatDay('2017-01-01'),
  checkedOn: formatDay(regulator.checkedOn),
  confirmed: true,
};

interface Tested {
  readonly analysis: Pick<Analysis, 'purchase' | 'figures'>;
  readonly assumptions: Pick<BuyToLetInputs, 'mortgageRate' | 'stressRate'>;
  readonly currency: Currency;
}

/**
 * A table of a year's rent divided by a year's interest on the whole loan: at the pay rate, at two percentage points above it, and at the
 * lender's stress rate. Null without a loan.
 */
export function coverTable({ analysis, assumptions, currency }: Tested): ReportTable | null {
  const { loan } = analysis.purchase;
  const { annualRent } = analysis.figures;
  if (loan === 0) return null;
  const tests: readonly (readonly [name: string, at: Rate])[] = [
    ['Rate paid', assumptions.mortgageRate],
    ['Rate paid plus 2 percentage points', rate(assumptions.mortgageRate + testMargin)],
    ['Lender’s stress rate', assumptions.stressRate],
  ];
  return {
    id: 'interest-cover',
    title: 'Interest cover',
    columns: [left('Tested at'), right('Rate'), right('Annual interest'), right('Annual rent'), right('Cover')],
    rows: tests.map(([name, at]) => {
      const cover = interestCover(annualRent, loan, at);
      return [
        name,
        formatRate(at),
        formatMoney(shareOf(loan, at), currency),
        formatMoney(annualRent, currency),
        cover === null ? '–' : formatRate(rate(cover), 0),
      ];
    }),
    total: null,
    note: `Rent before voids and costs ÷ interest on the whole loan of ${formatMoney(loan, currency)}. A loan fixed for five years or longer may be tested at the rate paid. The tests are described in source 1.`,
  };
}
