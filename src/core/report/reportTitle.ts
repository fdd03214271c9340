import type { Deal } from '../deal/deal.ts';
import { strategyNames } from '../deal/strategies/strategyInput.ts';
import type { StrategyId } from '../deal/strategies/strategyInput.ts';
import { placeNames } from '../market/rules.ts';
import type { Place } from '../market/rules.ts';

type Facts = Deal['facts'];

/** "3-bed terraced house, Salford M6", from as much of it as the listing states. */
export function reportTitle({ bedrooms, propertyType, address, outcode }: Facts): string {
  const beds = bedrooms === null ? '' : bedrooms === 0 ? 'Studio ' : `${bedrooms}-bed `;
  const what = `${beds}${propertyType?.toLowerCase() ?? 'home'}`;
  const where = address ?? outcode;
  const title = where === null ? what : `${what}, ${where}`;
  return title.slice(0, 1).toUpperCase() + title.slice(1);
}

interface Subtitled {
  readonly facts: Facts;
  /** As printed; null where nothing is bought. */
  readonly price: string | null;
  readonly strategy: StrategyId;
}

/** "£185,000 · freehold · 800 sq ft · council tax B · buy-to-let" */
export function reportSubtitle({ facts: { tenure, floorAreaSqFt, councilTaxBand }, price, strategy }: Subtitled): string {
  return [
    price,
    tenure === null ? null : tenure.replaceAll('-', ' '),
    floorAreaSqFt === null ? null : `${Math.round(floorAreaSqFt).toLocaleString('en-GB')} sq ft`,
    councilTaxBand === null ? null : `council tax ${councilTaxBand}`,
    nameInSentence(strategy),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

/** The name of a strategy within a sentence: "house in multiple occupation". */
export const nameInSentence = (strategy: StrategyId): string =>
  strategyNames[strategy].slice(0, 1).toLowerCase() + strategyNames[strategy].slice(1);

/** What a score is about: "England, buy-to-let, before tax". Only the profit of a sale is taxed in it. */
export const reportBasis = ({ place, strategy }: { readonly place: Place; readonly strategy: StrategyId }): string =>
  `${placeNames[place]}, ${nameInSentence(strategy)}, ${strategy === 'flip' ? 'after tax on the profit' : 'before tax'}`;
