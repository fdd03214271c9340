import { shownSource } from '../../deal/provenance.ts';
import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import { figureText, moneyFigure } from '../../engine/strategies/figures.ts';
import type { FigureValue, StrategyFigure } from '../../engine/strategies/strategyAnalysis.ts';
import type { TimedFlow } from '../../engine/finance/flows/irrRoots.ts';
import { minor, type Currency, type Minor } from '../../kernel/money.ts';
import type { OwnershipOutcome } from '../../market/landlordRules.ts';
import { explainFirstYear, explainMultiple, type FirstYearAfterTax } from '../../report/afterTax/explainFirstYear.ts';
import { explainHome, type HomeExplained } from './explainHome.ts';
import type { NamedExplanation } from '../../report/reportTable.ts';

interface Asked {
  /** The figures that are affected by tax, after tax. */
  readonly figures: readonly StrategyFigure[];
  readonly first: FirstYearAfterTax['figures'];
  readonly taxed: OwnershipOutcome;
  readonly cashIn: Minor;
  /** All of the owner's cash flows. */
  readonly flows: readonly TimedFlow[];
  readonly currency: Currency;
  readonly strategy: StrategyId;
  /** Set for a home with lodgers; else null. */
  readonly home: HomeExplained | null;
}

/** The derivation of each figure after tax, with the text in which the figure is shown. */
export function explainTaxed(asked: Asked): readonly NamedExplanation[] {
  const { taxed, cashIn, figures, first, currency, strategy, home } = asked;
  const leased = strategy === 'rent-to-rent' ? ({ isLeased: true } as const) : {};
  // The first entry with an id wins. The texts for house hacks therefore come first.
  const explained: readonly Explained[] = [
    ...(home === null ? [] : explainHome({ ...home, taxed, cashIn, currency })),
    ...explainFirstYear({ taxed, cashIn, figures: first, currency, ...leased }),
    ...ofAllYears(asked),
  ];
  return figures.flatMap(({ id, label, text }) => {
    const own = explained.find((each) => each.id === id);
    return own === undefined ? [] : [{ ...own, label, value: text }];
  });
}

type Explained = Omit<NamedExplanation, 'label' | 'value'>;

/** The figures that add up several years. */
function ofAllYears({ taxed, cashIn, first, flows, currency }: Asked): readonly Explained[] {
  const term = (label: string, value: FigureValue) => ({ label, value: figureText(value, currency), from: 'Computed' });
  const sources = taxed.rules.map(shownSource);
  const sum = (sign: 1 | -1) => minor(flows.reduce((all, { amount }) => all + Math.max(0, sign * amount), 0));
  const needed = term('Cash needed', moneyFigure(cashIn));
  return [
    explainMultiple({ taxed, paidOut: sum(1), paidIn: sum(-1), currency }),
    {
      id: 'payback',
      formula: 'Cash needed ÷ first-year monthly profit after tax, in whole months',
      terms: [needed, term('Annual profit after tax', moneyFigure(first.annualCashFlow))],
      sources,
    },
    {
      id: 'leaseProfit',
      formula: 'All after-tax cash to the owners over the lease − cash needed',
      terms: [term('All cash to the owners', moneyFigure(taxed.totalCash)), needed],
      sources,
    },
  ];
}
