import { describe, expect, it } from 'vitest';
import { inputsOfDeal } from '../../../../../src/core/pipeline/inputsOfDeal.ts';
import type { ResolvedInputs } from '../../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import type { Deal } from '../../../../../src/core/deal/deal.ts';
import type { Profile } from '../../../../../src/core/deal/profile.ts';
import { askingRent, resolveInputs } from '../../../../../src/core/deal/resolve/resolveInputs.ts';
import { standardProfile } from '../../../../../src/core/deal/standardProfile.ts';
import { fromMajor, minor } from '../../../../../src/core/kernel/money.ts';
import { rate } from '../../../../../src/core/kernel/rate.ts';
import type { AskingPrice } from '../../../../../src/core/listing/facts.ts';
import { emptyFacts, sampleDeal } from '../../../../support/dealFixtures.ts';

const resolved = (deal: Deal, profile: Profile = standardProfile): ResolvedInputs => {
  const result = inputsOfDeal({ deal, profile });
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};
const asked = (pounds: number, period: AskingPrice['period']): AskingPrice => ({
  amount: fromMajor(pounds),
  currency: 'GBP',
  qualifier: null,
  period,
  onApplication: false,
});

describe('order of precedence', () => {
  const own: Profile = {
    ...standardProfile,
    defaults: { monthlyRent: fromMajor(900), serviceChargePerYear: fromMajor(700), voidWeeks: 2 },
  };

  it('the user’s value comes before the listing', () => {
    const inputs = resolved(sampleDeal({ overrides: { purchasePrice: fromMajor(178_000) } }));
    expect([inputs.purchasePrice.value, inputs.purchasePrice.provenance]).toEqual([fromMajor(178_000), { kind: 'you' }]);
  });

  it('the listing comes before the profile, and the source says where the value was read', () => {
    const deal = {
      ...sampleDeal({ facts: { serviceChargePerYear: fromMajor(1100) } }),
      sources: { serviceChargePerYear: 'PAGE_MODEL livingCosts' },
    };
    const { serviceChargePerYear } = resolved(deal, own);
    expect(serviceChargePerYear.value).toBe(fromMajor(1100));
    expect(serviceChargePerYear.provenance).toEqual({ kind: 'listing', readFrom: 'PAGE_MODEL livingCosts' });
  });

  it('the profile comes before the area estimate and before the default', () => {
    const inputs = resolved(sampleDeal(), own);
    expect([inputs.monthlyRent.value, inputs.monthlyRent.provenance.kind]).toEqual([fromMajor(900), 'profile']);
    expect([inputs.voidWeeks.value, inputs.voidWeeks.provenance.kind]).toEqual([2, 'profile']);
  });

  it('the area estimate comes with its range and publication', () => {
    const { provenance, value } = resolved(sampleDeal()).monthlyRent;
    expect(value).toBe(fromMajor(1287));
    expect(provenance).toMatchObject({
      kind: 'estimate',
      low: 100_600,
      high: 164_600,
      method: 'Average for 3 bedrooms, Salford, August 2026',
    });
  });

  it('the default comes last, with its source', () => {
    expect(resolved(sampleDeal()).voidWeeks).toMatchObject({
      value: 3,
      provenance: { kind: 'default', source: { checkedOn: '2026-11-20' } },
    });
  });

  it('a value out of bounds is skipped, whatever its source', () => {
    const { deposit } = resolved(sampleDeal({ overrides: { deposit: rate(7) } }));
    expect([deposit.value, deposit.provenance.kind]).toEqual([0.25, 'default']);
  });
});

describe('values missing from a listing', () => {
  it('only the missing price is named', () => {
    const deal = sampleDeal({ facts: { askingPrice: null } });
    expect(inputsOfDeal({ deal, profile: standardProfile })).toMatchObject({
      ok: false,
      error: { kind: 'needs-input', keys: ['purchasePrice'] },
    });
  });

  it('the asking rent of a rental listing is used as the rent, and the price is missing', () => {
    const deal = sampleDeal({ facts: { transaction: 'rent', askingPrice: asked(1300, 'month') } });
    expect(resolveInputs({ deal, profile: standardProfile, market: 'GB-ENG', rentEstimate: null })).toEqual({
      ok: false,
      error: ['purchasePrice'],
    });
    const offered = resolved({ ...deal, inputs: { 'buy-to-let': { purchasePrice: fromMajor(150_000) } } });
    expect([offered.monthlyRent.value, offered.monthlyRent.provenance.kind]).toEqual([fromMajor(1300), 'listing']);
  });

  it.each([
    ['week', 300, 130_000],
    ['month', 1300, 130_000],
    ['year', 15_600, 130_000],
  ] as const)('a rent per %s of %i pounds is converted to a monthly rent', (period, pounds, monthly) => {
    expect(askingRent({ ...emptyFacts, transaction: 'rent', askingPrice: asked(pounds, period) })).toBe(minor(monthly));
  });

  it.each([
    ['a leasehold flat', { tenure: 'leasehold', propertyType: 'Flat' }, 150_000, 20_000],
    ['a flat of unknown tenure', { tenure: null, propertyType: 'Apartment' }, 150_000, 20_000],
    ['a share of the freehold', { tenure: 'share-of-freehold', propertyType: 'Flat' }, 150_000, 0],
    ['a freehold house', { tenure: 'freehold' }, 0, 0],
  ] as const)('%s without stated charges gets the usual allowance', (...[, facts, service, ground]) => {
    const inputs = resolved(sampleDeal({ facts }));
    expect([inputs.serviceChargePerYear.value, inputs.groundRentPerYear.value]).toEqual([service, ground]);
    expect(inputs.serviceChargePerYear.unusual).toBe(service === 0 ? null : 'Not stated in the listing, so we use an allowance');
  });
});
