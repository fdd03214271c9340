import { describe, it } from 'vitest';
import { strategyIds } from '../../../../../../src/core/deal/strategies/strategyInput.ts';
import { usStates } from '../../../../../../src/core/market/markets.ts';
import { americanSpine } from '../../../../../support/americanDeals.ts';
import { tryInEach } from '../../../../../support/spine/cells.ts';
import { expectParts } from '../../../../../support/spine/parts.ts';

const markets = usStates.map((state) => `US-${state}` as const);

describe('the parts of an American outcome add up', () => {
  it.each(strategyIds)('%s: sums in all states, the timeline and the figures agree to the cent', (strategy) => {
    tryInEach({ country: 'US', markets, strategy, owner: 'me', basis: 'before-tax' }, (home) => expectParts(americanSpine.jobOf, home), 2);
  });
});
