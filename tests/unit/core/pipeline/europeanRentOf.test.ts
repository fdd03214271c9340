import { describe, expect, it } from 'vitest';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import { europeanRentOf } from '../../../../src/core/pipeline/europeanRentOf.ts';
import { europeanEvidence } from '../../../../src/core/report/evidence/europeanEvidence.ts';
import { dealOf } from '../../../support/deals.ts';

const base = dealOf(1);
const euros = { amount: fromMajor(400_000), currency: 'EUR', qualifier: null, period: null, onApplication: false } as const;
const facts = {
  ...base.facts,
  outcode: null,
  incode: null,
  address: '4 Patrick Street, Cork, T12 W8KP',
  askingPrice: euros,
  floorAreaSqFt: null,
};
const irish = dealOf(1, { country: 'IE', facts });

describe('the starting rent for a European home', () => {
  it('Ireland: is the county’s average for new tenancies', () => {
    const rent = europeanRentOf(irish, 'IE');
    expect(rent.ok ? [rent.value.monthlyRent, rent.value.area.name] : rent.error.message).toEqual([fromMajor(1615), 'County Cork']);
  });

  it.each(['FR', 'ES', 'PT', 'NL', 'DE'] as const)('%s: is refused, even if the Area tab shows rents', (country) => {
    expect(europeanRentOf(irish, country)).toMatchObject({ ok: false, error: { reason: 'unpublished' } });
  });

  it('the report compares the rent used with the county’s average, with its source', () => {
    const { words, rents } = europeanEvidence(irish, 'IE', fromMajor(1_500));
    expect(words[0]).toBe('The rent used, €1,500 a month, is €115 below the average for new tenancies in County Cork, all sizes.');
    expect(rents?.rows).toEqual([
      ['New', '€1,615'],
      ['Existing', '€1,252'],
    ]);
    expect(europeanEvidence(irish, 'FR', null).rents).toBeNull();
  });
});
