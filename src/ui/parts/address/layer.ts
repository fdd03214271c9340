import { everyInput } from '../../../core/deal/strategies/strategyCatalogue.ts';
import type { StrategyId } from '../../../core/deal/strategies/strategyInput.ts';
import type { ValuesByStrategy } from '../../../core/pipeline/simulator/simulateStrategies.ts';

/** What is tried on the property: values every strategy shares under `all`, the others under their strategy. */
export type Layer = { readonly [Scope in StrategyId | 'all']?: Readonly<Record<string, unknown>> };

/** Inputs that mean the same thing about the property whatever is done with it: moving one moves every strategy that has it. */
export const sharedInputs: ReadonlySet<string> = new Set([
  'purchasePrice',
  'askingPrice',
  'buyer',
  'ukResident',
  'linkedConsideration',
  'legalFees',
  'surveyFee',
  'deposit',
  'mortgageKind',
  'mortgageRate',
  'mortgageYears',
  'arrangementFee',
  'arrangementFeeAdded',
  'brokerFee',
  'stressRate',
  'monthlyRent',
  'voidWeeks',
  'maintenance',
  'insurancePerYear',
  'serviceChargePerYear',
  'groundRentPerYear',
  'rentGrowth',
  'priceGrowth',
  'costGrowth',
  'holdYears',
  'sellingCosts',
  // Those that America asks for.
  'closingCosts',
  'prepaidMonths',
  'points',
  'mortgageTax',
  'vacancy',
  'propertyTax',
  'propertyTaxGrowth',
  'utilitiesPerYear',
  'capitalReserve',
]);

const scopeOf = (strategy: StrategyId, key: string): StrategyId | 'all' => (sharedInputs.has(key) ? 'all' : strategy);

/** The layer with one input at a value; undefined gives it back to the property. */
export function withChange(layer: Layer, strategy: StrategyId, change: { readonly key: string; readonly value: unknown }): Layer {
  const scope = scopeOf(strategy, change.key);
  const { [change.key]: _, ...rest } = layer[scope] ?? {};
  return { ...layer, [scope]: change.value === undefined ? rest : { ...rest, [change.key]: change.value } };
}

/** Whether an input of a strategy is tried at a value of its own. */
export const isChanged = (layer: Layer, strategy: StrategyId, key: string): boolean => layer[scopeOf(strategy, key)]?.[key] !== undefined;

/** How many inputs are tried, each once. */
export const countChanges = (layer: Layer): number => Object.values(layer).reduce((sum, values) => sum + Object.keys(values).length, 0);

/** The layer as each strategy sees it: its own values and the shared ones it has an input for. */
export function changesByStrategy(layer: Layer, strategies: readonly StrategyId[]): ValuesByStrategy {
  const shared = Object.entries(layer.all ?? {});
  return Object.fromEntries(
    strategies.map((strategy) => {
      const keys = new Set(everyInput(strategy));
      return [strategy, { ...Object.fromEntries(shared.filter(([key]) => keys.has(key))), ...layer[strategy] }] as const;
    }),
  );
}
