import type { Bounds } from '../../../place/position.ts';
import { memberAt } from '../../values/member.ts';
import { lineOf } from '../../values/plainText.ts';
import { placeNameIn, postalCodeIn, roomsIn } from './europeanValues.ts';
import { characteristic, isOlxAd, olxIslands, readOlxAd } from './olxAd.ts';
import type { CapturedContext, CapturedReading, SiteAdapter } from './siteAdapter.ts';
import { numberIn, yearlyFromMonth } from './internationalValues.ts';

const poland: Bounds = { south: 49, north: 54.9, west: 14.1, east: 24.2 };

/** Otodom: prices in zlotys, rooms without a separate bedroom count, and the monthly building charge. */
export const otodom: SiteAdapter = {
  site: 'otodom',
  market: { currency: 'PLN', area: 'sqm', bounds: poland },
  host: 'otodom.pl',
  listingPath: /^\/(?:[a-z]{2}\/)?(?:oferta|ad)\/(?:[\w%.-]{1,200}-)?(ID[0-9A-Za-z]{3,12})\/?$/,
  islands: olxIslands,
  isListing: (record) => isOlxAd(record, { host: 'otodom.pl', currency: 'PLN' }),
  read: readAd,
};

const levels = { town: ['city_or_village', 'city', 'commune'], county: ['voivodeship', 'province'] } as const;

function readAd(ad: unknown, context: CapturedContext): CapturedReading {
  const site = { site: 'otodom', host: 'otodom.pl', island: 'Otodom ad', bounds: poland, currency: 'PLN', levels } as const;
  const { read, named, price, layer, path } = readOlxAd(ad, site, context);
  // The building charge (czynsz administracyjny). In a currency other than the price's, it would be misread as an amount in the price's
  // currency.
  const isSameMoney = price !== null && [price.value.currency, ''].includes(lineOf(memberAt(characteristic(ad, 'rent'), 'currency')) ?? '');
  return {
    layer: {
      ...layer,
      rooms: named('rooms_num', roomsIn) ?? read('target.Rooms_num.0', roomsIn),
      serviceChargePerYear: isSameMoney ? named('rent', (value) => yearlyFromMonth(numberIn(value))) : null,
      postalCode: read('location.address.postalCode', postalCodeIn('PL')),
      county: layer.county ?? read('target.Province', placeNameIn),
    },
    path,
    auction: false,
    texts: [],
  };
}
