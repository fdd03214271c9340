import { useEffect, useState } from 'react';
import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import type { EvaluationJob } from '../../../../core/pipeline/outcome.ts';
import type { SimulatedStrategy } from '../../../../core/pipeline/simulator/simulateStrategies.ts';
import { useEvaluator } from '../../../hooks/useEvaluator.ts';
import type { LossChances } from '../compare/describeComparison.ts';

const none: LossChances = new Map();

/** Each strategy's chance of a loss. Calls run one at a time after a debounce, so that sliders do not wait for simulations. */
export function useLossChances(job: EvaluationJob, results: readonly SimulatedStrategy[]): LossChances {
  const evaluator = useEvaluator();
  const [found, setFound] = useState<{ readonly of: readonly SimulatedStrategy[]; readonly chances: LossChances }>({
    of: [],
    chances: none,
  });
  useEffect(() => {
    let left = false;
    const ask = async () => {
      const chances = new Map<StrategyId, number>();
      for (const { strategy, now, yours } of results) {
        if (!now.ok) continue;
        const result = await evaluator.ask('chanceOfLoss', [{ job, strategy, yours }], `simulator-chance-${strategy}`);
        if (left) return;
        if (result.ok && result.value.ok && result.value.value !== null) chances.set(strategy, result.value.value);
      }
      setFound({ of: results, chances });
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [evaluator, job, results]);
  return found.of === results ? found.chances : none;
}

const pauseMs = 400;
