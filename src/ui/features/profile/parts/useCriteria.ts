import { useEffect, useState } from 'react';
import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import type { MarketCountry } from '../../../../core/market/markets.ts';
import type { ScoreCriterion } from '../../../../core/pipeline/jobs.ts';
import { useEvaluator } from '../../../hooks/useEvaluator.ts';

/** The score criteria for a strategy in a country; null until the worker responds. */
export function useCriteria(strategy: StrategyId, country: MarketCountry): readonly ScoreCriterion[] | null {
  const evaluator = useEvaluator();
  const wanted = `${country} ${strategy}`;
  const [read, setRead] = useState<{ readonly of: string; readonly criteria: readonly ScoreCriterion[] } | null>(null);
  useEffect(() => {
    let left = false;
    const ask = async () => {
      const answer = await evaluator.ask('scoreCriteria', [strategy, country], 'score-criteria');
      if (!left && answer.ok) setRead({ of: `${country} ${strategy}`, criteria: answer.value });
    };
    void ask();
    return () => {
      left = true;
    };
  }, [evaluator, strategy, country]);
  return read?.of === wanted ? read.criteria : null;
}
