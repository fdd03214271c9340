import { marketShown } from '../../../../core/deal/marketOfDeal.ts';
import { ownershipOf } from '../../../../core/deal/ownership.ts';
import { strategyIds } from '../../../../core/deal/strategies/strategyInput.ts';
import { useEffect, useState } from 'react';
import type { EvaluationJob } from '../../../../core/pipeline/outcome.ts';
import { useEvaluator } from '../../../hooks/useEvaluator.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import { ReportTableView } from '../report/ReportTableView.tsx';
import { compareTable, type Compared } from './compareTable.ts';
import { ownValues } from '../../../parts/risk/useStrategy.ts';
import type { Evaluator } from '../../../hooks/workspaceParts.ts';

interface CompareStrategiesProps {
  readonly job: EvaluationJob;
}

/** All seven strategies for this property, each with its own inputs. Lists the inputs a strategy is missing. */
export function CompareStrategies({ job }: CompareStrategiesProps) {
  const evaluator = useEvaluator();
  const [compared, setCompared] = useState<Compared | null>(null);
  useEffect(() => {
    let left = false;
    const ask = async () => {
      const answers = await Promise.all(strategyIds.map((strategy) => askOne(evaluator, { job, strategy })));
      if (left) return;
      setCompared(answers);
      // Simulations are slow, so they run one strategy at a time. A keystroke then waits for at most one.
      for (const [at, each] of answers.entries()) {
        const simulated = await withChance(evaluator, job, each);
        if (left) return;
        setCompared((before) => before?.with(at, simulated) ?? null);
      }
    };
    const timer = setTimeout(() => void ask(), 250);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [evaluator, job]);
  return (
    <Panel title="Compare strategies" aside="each with its own assumptions">
      {compared === null ? (
        <p className="text-ink-3">Comparing…</p>
      ) : (
        <ReportTableView table={compareTable(compared, ownershipOf(job).basis, marketShown(job.deal))} quiet />
      )}
    </Panel>
  );
}

type One = Compared[number];

async function askOne(evaluator: Evaluator, { job, strategy }: CompareStrategiesProps & Pick<One, 'strategy'>): Promise<One> {
  const question = { job, strategy, yours: ownValues(strategy, job.deal) };
  const result = await evaluator.ask('evaluateStrategy', [question], `deal-compare-${strategy}`);
  return { strategy, answer: result.ok ? result.value : null, loss: null };
}

async function withChance(evaluator: Evaluator, job: EvaluationJob, one: One): Promise<One> {
  if (one.answer?.ok !== true) return one;
  const question = { job, strategy: one.strategy, yours: ownValues(one.strategy, job.deal) };
  const result = await evaluator.ask('chanceOfLoss', [question], `deal-chance-${one.strategy}`);
  return result.ok && result.value.ok ? { ...one, loss: result.value.value } : one;
}
