import type { Pack } from '../../src/core/area/pack/pack.ts';
import type { WrittenCode } from './localRentModule.ts';
import { numbersOf, tableOf, textsOf } from './packColumns.ts';

/**
 * Rents by Irish county, and each county's routing keys, as generated code. The page, workers, server and command line thus give the same
 * estimates, even without the pack.
 */
export function irishRentModule(pack: Pack): WrittenCode {
  const [counties, keys] = [tableOf(pack, 'counties'), tableOf(pack, 'routing_keys')];
  const [fresh, sitting] = [numbersOf(counties, 'rent_new'), numbersOf(counties, 'rent_sitting')];
  const [codes, of] = [textsOf(keys, 'code'), textsOf(keys, 'county')];
  const lines = textsOf(counties, 'code').map((county, row) => {
    const within = codes.filter((_, at) => of[at] === county).join(' ');
    return `${county}|${fresh[row]}|${sitting[row]}|${within}`;
  });
  const column = counties.columns.get('rent_new');
  if (column?.kind !== 'number' || column.measure === null) throw new Error('The pack has no rents');
  return {
    file: 'irishRentTable.ts',
    text: `/* Written by \`npm run packs\` from the pack eu-ie; do not edit. */

/** The quarter of the rents. */
export const irishRentQuarter = '${column.measure.period}';

/**
 * One line per county: name, standardised average rents of new and existing tenancies in whole euros per month, and the Eircode routing
 * keys whose sales are registered there.
 */
export const irishRentTable = \`
${lines.join('\n')}
\`;
`,
  };
}
