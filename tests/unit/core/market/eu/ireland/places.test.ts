import { describe, expect, it } from 'vitest';
import { irishCountyInParts, irishCountyNamed } from '../../../../../../src/core/market/eu/ireland/places.ts';
import { partsOf } from '../../../../../../src/core/place/postalCode.ts';

describe('an Irish county', () => {
  it.each([
    ['Cork', 'Cork'],
    ['Co. Cork', 'Cork'],
    ['county westmeath', 'Westmeath'],
    ['Dublin 8', 'Dublin'],
    ['Dublin 25', null],
    ['Co. Antrim', null],
    ['Corkscrew Lane', null],
    ['', null],
  ])('matches %j: %s', (text, county) => {
    expect(irishCountyNamed(text)).toBe(county);
  });

  it.each([
    ['4 Example Street, Youghal, Co. Cork', 'Cork'],
    ['4 Example Street, Ballina, County Mayo, Ireland', 'Mayo'],
    ['4 Example Street, Swords, Co. Dublin, K67 X2Y3', 'Dublin'],
    ['4 Example Street, Dublin 6W, Ireland', 'Dublin'],
    ['Dublin Road, Galway', null],
    ['4 Example Street, Kilkenny', null],
    ['', null],
  ])('is read from the end of the address %j: %s', (address, county) => {
    expect(irishCountyInParts(partsOf(address))).toBe(county);
  });
});
