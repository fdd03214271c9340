import type { ResolvedStrategyInputs } from '../../deal/strategies/resolveStrategyInputs.ts';
import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import { brrrrStrategy } from './brrrr/brrrrFigures.ts';
import { buyToLetStrategy } from './buyToLet/buyToLetFigures.ts';
import type { ProvenanceText } from './explainFigures.ts';
import { flipStrategy } from './flip/flipFigures.ts';
import { hmoStrategy } from './hmo/hmoFigures.ts';
import { houseHackStrategy } from './houseHack/houseHackFigures.ts';
import { rentToRentStrategy } from './rentToRent/rentToRentFigures.ts';
import { servicedAccommodationStrategy } from './servicedAccommodation/servicedAccommodationFigures.ts';
import type { StrategyContext, StrategyExplanation, StrategyMeasures, StrategyAnalysis } from './strategyAnalysis.ts';
import { runnable } from './strategyDefinition.ts';
import type { RunnableStrategy } from './strategyDefinition.ts';
import type { InputsOf } from '../../deal/strategies/inputsById.ts';

/**
 * A strategy's figures, costs, checks and years, in a form that all strategies share. Amounts are in minor units. Inputs must be within the
 * catalogue's bounds.
 */
export function analyseStrategy<Id extends StrategyId>(strategy: Id, inputs: InputsOf<Id>, context: StrategyContext): StrategyAnalysis {
  return strategies[strategy].outcome(inputs, context);
}

/** A strategy's figures without text, and without the years after the first, for use on many deals. */
export function measureStrategy<Id extends StrategyId>(strategy: Id, inputs: InputsOf<Id>, context: StrategyContext): StrategyMeasures {
  return strategies[strategy].measure(inputs, context);
}

export interface StrategyExplainRequest<Id extends StrategyId> {
  readonly strategy: Id;
  readonly inputs: ResolvedStrategyInputs<InputsOf<Id>>;
  readonly context: StrategyContext;
  readonly provenanceText: ProvenanceText;
}

/** The derivation of every figure of a strategy, in the form of the report's explanations. */
export function explainStrategy<Id extends StrategyId>(request: StrategyExplainRequest<Id>): readonly StrategyExplanation[] {
  return strategies[request.strategy].explain(request.inputs, request.context, request.provenanceText);
}

const strategies: { readonly [Id in StrategyId]: RunnableStrategy<InputsOf<Id>> } = {
  'buy-to-let': runnable(buyToLetStrategy),
  brrrr: runnable(brrrrStrategy),
  flip: runnable(flipStrategy),
  hmo: runnable(hmoStrategy),
  'serviced-accommodation': runnable(servicedAccommodationStrategy),
  'rent-to-rent': runnable(rentToRentStrategy),
  'house-hack': runnable(houseHackStrategy),
};
