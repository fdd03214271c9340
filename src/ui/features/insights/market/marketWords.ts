import { moneyText, rateText } from '../../deals/row/figureText.ts';
import { fewestOfArea, type OwnMarket } from './ownMarket.ts';

export const countedDeals = (count: number): string => `${count.toLocaleString('en-GB')} ${count === 1 ? 'deal' : 'deals'}`;

/** Money of a computed amount: medians fall between pennies. */
export const amountText = (amount: number | null, currency: string): string =>
  moneyText(amount === null ? null : Math.round(amount), currency);

/** What is so, in a sentence: what the deals ask and yield. */
export function marketSentence({ count, currency, price, grossYield }: OwnMarket): string {
  const one = count === 1;
  const asked = price.spread === null ? null : amountText(price.spread.median, currency);
  const asks = asked === null ? `${one ? 'names' : 'name'} no price yet` : one ? `asks ${asked}` : `ask ${asked} at the median`;
  const yields = grossYield.spread === null ? '' : ` and ${one ? 'yields' : 'yield'} ${rateText(grossYield.spread.median)} gross`;
  return `Your ${one ? 'one deal' : countedDeals(count)} ${asks}${yields}.`;
}

/** What stands out, and what would say more. */
export function marketRemarks(market: OwnMarket): readonly string[] {
  const { grossYield, areas, count, scored } = market;
  const [best] = areas;
  return [
    grossYield.spread === null || grossYield.spread.count < 4
      ? null
      : `The middle half yields ${rateText(grossYield.spread.lowerQuarter)} to ${rateText(grossYield.spread.upperQuarter)}.`,
    best === undefined || best.count < fewestOfArea || best.grossYield === null
      ? null
      : `${best.name} yields most, ${rateText(best.grossYield)} over ${countedDeals(best.count)}.`,
    scored === count
      ? null
      : `${countedDeals(count - scored)} ${count - scored === 1 ? 'needs' : 'need'} an input before there are figures.`,
  ].filter((remark) => remark !== null);
}

/** "Half lie between 3 and 40 days", for the line under a chart. */
export function middleHalf(
  spread: { readonly lowerQuarter: number; readonly upperQuarter: number },
  text: (value: number) => string,
): string {
  return `Half lie between ${text(spread.lowerQuarter)} and ${text(spread.upperQuarter)}.`;
}
