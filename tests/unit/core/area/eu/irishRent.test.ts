import { describe, expect, it } from 'vitest';
import { irishRent } from '../../../../../src/core/area/eu/irishRent.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';

const home = { postalCode: null, town: null, region: null, bedrooms: 2, askingPrice: null, floorAreaSqFt: null };

describe('rent estimate for an Irish property', () => {
  it('is the average of new tenancies in its county', () => {
    const rent = irishRent({ ...home, postalCode: 'T12 W8KP' });
    expect(rent.ok ? [rent.value.monthlyRent, rent.value.low, rent.value.high, rent.value.area.name] : rent.error).toEqual([
      fromMajor(1615),
      fromMajor(1252),
      fromMajor(1978),
      'County Cork',
    ]);
  });

  it('is refused without a county, or if the price is far from what an average over all sizes describes', () => {
    expect(irishRent(home)).toMatchObject({ ok: false, error: { reason: 'place' } });
    expect(irishRent({ ...home, region: 'Cork', askingPrice: fromMajor(4_000_000) })).toMatchObject({
      ok: false,
      error: { reason: 'price' },
    });
  });
});
