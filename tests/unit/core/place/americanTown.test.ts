import { describe, expect, it } from 'vitest';
import { americanTown } from '../../../../src/core/place/americanTown.ts';

describe('town of an American address', () => {
  it.each([
    ['1200 Main St, Dayton, OH 45402', 'Dayton'],
    ['1200 Main St, Dayton OH 45402', 'Dayton'],
    ['Dayton, Ohio', 'Dayton'],
    ['350 5th Ave, New York, NY 10118, USA', 'New York'],
    ['12 Elm St, St. Paul, MN 55102-1234', 'St. Paul'],
    ['Austin TX', 'Austin'],
  ])('is read from %s', (address, town) => {
    expect(americanTown(address)).toBe(town);
  });

  it.each(['1200 Main St', 'OH 45402', '45402', ''])('is not read from %s', (address) => {
    expect(americanTown(address)).toBeNull();
  });
});
