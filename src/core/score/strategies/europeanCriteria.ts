import { ruleOfThumbAmounts } from '../../kernel/ruleOfThumbAmounts.ts';
import type { Currency } from '../../kernel/money.ts';
import type { Grounds } from '../criterion.ts';
import { europeanListingLine } from './criterionRows.ts';
import { marketCriteria } from './marketCriteria.ts';
import type { MarketCriteria } from './marketCriteria.ts';

const letting: Grounds = [
  ['purchasePrice', 3],
  ['monthlyRent', 3],
  ['mortgageRate', 2],
  ['maintenance', 1],
  ['serviceChargePerYear', 1],
];
const rooms: Grounds = [
  ['purchasePrice', 2],
  ['rooms', 4],
  ['mortgageRate', 2],
];
const project: Grounds = [
  ['purchasePrice', 3],
  ['afterRepairValue', 3],
  ['refurbishment', 2],
  ['projectMonths', 1],
];

/**
 * The criteria of each strategy in Europe, for a currency. Scales, weights and rules are our convention: yields are lower than in Britain
 * and loans amortise, so a rent that covers its costs and its loan is already good.
 */
export function europeanCriteria(currency: Currency): MarketCriteria {
  const { about } = ruleOfThumbAmounts(currency);
  // The scale starts at a loss of three hundred euros.
  const cashFlow = (full: number, rule: number) => [0 - about(300), about(full), about(rule)] as const;
  return marketCriteria(
    {
      currency,
      listingLine: europeanListingLine,
      grounds: { letting, rooms, project },
      cashFlow: {
        'buy-to-let': cashFlow(200, 0),
        brrrr: cashFlow(200, 0),
        hmo: cashFlow(600, 200),
        'serviced-accommodation': cashFlow(800, 300),
        'rent-to-rent': cashFlow(700, 300),
      },
      cashOnCash: [-0.02, 0.08, 0.03],
      netYield: { id: 'net-yield', label: 'Net yield', standard: [0.01, 0.065, 0.035] },
      cover: { label: 'Debt service cover', standard: [0.6, 1.4, 1] },
      rentOnCost: [0.03, 0.09, 0.06],
      profit: { label: 'Profit', standard: [0, about(60_000), about(20_000)] },
      returnOnCash: [0, 0.4, 0.15],
      breakEven: { hmo: [1, 0.7, 0.85], 'serviced-accommodation': [0.8, 0.4, 0.55] },
      saving: [0 - about(200), about(500), about(100)],
      paidByOthers: { id: 'paid-by-lodgers', label: 'Share of costs paid by lodgers' },
    },
    (lines) => [
      lines.cashFlow(25, 'buy-to-let', letting),
      lines.netYield(25, letting),
      lines.cashOnCash(20, letting),
      lines.cover(20, letting),
      europeanListingLine(10),
    ],
  );
}
