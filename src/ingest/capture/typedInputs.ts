import { isValidInAnyCountry } from '../../core/deal/strategies/areValidInputs.ts';
import { everyInput } from '../../core/deal/strategies/strategyCatalogue.ts';
import { isStrategyId, type StrategyId } from '../../core/deal/strategies/strategyInput.ts';
import type { TypedValues } from '../ingest.ts';

interface TypedInputs {
  readonly strategy: StrategyId;
  readonly changes: Readonly<Record<string, unknown>>;
}

/** The typed values whose input is known and whose value the engine accepts. Null if there are none. */
export function typedInputs({ strategy, values }: TypedValues): TypedInputs | null {
  if (!isStrategyId(strategy)) return null;
  const known = new Set(everyInput(strategy));
  const changes = Object.entries(values).filter(([key, value]) => known.has(key) && isValidInAnyCountry(strategy, key, value));
  return changes.length === 0 ? null : { strategy, changes: Object.fromEntries(changes) };
}
