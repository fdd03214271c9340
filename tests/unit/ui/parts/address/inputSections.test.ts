import { describe, expect, it } from 'vitest';
import { strategyInputs } from '../../../../../src/core/deal/strategies/strategyCatalogue.ts';
import { strategyIds } from '../../../../../src/core/deal/strategies/strategyInput.ts';
import { marketIds } from '../../../../../src/core/market/markets.ts';
import { groupsOf } from '../../../../../src/ui/parts/address/inputSections.ts';
import { influentialKeys } from '../../../../../src/core/deal/strategies/mainInputs.ts';
import { dealSections } from '../../../../../src/ui/parts/address/dealTabs.ts';

const sections = dealSections.numbers.map(({ key }) => key);

const shown = (strategy: (typeof strategyIds)[number]) =>
  sections.filter((section) => groupsOf(section, strategyInputs(strategy, 'GB-ENG')).length > 0);

describe('input sections of a deal', () => {
  it.each(strategyIds)('include each input once, in every market: %s', (strategy) => {
    for (const market of marketIds) {
      const entries = strategyInputs(strategy, market);
      const groups = sections.flatMap((section) => groupsOf(section, entries));
      expect(groups.toSorted()).toEqual([...new Set(entries.map(({ group }) => group))].toSorted());
    }
  });

  it('are income, costs, finance and years for a letting, and only costs and finance for a flip', () => {
    expect(shown('buy-to-let')).toEqual(['income', 'costs', 'finance', 'years']);
    expect(shown('flip')).toEqual(['costs', 'finance']);
    expect(shown('rent-to-rent')).toEqual(['income', 'costs', 'years']);
  });

  it('leave a few inputs of every strategy to the overview', () => {
    for (const strategy of strategyIds) {
      const moving = new Set(influentialKeys(strategy));
      expect(strategyInputs(strategy, 'GB-ENG').filter(({ key }) => moving.has(key)).length).toBeGreaterThanOrEqual(5);
    }
  });
});
