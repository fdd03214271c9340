import { describe, expect, it } from 'vitest';
import { locateAddress } from '../../../../src/core/place/locateAddress.ts';
import { createChance } from '../../../support/chance.ts';
import { continentalHomes } from '../../../support/typedAddresses/continentalHomes.ts';
import { englishHomes } from '../../../support/typedAddresses/englishHomes.ts';
import type { TypedCountry } from '../../../support/typedAddresses/places.ts';
import { smallCountryHomes } from '../../../support/typedAddresses/smallCountryHomes.ts';
import { typeAddress } from '../../../support/typedAddresses/typeAddress.ts';

const count = 10_000;

/** Addresses assigned to the wrong place, and the shares with an unknown country or region. */
function read(home: TypedCountry, seed: number) {
  const chance = createChance(seed);
  const misplaced: string[] = [];
  let [withoutCountry, withoutRegion] = [0, 0];
  for (let at = 0; at < count; at += 1) {
    const { text, country, region } = typeAddress(chance, home);
    const found = locateAddress(text);
    if (found.country === null) withoutCountry += 1;
    else if (found.country !== country || (found.region !== null && found.region !== region))
      misplaced.push(`${text} is read as ${found.country} ${found.region}`);
    else if (found.region !== region) withoutRegion += 1;
    if (country !== 'GB' && found.outcode !== null) misplaced.push(`${text} is read as outcode ${found.outcode}`);
  }
  return { misplaced, withoutCountry: withoutCountry / count, withoutRegion: withoutRegion / count };
}

/** The highest permitted shares of unknown addresses: those without a country, and those with a country but no region. */
const limits: readonly (readonly [home: TypedCountry, withoutCountry: number, withoutRegion: number])[] = [
  [englishHomes.britain, 0.07, 0.12],
  [englishHomes.america, 0.03, 0.02],
  [englishHomes.ireland, 0.05, 0],
  [continentalHomes.france, 0.14, 0.11],
  [continentalHomes.germany, 0.14, 0.15],
  [continentalHomes.spain, 0.12, 0.04],
  [continentalHomes.italy, 0.12, 0],
  [continentalHomes.southTyrol, 0.2, 0],
  [continentalHomes.aosta, 0.22, 0],
  [smallCountryHomes.netherlands, 0.15, 0],
  [smallCountryHomes.portugal, 0.08, 0.01],
  [smallCountryHomes.belgium, 0.19, 0.05],
  [smallCountryHomes.eastBelgium, 0.4, 0.07],
  [smallCountryHomes.austria, 0.25, 0],
  [smallCountryHomes.poland, 0.08, 0],
];

describe('addresses as users type them', () => {
  it.each(limits.map((limit, at) => ({ limit, at, name: limit[0].country })))(
    'locate: none of 10,000 addresses in $name is misplaced, and few are unknown',
    ({ limit: [home, withoutCountry, withoutRegion], at }) => {
      const found = read(home, 2611 + at);
      expect(found.misplaced).toEqual([]);
      expect(found.withoutCountry).toBeLessThanOrEqual(withoutCountry);
      expect(found.withoutRegion).toBeLessThanOrEqual(withoutRegion);
    },
  );
});
