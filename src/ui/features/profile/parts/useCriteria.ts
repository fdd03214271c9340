import { useEffect, useState } from 'react';
import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import type { ScoreCriterion } from '../../../../core/pipeline/jobs.ts';
import { useWorkspace } from '../../../hooks/services.ts';

/** What the score of a strategy looks at; null until the worker has said. */
export function useCriteria(strategy: StrategyId): readonly ScoreCriterion[] | null {
  const workspace = useWorkspace();
  const [read, setRead] = useState<{ readonly of: StrategyId; readonly criteria: readonly ScoreCriterion[] } | null>(null);
  useEffect(() => {
    let left = false;
    const ask = async () => {
      const answer = await workspace.ask('scoreCriteria', [strategy, 'GB'], 'score-criteria');
      if (!left && answer.ok) setRead({ of: strategy, criteria: answer.value });
    };
    void ask();
    return () => {
      left = true;
    };
  }, [workspace, strategy]);
  return read?.of === strategy ? read.criteria : null;
}
