import { createTextReplacer } from '../textReplacer.ts';

/**
 * A sentence or label reworded for continental Europe: English without British law, lenders and tenancy types. A country's own term
 * follows its label (`inputs/withLocalName.ts`).
 */
export const europeanText = (text: string): string => labels.get(text) ?? inOtherWords(text);

/** Labels that are reworded only as a whole, such as the inputs for purchase costs. */
const labels: ReadonlyMap<string, string> = new Map([
  ['Closing costs', 'Notary, register and agent'],
  ['Points', 'Bank and guarantee fees'],
  ['Mortgage tax', 'Mortgage registration'],
  ['Survey', 'Survey and valuation'],
]);

const inOtherWords = createTextReplacer({
  'a house in multiple occupation': 'a home let by the room',
  'house in multiple occupation': 'let by the room',
  'serviced accommodation': 'short stays',
  'rent-to-rent': 'renting to sublet',
  'buy-to-let': 'long-term let',
  'income without voids': 'income at full occupancy',
  'without voids': 'at full occupancy',
  voids: 'vacancy',
  'rent, bills and council tax': 'rent and bills',
  'service charge': 'charges you cannot pass on',
  freeholder: 'owners’ association',
  solicitor: 'notary',
  'letting agent': 'letting manager',
});
