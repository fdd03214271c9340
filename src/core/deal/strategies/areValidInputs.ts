import { everyInput, rowsOfInput } from './strategyCatalogue.ts';
import { isStrategyId, type StrategyId } from './strategyInput.ts';
import { isAllowedInput } from './inputValue.ts';
import type { OwnInputs } from './inputsById.ts';

/** Whether the engine accepts each known input of each known strategy. Unknown names, which a newer app may have stored, are accepted. */
export function areValidInputs(given: Readonly<Record<string, unknown>>): given is OwnInputs {
  return Object.entries(given).every(([id, values]) => {
    if (!isStrategyId(id)) return true;
    if (typeof values !== 'object' || values === null || Array.isArray(values)) return false;
    const named: Readonly<Record<string, unknown>> = { ...values };
    return everyInput(id).every((key) => named[key] === undefined || isValidInAnyCountry(id, key, named[key]));
  });
}

/** Whether any country accepts a value of an input, because a record does not say where its property is. */
export const isValidInAnyCountry = (strategy: StrategyId, key: string, value: unknown): boolean =>
  rowsOfInput(strategy, key).some((entry) => isAllowedInput(entry, value));
