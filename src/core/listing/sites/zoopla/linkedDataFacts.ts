import { factReader, partOf } from '../../factLayer.ts';
import { imageLinks } from '../../values/imageLinks.ts';
import { findRecords, listOf, memberAt } from '../../values/member.ts';
import { positionOf } from '../../../place/position.ts';
import { plainText } from '../../values/plainText.ts';
import { portalDate } from '../../values/portalDate.ts';
import { noNotes, type RecordReading } from '../readerContext.ts';

/**
 * The facts in a page's JSON-LD: `Residence` until 2020, `RealEstateListing` since 2024; null if it has neither. Its postcode is the
 * agent's and is ignored.
 */
export function linkedDataFacts(values: readonly unknown[]): RecordReading | null {
  const home = findRecords(values, (record) => record['@type'] === 'Residence' || record['@type'] === 'RealEstateListing')[0];
  if (home === undefined) return null;
  const read = factReader('JSON-LD', home);
  const position = read('geo', (value) => positionOf(memberAt(value, 'latitude'), memberAt(value, 'longitude')));
  const description = plainText(memberAt(home, 'description'), { max: 20_000, lines: true });
  return {
    layer: {
      latitude: partOf(position, (at) => at.latitude),
      longitude: partOf(position, (at) => at.longitude),
      firstListedOn: read('datePosted', (value) => portalDate(value, null)),
      imageUrls:
        read('photo', (value) => imageLinks(listOf(value).map((photo) => memberAt(photo, 'contentUrl')))) ??
        read('image', (value) => imageLinks([value].flat())),
    },
    notes: noNotes,
    texts: description === null ? [] : [{ name: 'JSON-LD description', text: description }],
    section: null,
  };
}
