import type { OwnInputs } from './ownInputs.ts';
import { strategyInputs } from './strategyCatalogue.ts';
import { isStrategyId } from './strategyInput.ts';
import { isAllowedInput } from './inputValue.ts';

/** Whether each known input of each known strategy is one the engine accepts; names of a newer app pass. */
export function areOwnInputs(given: Readonly<Record<string, unknown>>): given is OwnInputs {
  return Object.entries(given).every(([id, values]) => {
    if (!isStrategyId(id)) return true;
    if (typeof values !== 'object' || values === null || Array.isArray(values)) return false;
    const named: Readonly<Record<string, unknown>> = { ...values };
    return strategyInputs(id).every((entry) => named[entry.key] === undefined || isAllowedInput(entry, named[entry.key]));
  });
}
