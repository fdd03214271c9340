import { describe, expect, it } from 'vitest';
import { inputValues, resolveStrategyInputs } from '../../../../../src/core/deal/strategies/resolveStrategyInputs.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { sampleOutcome } from '../../../../support/dealFixtures.ts';

const room = { label: 'Front', monthlyRent: fromMajor(500), voidWeeks: 3, people: 1, squareMetres: null };
const { inputs: ofDeal } = sampleOutcome();

describe('resolving strategy inputs', () => {
  it('uses the user’s value, then the deal’s, then the strategy’s default', () => {
    const found = resolveStrategyInputs({ strategy: 'hmo', market: 'GB-ENG', yours: { rooms: [room], mortgageRate: percent(6) }, ofDeal });
    if (!found.ok) throw new Error(found.error.join());
    expect(found.value.mortgageRate).toEqual({ value: percent(6), provenance: { kind: 'you' } });
    expect(found.value.purchasePrice.value).toBe(fromMajor(185_000));
    expect(found.value.purchasePrice.provenance.kind).toBe('listing');
    expect(found.value.billsPerMonth.provenance.kind).toBe('default');
  });

  it('does not treat buy-to-let defaults as facts about the deal', () => {
    const found = resolveStrategyInputs({ strategy: 'hmo', market: 'GB-ENG', yours: { rooms: [room] }, ofDeal });
    if (!found.ok) throw new Error(found.error.join());
    expect(ofDeal.management.value).toBe(percent(12));
    expect(found.value.management.value).toBe(percent(15));
  });

  it('skips a value that is not allowed, whatever its source', () => {
    const yours = { rooms: [room], purchasePrice: fromMajor(-1), tenancyYears: Number.NaN };
    const found = resolveStrategyInputs({ strategy: 'hmo', market: 'GB-ENG', yours, ofDeal });
    if (!found.ok) throw new Error(found.error.join());
    expect(found.value.purchasePrice.value).toBe(fromMajor(185_000));
    expect(found.value.tenancyYears.value).toBe(1);
  });

  it('names the inputs that have no value', () => {
    expect(resolveStrategyInputs({ strategy: 'flip', market: 'GB-ENG', yours: {}, ofDeal: null })).toEqual({
      ok: false,
      error: ['purchasePrice', 'afterRepairValue'],
    });
    expect(resolveStrategyInputs({ strategy: 'house-hack', market: 'GB-ENG', yours: {}, ofDeal })).toEqual({
      ok: false,
      error: ['rooms'],
    });
  });

  it('passes plain values to the engine', () => {
    const found = resolveStrategyInputs({ strategy: 'hmo', market: 'GB-ENG', yours: { rooms: [room] }, ofDeal });
    if (!found.ok) throw new Error(found.error.join());
    expect(inputValues(found.value).rooms).toEqual([room]);
  });
});
