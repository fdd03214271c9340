import { describe, expect, it } from 'vitest';
import { europeanHomeOf } from '../../../../../src/core/deal/resolve/europeanHome.ts';
import type { CountryCode } from '../../../../../src/core/kernel/countries.ts';
import type { Deal } from '../../../../../src/core/deal/deal.ts';

const placed = (country: CountryCode, address: string): readonly (string | null)[] => {
  const facts = { address, postalCode: null, county: null } as Deal['facts'];
  const { postalCode, town, region } = europeanHomeOf({ facts }, country);
  return [postalCode, town, region];
};

describe('location of a European property from its address', () => {
  it.each([
    ['IE', '12 Grafton St, Dublin, D02 X285', ['D02 X285', 'Dublin', null]],
    ['IE', 'Unit 4, E14 Warehouse, Dublin 1, D01 F5P2', ['D01 F5P2', 'Dublin 1', null]],
    ['IE', 'Main Street, Ennis, Co. Clare, Ireland', [null, 'Ennis', 'Co. Clare']],
    ['FR', '75008 Paris, appartement T3, 3e étage', ['75008', 'Paris', null]],
    ['FR', '10 Rue Crébillon, 44000 Nantes', ['44000', 'Nantes', null]],
    ['DE', 'Leopoldstr. 5, D-80802 München', ['80802', 'München', null]],
    ['ES', 'Calle de Alcalá 45, 3º B, 28014 Madrid', ['28014', 'Madrid', null]],
    ['NL', 'Prinsengracht 263, 1016 GV Amsterdam', ['1016 GV', 'Amsterdam', null]],
    ['PT', 'Largo do Chiado 8, 1200-108 Lisboa', ['1200-108', 'Lisboa', null]],
    ['IT', 'Via Roma 12, 20121 Milano MI', ['20121', 'Milano', null]],
    ['FR', 'somewhere', [null, null, null]],
  ] as const)('%s: %s', (country, address, expected) => expect(placed(country, address)).toEqual(expected));
});
