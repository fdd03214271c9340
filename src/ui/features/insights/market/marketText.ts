import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import { familyOfCurrency, type CountryFamily } from '../../../parts/country/countryFamily.ts';
import { rateText } from '../../../parts/dealRow/figureText.ts';
import type { MarketFigure } from './marketFigures.ts';
import { fewestOfArea, type MeasuredFigure, type OwnMarket, type StrategyCount } from './ownMarket.ts';
import { lowerFirst } from '../../../../core/kernel/lowerFirst.ts';
import { amountText } from '../../../parts/dealRow/amountText.ts';
import { dealsText } from '../../../parts/dealRow/countText.ts';

/** The formatted figure; a dash when null. */
export const marketFigureText = ({ unit }: MarketFigure, value: number | null, currency: string): string =>
  unit === 'rate' ? rateText(value) : amountText(value, currency);

type Nouns = Readonly<Record<StrategyId, readonly [one: string, many: string]>>;

const nouns: Nouns = {
  'buy-to-let': ['buy-to-let', 'buy-to-lets'],
  brrrr: ['BRRRR deal', 'BRRRR deals'],
  flip: ['flip', 'flips'],
  hmo: ['HMO', 'HMOs'],
  'serviced-accommodation': ['serviced accommodation deal', 'serviced accommodation deals'],
  'rent-to-rent': ['rent-to-rent deal', 'rent-to-rent deals'],
  'house-hack': ['home with lodgers', 'homes with lodgers'],
};

const americanNouns: Nouns = {
  'buy-to-let': ['long-term rental', 'long-term rentals'],
  brrrr: ['BRRRR deal', 'BRRRR deals'],
  flip: ['flip', 'flips'],
  hmo: ['room rental', 'room rentals'],
  'serviced-accommodation': ['short-term rental', 'short-term rentals'],
  'rent-to-rent': ['rental arbitrage deal', 'rental arbitrage deals'],
  'house-hack': ['house hack', 'house hacks'],
};

const europeanNouns: Nouns = {
  'buy-to-let': ['long-term let', 'long-term lets'],
  brrrr: ['BRRRR deal', 'BRRRR deals'],
  flip: ['flip', 'flips'],
  hmo: ['room rental', 'room rentals'],
  'serviced-accommodation': ['short-stay rental', 'short-stay rentals'],
  'rent-to-rent': ['rent-to-rent deal', 'rent-to-rent deals'],
  'house-hack': ['home with lodgers', 'homes with lodgers'],
};

const nounsByFamily: Readonly<Record<CountryFamily, Nouns>> = { british: nouns, american: americanNouns, european: europeanNouns };

/** Strategy nouns in the usage of the currency's market. */
const nounsIn = (currency: string): Nouns => nounsByFamily[familyOfCurrency(currency)];

/** A count with the strategy's noun: "3 HMOs". */
export const strategyCountText = ({ strategy, count }: StrategyCount, currency: string): string =>
  `${count.toLocaleString('en-GB')} ${nounsIn(currency)[strategy][count === 1 ? 0 : 1]}`;

/** "5 HMOs and 2 flips are shown separately."; '' when there are no others. */
export function othersText(
  counts: readonly StrategyCount[],
  { strategy: chosen, currency }: Pick<OwnMarket, 'strategy' | 'currency'>,
): string {
  const others = counts.filter(({ strategy }) => strategy !== chosen);
  if (others.length === 0) return '';
  const isOne = others.length === 1 && others[0]?.count === 1;
  return `${new Intl.ListFormat('en-GB').format(others.map((each) => strategyCountText(each, currency)))} ${isOne ? 'is' : 'are'} shown separately.`;
}

/** One sentence: the deals' asking price and their main figure. */
export function marketSentence({ count, currency, strategy, price, figures: [first] }: OwnMarket): string {
  const one = count === 1;
  const asked = price.spread === null ? null : amountText(price.spread.median, currency);
  const asks =
    asked === null
      ? `${one ? 'has' : 'have'} no price yet`
      : one
        ? `has an asking price of ${asked}`
        : `have a median asking price of ${asked}`;
  return `Your ${one ? `one ${nounsIn(currency)[strategy][0]}` : strategyCountText({ strategy, count }, currency)} ${asks}${comesTo(first, currency, one)}.`;
}

function comesTo(figure: MeasuredFigure, currency: string, one: boolean): string {
  const { spread } = figure.of;
  if (spread === null) return '';
  const text = marketFigureText(figure, spread.median, currency);
  if (figure.id === 'grossYield') return ` and ${one ? 'yields' : 'yield'} ${text} gross`;
  return `, with a ${one ? '' : 'median '}${lowerFirst(figure.label)} of ${text}`;
}

/** Notable findings and missing inputs. */
export function marketRemarks(market: OwnMarket): readonly string[] {
  const { figures, areas, count, scored, currency, strategy } = market;
  const [first, second] = figures;
  const { spread } = first.of;
  const isYield = first.id === 'grossYield';
  const [highest] = areas;
  const text = (value: number) => marketFigureText(first, value, currency);
  const nothingLeft = strategy === 'brrrr' ? scored - second.of.values.length : 0;
  return [
    spread === null || spread.count < 4
      ? null
      : `The middle 50% ${isYield ? 'yield' : `have a ${lowerFirst(first.label)} of`} ${text(spread.lowerQuarter)} to ${text(spread.upperQuarter)}.`,
    highest === undefined || highest.count < fewestOfArea || highest.figure === null
      ? null
      : `${highest.name} has the highest ${lowerFirst(first.label)}: ${text(highest.figure)} across ${dealsText(highest.count)}.`,
    nothingLeft === 0 ? null : `${dealsText(nothingLeft)} ${nothingLeft === 1 ? 'leaves' : 'leave'} none of your cash in the property.`,
    scored === count ? null : `${dealsText(count - scored)} ${count - scored === 1 ? 'needs' : 'need'} more inputs to show figures.`,
  ].filter((remark) => remark !== null);
}

/** The range of the middle half: "Half are between 3 and 40 days." Used for the line under a chart. */
export function middleHalf(
  spread: { readonly lowerQuarter: number; readonly upperQuarter: number },
  text: (value: number) => string,
): string {
  return `Half are between ${text(spread.lowerQuarter)} and ${text(spread.upperQuarter)}.`;
}
