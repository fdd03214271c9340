import type { Deal } from '../../../../core/deal/deal.ts';
import { listingCurrency } from '../../../../core/deal/listingCurrency.ts';
import { marketShown } from '../../../../core/deal/marketOfDeal.ts';
import type { Currency } from '../../../../core/kernel/money.ts';
import { countryOfMarket, type MarketCountry } from '../../../../core/market/markets.ts';
import type { Outcome } from '../../../../core/pipeline/outcome.ts';

/** One deal of a comparison. Without an outcome, `gap` gives the reason; it is null if the worker failed. */
export interface Side {
  readonly deal: Deal;
  readonly outcome: Outcome | null;
  readonly gap: string | null;
}

export const countryOf = ({ deal }: Pick<Side, 'deal'>): MarketCountry => countryOfMarket(marketShown(deal));

/** The currencies used in a comparison. */
export const currenciesOf = (sides: readonly Side[]): readonly Currency[] => [
  ...new Set(sides.map(({ deal, outcome }) => outcome?.currency ?? listingCurrency(deal))),
];
