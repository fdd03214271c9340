import { regionOfPostalCode } from '../../place/regionOfPostalCode.ts';
import { tableIn, textsOf } from '../book/levels/level.ts';
import type { Pack } from '../pack/pack.ts';
import type { CountryLevels, EuropeanPlace } from './areaLevels.ts';
import { placeKey } from './placeKey.ts';

/**
 * No figures, because we have no prices or rents for Germany. Adds a note if the town is on a list of places with a 15% cap on rent
 * increases.
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
              words: `A town called ${listed} is on its state’s list of places where rent increases over three years are capped at 15% instead of 20% (Kappungsgrenze, § 558 (3) BGB). Check the regulation in force.`,
              sources: [...pack.sources.values()],
            },
          ],
    missing: ['No local figures. We don’t have open data on prices or market rents in German towns.'],
  };
}
