import { ukCurrency } from '../../kernel/countries.ts';
import type { Currency } from '../../kernel/money.ts';
import type { Grounds } from '../criterion.ts';
import { amountScale, percentScale } from '../measures/scale.ts';
import { figureLine, listingLine } from './criterionRows.ts';
import type { FigureLine, JudgedLine, Standard } from './criterionRows.ts';

/** A market's scales and usual rules for a property that is resold. */
interface FlipStandards {
  readonly currency: Currency;
  readonly restsOn: Grounds;
  /** The usual rule on profit as a share of cost. */
  readonly profitOnCost: number;
  readonly profit: { readonly label: string; readonly standard: Standard };
  readonly returnOnCash: Standard;
}

/**
 * The criteria for a resold property. The margin comes first, because developers and their lenders judge by it. The caller adds the
 * criterion for the listing.
 */
export function soldAgainLines({ currency, restsOn, profitOnCost, profit, returnOnCash }: FlipStandards): readonly JudgedLine[] {
  const line = (given: Omit<FigureLine, 'restsOn'>): JudgedLine => figureLine({ ...given, restsOn });
  const [zero, full, rule] = profit.standard;
  const [noReturn, fullReturn, usualReturn] = returnOnCash;
  return [
    line({
      id: 'profit-on-cost',
      label: 'Profit on cost',
      figure: 'profitOnCost',
      weight: 35,
      scale: percentScale(0.05, 0.25),
      rule: profitOnCost,
    }),
    line({ id: 'profit', label: profit.label, figure: 'profit', weight: 20, scale: amountScale(zero, full, currency), rule }),
    line({
      id: 'return-on-cash',
      label: 'Return on cash',
      figure: 'roi',
      weight: 25,
      scale: percentScale(noReturn, fullReturn),
      rule: usualReturn,
    }),
    line({ id: 'margin', label: 'Margin on the sale', figure: 'margin', weight: 10, scale: percentScale(0.05, 0.2), rule: null }),
  ];
}

const restsOn: Grounds = [
  ['purchasePrice', 3],
  ['afterRepairValue', 3],
  ['refurbishment', 2],
  ['projectMonths', 1],
  ['bridgingRate', 1],
];

/**
 * The criteria for buy, refurbish, sell. The margin matters most, because developers and their lenders expect 20% on cost. Scales, weights
 * and rules are our convention.
 */
export const flipCriteria: readonly JudgedLine[] = [
  ...soldAgainLines({
    currency: ukCurrency,
    restsOn,
    profitOnCost: 0.2,
    profit: { label: 'Profit after tax', standard: [0, 40_000_00, 15_000_00] },
    returnOnCash: [0, 0.4, 0.2],
  }),
  listingLine(10),
];
