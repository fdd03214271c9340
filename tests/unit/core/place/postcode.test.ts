import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcodeOf, postcodeInAddress, postcodeOf } from '../../../../src/core/place/postcode.ts';

const pick = (values: readonly string[]) => fc.constantFrom(...values);
const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`));

/** Every part of a flat's name that looks like an outcode. */
const unit = fc
  .tuple(pick(['Apt', 'Apartment', 'Flat', 'Unit', 'Suite', 'Block', '#']), pick(['B12', 'E4', 'E14', 'SE1', 'N1', 'W2A']))
  .map(([word, name]) => `${word} ${name}`);
const street = fc
  .tuple(fc.integer({ min: 1, max: 9999 }), pick(['Main St', 'Ocean Dr', 'Patrick Street', 'Bleecker St']))
  .map((parts) => parts.join(' '));

const american = fc
  .tuple(
    unit,
    street,
    pick(['Austin', 'Birmingham', 'Cambridge', 'Paris', 'Boston']),
    pick(['TX', 'AL', 'MA', 'NY', 'DE', 'PA']),
    digits(5),
    pick(['', '-1234']),
  )
  .map(([flat, road, town, state, zip, plus]) => `${flat}, ${road}, ${town}, ${state} ${zip}${plus}`);
const irish = fc
  .tuple(
    unit,
    street,
    pick(['Dublin', 'Cork', 'Galway']),
    pick(['D02 X285', 'T12 W8KP', 'D01 F5P2', 'H91 E2K3', 'A65 F4E2', 'D6W X285', 'N91AB12']),
  )
  .map((parts) => parts.join(', '));
const continental = fc
  .tuple(
    unit,
    street,
    fc.oneof(digits(4), digits(5), pick(['1200-108', '01067'])),
    pick(['Nantes', 'München', 'Wien', 'Lisboa', 'Bruxelles', 'Milano MI']),
  )
  .map(([flat, road, code, town]) => `${flat}, ${road}, ${code} ${town}`);
const crownDependency = fc
  .tuple(street, pick(['Jersey JE2 4WG', 'Guernsey, GY1 1AA', 'Isle of Man IM1 2EA', 'St Helier JE2', 'Douglas, IM1']))
  .map((parts) => parts.join(', '));

describe('places: outcodes', () => {
  it('place: an American, Irish, continental or Crown dependency address has no outcode', () => {
    fc.assert(
      fc.property(fc.oneof(american, irish, continental, crownDependency), (address) => {
        expect(postcodeInAddress(address)).toBeNull();
      }),
    );
  });

  it.each(['75008 Paris, appartement T3, 3e étage', 'Prinsengracht 263, 1016 GV Amsterdam', '1200 Main St, Austin, Apt B12', 'Unit E4'])(
    'place: "%s" has no outcode',
    (address) => {
      expect(postcodeInAddress(address)).toBeNull();
    },
  );

  it.each([
    ['Flat 3, 21 Harrison Drive, Cambridge, CB2 9BB', 'CB2', '9BB'],
    ['Flat E4, 5 Bute Street, Cardiff CF10 5BZ', 'CF10', '5BZ'],
    ['1200 Great West Road, London TW8 0GP', 'TW8', '0GP'],
    ['Dublin Road, Belfast, BT2 7HN', 'BT2', '7HN'],
    ['Boston PE21 6QQ', 'PE21', '6QQ'],
    ['M6', 'M6', null],
  ])('place: "%s" is in %s', (address, outcode, incode) => {
    expect(postcodeInAddress(address)).toEqual({ outcode, incode });
  });

  it('place: only districts of a British postcode area are outcodes', () => {
    expect(['D02', 'T12', 'JE2', 'IM1', 'GY1', 'ZZ1', 'A65', 'SE01'].map(outcodeOf)).toEqual(Array.from({ length: 8 }, () => null));
    expect(['SE1', 'EC1A', 'm60', 'BS1', 'CM0', 'BT7'].map(outcodeOf)).toEqual(['SE1', 'EC1A', 'M60', 'BS1', 'CM0', 'BT7']);
    expect(postcodeOf('D02 X285')).toBeNull();
  });
});
