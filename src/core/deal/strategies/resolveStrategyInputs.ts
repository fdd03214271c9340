import { err, ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { MarketId } from '../../market/markets.ts';
import { neutralInputs } from './inputs/buyToLetInputs.ts';
import type { ResolvedInputs } from './inputs/buyToLetInputs.ts';
import { neutralStrategyInputs } from './neutralStrategyInputs.ts';
import type { Provenance } from '../provenance.ts';
import { isAllowedInput } from './inputValue.ts';
import { strategyInputs } from './strategyCatalogue.ts';
import type { StartingValues } from './startingValues.ts';
import type { Fallback, StrategyId } from './strategyInput.ts';
import type { InputEntry } from './inputEntry.ts';
import type { InputsOf } from './inputsById.ts';

/** A value in use and where it came from. */
export interface ResolvedStrategyInput<Value> {
  readonly value: Value;
  readonly provenance: Provenance;
}

export type ResolvedStrategyInputs<Inputs> = { readonly [Key in keyof Inputs]: ResolvedStrategyInput<Inputs[Key]> };

export interface StrategyInputsRequest<Id extends StrategyId> {
  readonly strategy: Id;
  readonly market: MarketId;
  /** The person's own values for this strategy. */
  readonly yours: Partial<InputsOf<Id>>;
  /** The deal's buy-to-let inputs, if any. Values for inputs of the same name are used. */
  readonly ofDeal: Partial<ResolvedInputs> | null;
  /** Rules of thumb by input, used before the strategy's default; none if absent. */
  readonly starting?: StartingValues;
}

/**
 * Every input of a strategy with its source: the person's own value, else the deal's (unless it is only a buy-to-let default), a starting
 * value or the strategy's default. An unknown asking price is taken to be the purchase price. Values that are not accepted are skipped. The
 * error lists the inputs without a value.
 */
export function resolveStrategyInputs<Id extends StrategyId>({
  strategy,
  market,
  yours,
  ofDeal,
  starting = {},
}: StrategyInputsRequest<Id>): Result<ResolvedStrategyInputs<InputsOf<Id>>, readonly string[]> {
  const missing: string[] = [];
  const inputs: Record<string, ResolvedStrategyInput<unknown>> = {};
  const given: Readonly<Record<string, unknown>> = yours;
  const known: Readonly<Record<string, ResolvedStrategyInput<unknown> | undefined>> = ofDeal ?? {};
  for (const entry of strategyInputs(strategy, market)) {
    const asPaid = entry.key === 'askingPrice' ? inputs['purchasePrice'] : undefined;
    const found = firstAllowed(entry, { yours: given[entry.key], known: known[entry.key], starting: starting[entry.key] }) ?? asPaid;
    if (found === undefined) missing.push(entry.key);
    else inputs[entry.key] = found;
  }
  // Each key was given a value its row accepts; TypeScript cannot build the mapped type step by step.
  return missing.length > 0 ? err(missing) : ok(inputs as unknown as ResolvedStrategyInputs<InputsOf<Id>>);
}

/** The plain input values that the engine needs. */
export function inputValues<Inputs extends object>(inputs: ResolvedStrategyInputs<Inputs>): Inputs {
  const entries = Object.entries<ResolvedStrategyInput<unknown>>(inputs).map(([key, { value }]) => [key, value]);
  // `Inputs` has each key the market needs, with a value of its type; the others are neutral.
  return { ...neutralInputs, ...neutralStrategyInputs, ...Object.fromEntries(entries) } as Inputs;
}

interface Answers {
  readonly yours: unknown;
  readonly known: ResolvedStrategyInput<unknown> | undefined;
  readonly starting: Fallback<unknown> | undefined;
}

/** The first accepted value. */
function firstAllowed(entry: InputEntry, { yours, known, starting }: Answers): ResolvedStrategyInput<unknown> | undefined {
  const isAllowed = (value: unknown): boolean => isAllowedInput(entry, value);
  if (isAllowed(yours)) return { value: yours, provenance: { kind: 'you' } };
  if (known !== undefined && known.provenance.kind !== 'default' && isAllowed(known.value))
    return { value: known.value, provenance: known.provenance };
  const fallback = [starting, entry.fallback].find((each) => each && isAllowed(each.value));
  return fallback ? { value: fallback.value, provenance: { kind: 'default', source: fallback.source } } : undefined;
}
