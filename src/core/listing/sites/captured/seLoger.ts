import { factReader, found, type Found } from '../../factLayer.ts';
import type { AgentFee } from '../../facts.ts';
import { assignedIslands } from '../../islands/island.ts';
import { isRecord, listOf, memberAt } from '../../values/member.ts';
import { lineOf } from '../../values/plainText.ts';
import { portalDate } from '../../values/portalDate.ts';
import { france, placeNameIn, postalCodeIn, roomsIn } from './europeanValues.ts';
import type { CapturedContext, CapturedReading, SiteAdapter } from './siteAdapter.ts';
import { areaIn, countIn, energyClassIn, idIn, joined, priceIn, spaced, yearIn } from './internationalValues.ts';

/** SeLoger: `__UFRN_LIFECYCLE_SERVERREQUEST__`, JSON in a string, `app_cldp.data.classified`. It contains a district but no position. */
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
  const energy = <Value>(type: string, normalise: (value: unknown) => Value | null): Found<Value> | null => {
    const entry = listOf(at('sections.energy.features')).find((candidate) => memberAt(candidate, 'type') === type);
    return found(normalise(memberAt(entry, 'value')), `SeLoger classified sections.energy.features[type=${type}]`);
  };
  const town = spaced(at('sections.location.address.zipCode'), at('sections.location.address.city'));
  return {
    layer: {
      listingId: read(['metadata.legacyId', 'id'], idIn),
      transaction: kind,
      askingPrice: read(['sections.hardFacts.price.formatted', 'sections.hardFacts.price.value'], (value) =>
        priceIn(value, { currency: 'EUR', rent }),
      ),
      rooms: fact('numberOfRooms', roomsIn),
      bedrooms: fact('numberOfBedrooms', countIn),
      propertyType: read('sections.hardFacts.title', kindOfTitle),
      yearBuilt: energy('yearOfConstruction', yearIn),
      agentFee: rent ? null : read('sections.price.breakdown', feeIn),
      epcBand: read('sections.energy.certificates', consumptionClass),
      floorAreaSqFt: fact('livingSpace', (value) => areaIn(value, 'sqm')),
      address: found(joined(at('sections.location.address.district'), town), 'SeLoger classified sections.location.address'),
      postalCode: read('sections.location.address.zipCode', postalCodeIn('FR')),
      town: read('sections.location.address.city', placeNameIn),
      firstListedOn: read('metadata.creationDate', (value) => portalDate(value, captured)),
      agentName: read(['contactSections.contactCard.title', 'contactSections.provider.intermediaryCard.title'], lineOf),
    },
    path: null,
    auction: false,
    texts: [],
  };
}

/** The property type from "Appartement à vendre", without the kind of offer. */
const kindOfTitle = (value: unknown): string | null => lineOf(lineOf(value)?.replace(/ (?:à|a) (?:vendre|louer)$/i, ''));

/** The energy class (DPE), not the emissions class next to it. */
function consumptionClass(certificates: unknown): string | null {
  const scales = listOf(certificates).flatMap((certificate) => listOf(memberAt(certificate, 'scales')));
  const scale = scales.find((each) => (lineOf(memberAt(each, 'type')) ?? '').startsWith('FR_ENERGY'));
  return energyClassIn(memberAt(scale, 'efficiencyClass.rating'));
}

const label = (item: unknown): string => lineOf(memberAt(item, 'label.main')) ?? '';

/**
 * The agent's fee ("Honoraires TTC à la charge de l'acquéreur"), which the price includes by law. The payer may be stated only in a
 * message.
 */
function feeIn(breakdown: unknown): AgentFee | null {
  const items = listOf(memberAt(breakdown, 'groups')).flatMap((group) => listOf(memberAt(group, 'items')));
  const fee = items.find((item) => /^honoraires\b/i.test(label(item)));
  const said = `${label(fee)} ${lineOf(memberAt(breakdown, 'message.value')) ?? ''}`;
  const buyerPays = /acqu[ée]reur/i.test(said) ? true : /vendeur/i.test(said) ? false : null;
  if (buyerPays === null) return null;
  const amount = buyerPays ? (priceIn(memberAt(fee, 'value.main.value'), { currency: 'EUR', rent: false })?.amount ?? null) : null;
  return { buyerPays, inPrice: true, share: null, amount };
}
