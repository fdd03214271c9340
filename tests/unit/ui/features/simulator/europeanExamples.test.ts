import { describe, expect, it } from 'vitest';
import { marketOfDeal } from '../../../../../src/core/deal/marketOfDeal.ts';
import { standardProfile } from '../../../../../src/core/deal/standardProfile.ts';
import { strategyInputs } from '../../../../../src/core/deal/strategies/strategyCatalogue.ts';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { countryOfMarket, currencyOfCountry, euCountries } from '../../../../../src/core/market/markets.ts';
import { simulateStrategies } from '../../../../../src/core/pipeline/simulator/simulateStrategies.ts';
import { examplePropertyIn } from '../../../../../src/ui/features/simulator/state/exampleProperty.ts';

describe('simulator: European examples', () => {
  it.each(euCountries)('is in a market of %s, in its currency', (country) => {
    const deal = examplePropertyIn(country);
    const found = marketOfDeal(deal);
    if (found.kind !== 'market') throw new Error(`${country}: ${found.kind}`);
    expect(countryOfMarket(found.market)).toBe(country);
    expect(deal.facts.askingPrice?.currency).toBe(currencyOfCountry(country));
    if (strategyInputs('buy-to-let', found.market).length === 0) return;
    const job = { deal, profile: standardProfile, today: isoDate('2026-11-22') };
    const [letting] = simulateStrategies({ job, strategies: ['buy-to-let'], given: { ...deal.inputs }, changes: {}, whatIfs: [] });
    if (letting?.now.ok !== true) throw new Error(letting?.now.ok === false ? letting.now.error.message : 'no result');
    expect(letting.now.value.analysis.currency).toBe(currencyOfCountry(country));
  });
});
