import type { Deal } from '../deal.ts';
import type { InputsOf } from './strategyCatalogue.ts';
import type { StrategyId } from './strategyInput.ts';

/**
 * The person's own values by strategy and input; what is absent follows the listing, the profile, an estimate or the default. Those of a
 * buy-to-let count under every strategy that has the input too and no value of its own.
 */
export type OwnInputs = { readonly [Id in StrategyId]?: Partial<InputsOf<Id>> };

type Holder = Pick<Deal, 'inputs'>;

/** The person’s own input values of a deal for one strategy; empty if there are none. */
export const ownInputs = <Id extends StrategyId>({ inputs }: Holder, strategy: Id): Partial<InputsOf<Id>> => inputs[strategy] ?? {};

/** The deal with new own values for one strategy; those of other strategies stay. */
export const withOwnInputs = <Held extends Holder, Id extends StrategyId>(
  deal: Held,
  strategy: Id,
  values: Partial<InputsOf<Id>>,
): Held => ({
  ...deal,
  inputs: { ...deal.inputs, [strategy]: values },
});
