import { describe, it } from 'vitest';
import { strategyIds } from '../../../../../../src/core/deal/strategies/strategyInput.ts';
import { usStates } from '../../../../../../src/core/market/markets.ts';
import { americanSpine } from '../../../../../support/americanDeals.ts';
import { tryInEach } from '../../../../../support/spine/cells.ts';
import { expectParts } from '../../../../../support/spine/parts.ts';

const markets = usStates.map((state) => `US-${state}` as const);

describe('parts and wholes of an American outcome', () => {
  it.each(strategyIds)('%s: sums of all states, the timeline and the figures agree to the cent', (strategy) => {
    tryInEach({ country: 'US', markets, strategy, owner: 'me', basis: 'before-tax' }, (home) => expectParts(americanSpine.jobOf, home), 2);
  });
});
