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

/** The question about a property's region. */
export interface RegionQuestion {
  readonly question: string;
  /** The region's id; null when unknown. */
  readonly value: string | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The region question, with the user's answer, else the detected region. Null if one law applies or the country is unknown. */
export function regionQuestion(country: CountryCode | null, chosen: string | undefined, found: MarketFinding): RegionQuestion | null {
  const regions = isMarketCountry(country) ? regionsToChoose(country) : null;
  if (!isMarketCountry(country) || regions === null) return null;
  const told = found.kind === 'market' && countryOfMarket(found.market) === country ? regionOfMarket(found.market) : null;
  return {
    question: `Which ${regionWordOf(country)}?`,
    value: chosen !== undefined && Object.hasOwn(regions, chosen) ? chosen : told,
    // Sorted by name, because numeric keys, such as départements, would otherwise sort first.
    options: Object.entries(regions)
      .map(([value, label]) => ({ value, label }))
      .toSorted((one, other) => one.label.localeCompare(other.label, 'en-GB')),
  };
}

/** A place name for use in a sentence: "Texas", "Bayern, Germany", "France". */
export function placeName(country: CountryCode, region: string | undefined): string {
  const market = `${country}-${region ?? ''}`;
  return (isMarketId(market) ? marketNames[market] : undefined) ?? countryNames[country];
}
