import { describe, expect, it } from 'vitest';
import { strategyInputs } from '../../../../../../src/core/deal/strategies/strategyCatalogue.ts';
import { minor } from '../../../../../../src/core/kernel/money.ts';
import { leverSpan } from '../../../../../../src/ui/features/simulator/levers/leverSpan.ts';
import { meanRent, withMeanRent } from '../../../../../../src/core/deal/strategies/inputs/rooms.ts';
import { withCount } from '../../../../../../src/ui/features/simulator/levers/rooms.ts';
import { simulated } from '../../../../../../src/ui/parts/address/simulatorSearch.ts';
import { mainInputs } from '../../../../../../src/core/deal/strategies/mainInputs.ts';

const entryOf = (key: string) => {
  const entry = strategyInputs('buy-to-let', 'GB-ENG').find((each) => each.key === key);
  if (entry === undefined) throw new Error(key);
  return entry;
};

describe('a slider', () => {
  it('leverSpan: spans ±50% of an amount in round steps', () => {
    expect(leverSpan(entryOf('purchasePrice'), 130_000_00)).toEqual({ min: 65_000_00, max: 195_000_00, step: 1000_00 });
    expect(leverSpan(entryOf('refurbishment'), 0)).toEqual({ min: 0, max: 100_000_00, step: 1000_00 });
  });

  it('leverSpan: spans the usual range of a rate, within its bounds', () => {
    expect(leverSpan(entryOf('mortgageRate'), 0.0544)).toEqual({ min: 0.03, max: 0.12, step: 0.001 });
    expect(leverSpan(entryOf('deposit'), 1)).toEqual({ min: 0.2, max: 1, step: 0.01 });
  });

  it('leverSpan: is defined for every main input of every strategy', () => {
    for (const strategy of simulated) {
      const keys = new Set(strategyInputs(strategy, 'GB-ENG').map(({ key }) => key));
      expect(mainInputs[strategy].filter((key) => !keys.has(key))).toEqual([]);
    }
  });
});

describe('the rooms of a shared house', () => {
  const rooms = [500_00, 300_00].map((rent, at) => ({
    label: `Room ${at + 1}`,
    monthlyRent: minor(rent),
    voidWeeks: 3,
    people: 1,
    squareMetres: null,
  }));

  it('keep their proportions at a new average rent, and repeat the last room for a higher count', () => {
    expect(meanRent(withMeanRent(rooms, 800_00))).toBe(800_00);
    expect(withMeanRent(rooms, 800_00).map(({ monthlyRent }) => monthlyRent)).toEqual([1000_00, 600_00]);
    expect(withCount(rooms, 3).map(({ label, monthlyRent }) => [label, monthlyRent])).toEqual([
      ['Room 1', 500_00],
      ['Room 2', 300_00],
      ['Room 3', 300_00],
    ]);
    expect(withCount(rooms, 1)).toHaveLength(1);
  });
});
