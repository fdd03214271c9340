import type { Bounds } from '../../../place/position.ts';
import { found, type Found } from '../../factLayer.ts';
import { listOf, memberAt } from '../../values/member.ts';
import { lineOf } from '../../values/plainText.ts';
import type { Minor } from '../../../kernel/money.ts';
import { postalCodeIn, yearlyCharge } from './europeanValues.ts';
import { isOlxAd, olxIslands, readOlxAd } from './olxAd.ts';
import type { CapturedContext, CapturedReading, SiteAdapter } from './siteAdapter.ts';

/** The bounds of Portugal, including Madeira and the Azores. */
const portugal: Bounds = { south: 30, north: 42.2, west: -31.3, east: -6.1 };

/** Imovirtual: the same as Otodom, but in euros. The property type includes the number of bedrooms: "T3". */
export const imovirtual: SiteAdapter = {
  site: 'imovirtual',
  market: { currency: 'EUR', area: 'sqm', bounds: portugal },
  host: 'imovirtual.com',
  listingPath: /^\/(?:[a-z]{2}\/)?(?:anuncio|ad)\/(?:[\w%.-]{1,200}-)?(ID[0-9A-Za-z]{3,12})\/?$/,
  islands: olxIslands,
  isListing: (record) => isOlxAd(record, { host: 'imovirtual.com', currency: 'EUR' }),
  read: readAd,
};

const levels = { town: ['council', 'city', 'municipality'], county: ['district', 'province'] } as const;

function readAd(ad: unknown, context: CapturedContext): CapturedReading {
  const site = { site: 'imovirtual', host: 'imovirtual.com', island: 'Imovirtual ad', bounds: portugal, currency: 'EUR', levels } as const;
  const { read, named, layer, path } = readOlxAd(ad, site, context);
  return {
    layer: {
      ...layer,
      // Public code disagrees on whether `rooms_num` counts the living room, so only the type in words is read.
      bedrooms: named('rooms_num', typologyIn, 'localizedValue') ?? read('title', typologyIn),
      serviceChargePerYear: condominiumOf(ad),
      postalCode: read('location.address.postalCode', postalCodeIn('PT')),
    },
    path,
    auction: false,
    texts: [],
  };
}

/** The bedrooms in "T3" or "Apartamento T2 com jardim"; "T2+1" has two bedrooms and a room without a window. */
function typologyIn(value: unknown): number | null {
  const digits = /(?:^|[\s(])[TV] ?(\d{1,2})(?=$|[\s,.;)+])/i.exec(lineOf(value) ?? '')?.[1];
  const count = digits === undefined ? null : Number(digits);
  return count !== null && count <= 20 ? count : null;
}

/** The yearly building charges, which can be recognised only by their label. */
function condominiumOf(ad: unknown): Found<Minor> | null {
  const entry = listOf(memberAt(ad, 'characteristics')).find((each) => /condom[ií]nio/i.test(lineOf(memberAt(each, 'label')) ?? ''));
  const key = lineOf(memberAt(entry, 'key')) ?? '';
  return found(yearlyCharge(memberAt(entry, 'value')), `Imovirtual ad characteristics[key=${key}]`);
}
