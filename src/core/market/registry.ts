import { isoDate } from '../kernel/calendar.ts';
import { landlordRulesOf } from './uk/landlord/landlordRegistry.ts';
import { lbtt, lbttVersion } from './uk/lbtt.ts';
import { ltt } from './uk/ltt.ts';
import { lttVersion } from './uk/lttRates.ts';
import { rentARoom } from './uk/rentARoom.ts';
import { europeanRules } from './eu/europeanRules.ts';
import { countryOfMarket, isEuCountry, stateOfMarket, type MarketId } from './markets.ts';
import { placeOfMarket } from './marketIds.ts';
import type { MarketRules, Place } from './rules.ts';
import { americanRules } from './us/americanRules.ts';
import { sdlt } from './uk/sdlt.ts';
import { sdltVersion } from './uk/sdltRates.ts';

/** The rules of a market, in the form the engine uses. */
export function rulesOf(market: MarketId): MarketRules {
  if (isEuCountry(countryOfMarket(market))) return europeanRules(market);
  const place = placeOfMarket(market);
  if (place !== null) return rules[place];
  const state = stateOfMarket(market);
  if (state === null) throw new RangeError(`No rules for ${market}`);
  return americanRules(state);
}

const checkedOn = isoDate('2026-11-20');

const britishFigures: MarketRules['figures'] = new Set(['interestCover', 'taxableRent', 'taxedProfit']);
const britishWarnings: MarketRules['warnings'] = new Set(['no-gas-check', 'hmo-mortgage']);

const rules: Readonly<Record<Place, MarketRules>> = {
  england: {
    id: 'GB-ENG',
    currency: 'GBP',
    figures: britishFigures,
    warnings: britishWarnings,
    version: sdltVersion,
    checkedOn,
    transferTax: sdlt,
    landlord: landlordRulesOf('england'),
    lodgers: rentARoom,
  },
  'northern-ireland': {
    id: 'GB-NIR',
    currency: 'GBP',
    figures: britishFigures,
    warnings: britishWarnings,
    version: sdltVersion,
    checkedOn,
    transferTax: sdlt,
    landlord: landlordRulesOf('northern-ireland'),
    lodgers: rentARoom,
  },
  scotland: {
    id: 'GB-SCT',
    currency: 'GBP',
    figures: britishFigures,
    warnings: britishWarnings,
    version: lbttVersion,
    checkedOn,
    transferTax: lbtt,
    landlord: landlordRulesOf('scotland'),
    lodgers: rentARoom,
  },
  wales: {
    id: 'GB-WLS',
    currency: 'GBP',
    figures: britishFigures,
    warnings: britishWarnings,
    version: lttVersion,
    checkedOn,
    transferTax: ltt,
    landlord: landlordRulesOf('wales'),
    lodgers: rentARoom,
  },
};
