import { factReader, found, type Found } from '../../factLayer.ts';
import { assignedIslands } from '../../islands/island.ts';
import { isRecord, listOf, memberAt } from '../../values/member.ts';
import type { Bounds } from '../../../place/position.ts';
import { lineOf } from '../../values/plainText.ts';
import { portalDate } from '../../values/portalDate.ts';
import type { CapturedContext, CapturedReading, SiteAdapter } from './siteAdapter.ts';
import { areaIn, countIn, idIn, joined, priceIn, spaced } from './worldValues.ts';

const france: Bounds = { south: 41.3, north: 51.2, west: -5.3, east: 9.7 };

/** SeLoger: `__UFRN_LIFECYCLE_SERVERREQUEST__`, JSON in a string, `app_cldp.data.classified`. It tells a district, no position. */
export const seLoger: SiteAdapter = {
  site: 'seloger',
  market: { currency: 'EUR', area: 'sqm', bounds: france },
  host: 'seloger.com',
  listingPath: /^\/annonces\/(?:[\w%.-]{1,80}\/){1,6}([1-9]\d{0,11})\.htm$/,
  islands: (html) =>
    assignedIslands(html, /\["__UFRN_LIFECYCLE_SERVERREQUEST__"\]\s{0,20}=\s{0,40}(?!=)/g).map((island) =>
      island.ok ? island.value : null,
    ),
  isListing: (record) => record['brand'] === 'seloger' && isRecord(record['sections']) && 'hardFacts' in record['sections'],
  read: readClassified,
};

function readClassified(classified: unknown, { captured }: CapturedContext): CapturedReading {
  const read = factReader('SeLoger classified', classified);
  const at = (path: string): unknown => memberAt(classified, path);
  const kind = read('sections.price.base.type', (value) =>
    value === 'SALE' ? ('sale' as const) : /RENT/.test(String(value)) ? ('rent' as const) : null,
  );
  const rent = kind?.value === 'rent';
  const fact = <Value>(type: string, normalise: (value: unknown) => Value | null): Found<Value> | null => {
    const entry = listOf(at('sections.hardFacts.facts')).find((candidate) => memberAt(candidate, 'type') === type);
    return found(normalise(memberAt(entry, 'splitValue') ?? memberAt(entry, 'value')), `SeLoger classified facts[type=${type}]`);
  };
  const town = spaced(at('sections.location.address.zipCode'), at('sections.location.address.city'));
  return {
    layer: {
      listingId: read(['metadata.legacyId', 'id'], idIn),
      transaction: kind,
      askingPrice: read(['sections.hardFacts.price.formatted', 'sections.hardFacts.price.value'], (value) =>
        priceIn(value, { currency: 'EUR', rent }),
      ),
      bedrooms: fact('numberOfBedrooms', countIn),
      propertyType: read('sections.hardFacts.title', kindOfTitle),
      floorAreaSqFt: fact('livingSpace', (value) => areaIn(value, 'sqm')),
      address: found(joined(at('sections.location.address.district'), town), 'SeLoger classified sections.location.address'),
      firstListedOn: read('metadata.creationDate', (value) => portalDate(value, captured)),
      agentName: read(['contactSections.contactCard.title', 'contactSections.provider.intermediaryCard.title'], lineOf),
    },
    path: null,
    auction: false,
    texts: [],
  };
}

/** "Appartement à vendre" without what is done with it. */
const kindOfTitle = (value: unknown): string | null => lineOf(lineOf(value)?.replace(/ (?:à|a) (?:vendre|louer)$/i, ''));
