import { describe, expect, it } from 'vitest';
import { changesByStrategy, countChanges, isChanged, withChange } from '../../../../../src/ui/parts/address/simulatorChanges.ts';
import { parseSimulatorSearch, simulated, simulatorSearch } from '../../../../../src/ui/parts/address/simulatorSearch.ts';

describe('the simulator’s address', () => {
  it('restores the screen', () => {
    const layer = withChange(withChange({}, 'hmo', { key: 'purchasePrice', value: 120_000_00 }), 'hmo', {
      key: 'billsPerMonth',
      value: 500_00,
    });
    const state = {
      ...parseSimulatorSearch({}),
      layer,
      whatIfs: ['rates'] as const,
      focus: 'hmo' as const,
      shown: ['hmo', 'flip'] as never,
    };
    const carried: unknown = JSON.parse(JSON.stringify(simulatorSearch(state)));
    expect(parseSimulatorSearch(carried as Record<string, unknown>)).toEqual({ ...state, shown: ['flip', 'hmo'] });
    expect(simulatorSearch(parseSimulatorSearch({}))).toEqual({});
  });

  it('drops unknown or invalid values, and never throws', () => {
    const raw = {
      with: 'castle.hmo',
      focus: 'castle',
      view: 7,
      if: 'rates.meteor',
      set: { all: { purchasePrice: -5, deposit: 0.3, billsPerMonth: 1 }, hmo: { deposit: 0.2, storeys: 3 }, castle: { moat: 1 } },
      ask: { figure: 'irr', evil: 'x', rows: { a: 1 } },
    };
    expect(parseSimulatorSearch(raw)).toEqual({
      deal: null,
      scenario: null,
      shown: ['hmo'],
      focus: null,
      view: 'figures',
      layer: { all: { deposit: 0.3 }, hmo: { storeys: 3 } },
      whatIfs: ['rates'],
      ask: { figure: 'irr' },
    });
    for (const set of [null, 3, 'x', [], { all: 'x' }, { all: null }]) expect(parseSimulatorSearch({ set }).layer).toEqual({});
  });
});

describe('what-if changes', () => {
  it('apply a property input to every strategy, and a strategy’s own input to that one only', () => {
    const layer = withChange(withChange({}, 'hmo', { key: 'monthlyRent', value: 1 }), 'hmo', { key: 'management', value: 0.2 });
    const changes = changesByStrategy(layer, simulated);
    expect(changes['buy-to-let']).toEqual({ monthlyRent: 1 });
    // An HMO has rooms instead of a rent for the whole property.
    expect(changes.hmo).toEqual({ management: 0.2 });
    expect(countChanges(layer)).toBe(2);
    expect(isChanged(layer, 'flip', 'monthlyRent')).toBe(true);
    expect(isChanged(layer, 'flip', 'management')).toBe(false);
  });

  it('can be reset', () => {
    const layer = withChange({}, 'hmo', { key: 'storeys', value: 3 });
    expect(countChanges(withChange(layer, 'hmo', { key: 'storeys', value: undefined }))).toBe(0);
  });
});
