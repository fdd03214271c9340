import type { Deal } from '../deal.ts';
import type { StrategyId } from './strategyInput.ts';
import type { InputsOf } from './inputsById.ts';

type Holder = Pick<Deal, 'inputs'>;

/** The person's own input values for one strategy of a deal; empty if there are none. */
export const ownInputs = <Id extends StrategyId>({ inputs }: Holder, strategy: Id): Partial<InputsOf<Id>> => inputs[strategy] ?? {};

/** The deal with new own values for one strategy; values of other strategies are unchanged. */
export const withOwnInputs = <Held extends Holder, Id extends StrategyId>(
  deal: Held,
  strategy: Id,
  values: Partial<InputsOf<Id>>,
): Held => ({
  ...deal,
  inputs: { ...deal.inputs, [strategy]: values },
});
