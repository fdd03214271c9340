import { marketOfShared, type SharedDeal } from '../../../core/community/sharedDeal.ts';
import { currencyOfMarket } from '../../../core/market/markets.ts';
import { moneyText } from '../dealRow/figureText.ts';
import { dealName } from './communityText.ts';

/** "3-bed terraced, M6 · £185,000", in local currency; without a price if the strategy buys no property. */
export const SharedTitle = ({ deal }: { readonly deal: SharedDeal }) => (
  <>
    {dealName(deal)}
    {deal.price === null ? null : (
      <span className="num whitespace-nowrap"> · {moneyText(deal.price, currencyOfMarket(marketOfShared(deal)))}</span>
    )}
  </>
);
