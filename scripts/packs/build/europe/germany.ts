import { pickColumn, textColumn } from '../../encode.ts';
import type { PackDraft } from '../../packDraft.ts';
import { textOf } from '../../readCsv.ts';
import { countryPack, rowsOf } from './countryPack.ts';

/** German states as spelt in the list, with their abbreviations as used in `place`. */
const lands: Readonly<Record<string, string>> = {
  'Baden-Württemberg': 'BW',
  Bayern: 'BY',
  Berlin: 'BE',
  Brandenburg: 'BB',
  Bremen: 'HB',
  Hessen: 'HE',
  'Mecklenburg-Vorpommern': 'MV',
  Niedersachen: 'NI',
  Niedersachsen: 'NI',
  'Nordrhein-Westfalen': 'NW',
  'Rheinland-Pfalz': 'RP',
  Sachsen: 'SN',
  Thüringen: 'TH',
};

/** The list's entry for a state where no town has the cap. */
const noTown = 'Keine Kappungsgrenze';

/**
 * Germany: towns on the lists of a 15% cap on rent increases. The lists are incomplete (Hamburg is missing), so a town that is absent may
 * still have the cap.
 */
export function germany(folder: string): PackDraft {
  const rows = rowsOf(folder, 'de-kappungsgrenze15').filter((row) => textOf(row, 'gemeinde') !== noTown);
  const towns = [...new Map(rows.map((row) => [`${landOf(row)} ${textOf(row, 'gemeinde')}`, row])).values()];
  const faults = towns.flatMap((row) => (landOf(row) === '' ? [`${textOf(row, 'bundesland')} is not a German state`] : []));
  const columns = { land: pickColumn(towns.map(landOf)), name: textColumn(towns.map((row) => textOf(row, 'gemeinde'))) };
  return countryPack({
    id: 'eu-de',
    title: 'Germany: towns with a 15% cap on rent increases',
    tables: { capped_towns: { table: { rows: towns.length, columns }, faults } },
    alsoFrom: ['de-cap'],
    rows: towns.length,
    expectedRows: 502,
    vintage: { 'Caps on rent increases': '2025-26' },
    budget: 6_000,
  });
}

const landOf = (row: ReturnType<typeof rowsOf>[number]): string => lands[textOf(row, 'bundesland')] ?? '';
