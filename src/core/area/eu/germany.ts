import { regionOfPostalCode } from '../../place/regionOfPostalCode.ts';
import { tableIn, textsOf } from '../book/levels/level.ts';
import type { Pack } from '../pack/pack.ts';
import type { CountryLevels, EuropeanPlace } from './areaLevels.ts';
import { placeKey } from './placeKey.ts';

/**
 * No figures, because no prices or rents are published here for Germany; a note if the town is on a list of 15% rent caps, and none
 * otherwise.
 */
export function germanyLevels(pack: Pack, { postalCode, town, region }: EuropeanPlace): CountryLevels {
  const table = tableIn([pack], 'capped_towns');
  const land = region ?? (postalCode === null ? null : regionOfPostalCode('DE', postalCode));
  const [lands, names] = table === null ? [[], []] : [textsOf(table, 'land'), textsOf(table, 'name')];
  const wanted = placeKey(town ?? '');
  const listed = names.find((name, row) => lands[row] === land && wanted !== '' && placeKey(name ?? '') === wanted) ?? null;
  return {
    price: [],
    rent: [],
    hints:
      listed === null
        ? []
        : [
            {
              words: `A town called ${listed} is listed by its Land for a 15% cap on rent increases over three years (Kappungsgrenze, § 558 (3) BGB), instead of 20%. Check the regulation in force.`,
              sources: [...pack.sources.values()],
            },
          ],
    missing: ['No local figures. We don’t have open prices or market rents for German towns.'],
  };
}
