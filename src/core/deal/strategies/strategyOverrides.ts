import { isAllowedInput } from './strategyInputValue.ts';
import { strategyInputs, type InputsOf } from './strategyCatalogue.ts';
import { strategyNames, type StrategyId } from './strategyInput.ts';

/** Strategies whose inputs are their own; buy-to-let is the deal's `overrides`. */
export type OwnInputStrategy = Exclude<StrategyId, 'buy-to-let'>;

/** Own values by strategy; what is absent follows the deal, then the strategy's defaults. */
export type StrategyOverrides = { readonly [Id in OwnInputStrategy]?: Partial<InputsOf<Id>> };

export const isStrategyId = (value: unknown): value is StrategyId => typeof value === 'string' && Object.hasOwn(strategyNames, value);

/** Whether each known input of each known strategy is one the engine accepts; names of a newer app pass. */
export function areStrategyOverrides(given: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(given).every(([id, values]) => {
    if (!isStrategyId(id)) return true;
    if (typeof values !== 'object' || values === null || Array.isArray(values)) return false;
    const named: Readonly<Record<string, unknown>> = { ...values };
    return strategyInputs(id).every((entry) => named[entry.key] === undefined || isAllowedInput(entry, named[entry.key]));
  });
}
