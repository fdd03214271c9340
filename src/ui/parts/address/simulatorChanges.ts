import { everyInput } from '../../../core/deal/strategies/strategyCatalogue.ts';
import type { StrategyId } from '../../../core/deal/strategies/strategyInput.ts';
import type { ValuesByStrategy } from '../../../core/pipeline/simulator/simulateStrategies.ts';

/** What-if values: shared ones under `all`, the others under their strategy. */
export type Layer = { readonly [Scope in StrategyId | 'all']?: Readonly<Record<string, unknown>> };

/** Inputs with the same meaning in every strategy. Changing one changes every strategy that has it. */
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
  // US inputs.
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

/** The layer with one input changed; undefined resets it to the property's value. */
export function withChange(layer: Layer, strategy: StrategyId, change: { readonly key: string; readonly value: unknown }): Layer {
  const scope = scopeOf(strategy, change.key);
  const { [change.key]: _, ...rest } = layer[scope] ?? {};
  return { ...layer, [scope]: change.value === undefined ? rest : { ...rest, [change.key]: change.value } };
}

/** Whether a strategy's input has a what-if value. */
export const isChanged = (layer: Layer, strategy: StrategyId, key: string): boolean => layer[scopeOf(strategy, key)]?.[key] !== undefined;

/** The number of changed inputs. */
export const countChanges = (layer: Layer): number => Object.values(layer).reduce((sum, values) => sum + Object.keys(values).length, 0);

/** The layer's values by strategy: the strategy's own values, and the shared ones that it has an input for. */
export function changesByStrategy(layer: Layer, strategies: readonly StrategyId[]): ValuesByStrategy {
  const shared = Object.entries(layer.all ?? {});
  return Object.fromEntries(
    strategies.map((strategy) => {
      const keys = new Set(everyInput(strategy));
      return [strategy, { ...Object.fromEntries(shared.filter(([key]) => keys.has(key))), ...layer[strategy] }] as const;
    }),
  );
}
