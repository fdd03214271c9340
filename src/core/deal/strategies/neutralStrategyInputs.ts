import { minor } from '../../kernel/money.ts';
import { rate } from '../../kernel/rate.ts';

/** Neutral values for strategy inputs that a market does not use. */
export const neutralStrategyInputs = {
  councilTaxPerYear: minor(0),
  localTaxPerYear: minor(0),
  articleFour: false,
  storeys: 1,
  coverRequired: rate(0),
  rentCoverRequired: rate(0),
  mortgageInsurance: rate(0),
  upfrontInsurance: rate(0),
  bridgingExitFee: rate(0),
  lenderAgrees: true,
  planningForStays: true,
} as const;
