import type { MarketFinding } from '../../../core/deal/marketOfDeal.ts';
import { countryNames, type CountryCode } from '../../../core/kernel/countries.ts';
import {
  countryOfMarket,
  isMarketCountry,
  isMarketId,
  marketNames,
  regionOfMarket,
  regionsToChoose,
  regionWordOf,
} from '../../../core/market/markets.ts';

/** The question in which part of its country a home is. */
export interface RegionQuestion {
  readonly question: string;
  /** The region's id; null where nothing tells it. */
  readonly value: string | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Asked where law differs within the country: the person's answer, else what was found. Null if one law holds or the country is not known. */
export function regionAsked(country: CountryCode | null, chosen: string | undefined, found: MarketFinding): RegionQuestion | null {
  const regions = isMarketCountry(country) ? regionsToChoose(country) : null;
  if (!isMarketCountry(country) || regions === null) return null;
  const told = found.kind === 'market' && countryOfMarket(found.market) === country ? regionOfMarket(found.market) : null;
  return {
    question: `Which ${regionWordOf(country)}?`,
    value: chosen !== undefined && Object.hasOwn(regions, chosen) ? chosen : told,
    // By name: keys that look like numbers, as départements have, would be in another order.
    options: Object.entries(regions)
      .map(([value, label]) => ({ value, label }))
      .toSorted((one, other) => one.label.localeCompare(other.label, 'en-GB')),
  };
}

/** A place within a sentence: "Texas", "Bayern, Germany", "France". */
export function placeName(country: CountryCode, region: string | undefined): string {
  const market = `${country}-${region ?? ''}`;
  return (isMarketId(market) ? marketNames[market] : undefined) ?? countryNames[country];
}
