import { expect, it } from 'vitest';
import { strategyInputs } from '../../../../../src/core/deal/strategies/strategyCatalogue.ts';
import { strategyIds } from '../../../../../src/core/deal/strategies/strategyInput.ts';
import { isQuantity } from '../../../../../src/core/deal/strategies/parseInput.ts';
import { inputStep } from '../../../../../src/ui/parts/inputs/inputStep.ts';

it.each(strategyIds)('input step: an arrow key adds less than the usual range of each input of %s', (strategy) => {
  const wrong = strategyInputs(strategy, 'GB-ENG').filter(
    (entry) => isQuantity(entry) && entry.usual !== null && !(inputStep(entry) > 0 && inputStep(entry) < entry.usual[1] - entry.usual[0]),
  );
  expect(wrong.map(({ key }) => key)).toEqual([]);
});
