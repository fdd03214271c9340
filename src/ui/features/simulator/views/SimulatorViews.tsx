import { lazy, Suspense, useMemo } from 'react';
import type { EvaluationJob } from '../../../../core/pipeline/outcome.ts';
import type { OwnValues, SimulatedStrategy } from '../../../../core/pipeline/simulator/simulateStrategies.ts';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { Tabs } from '../../../components/panel/Tabs.tsx';
import { withChange } from '../state/layer.ts';
import type { SimulatorState, SimulatorView } from '../state/simulatorSearch.ts';
import { FiguresView } from './FiguresView.tsx';

const MovesView = lazy(async () => ({ default: (await import('./MovesView.tsx')).MovesView }));
const ChancesView = lazy(async () => ({ default: (await import('./ChancesView.tsx')).ChancesView }));
const StrategyChancesView = lazy(async () => ({ default: (await import('./StrategyChancesView.tsx')).StrategyChancesView }));
const StrategyGoalView = lazy(async () => ({ default: (await import('./StrategyGoalView.tsx')).StrategyGoalView }));
const GoalView = lazy(async () => ({ default: (await import('./GoalView.tsx')).GoalView }));

const tabs: readonly { readonly key: SimulatorView; readonly label: string }[] = [
  { key: 'figures', label: 'Figures' },
  { key: 'moves', label: 'What moves it' },
  { key: 'chances', label: 'Chances' },
  { key: 'goal', label: 'Goal' },
];

interface SimulatorViewsProps {
  readonly state: SimulatorState;
  readonly focused: SimulatedStrategy;
  readonly letting: OwnValues;
  readonly job: EvaluationJob;
  readonly onChange: (changes: Partial<SimulatorState>) => void;
}

/** What can be asked of the strategy in focus, one question at a time. */
export function SimulatorViews({ state, focused, letting, job, onChange }: SimulatorViewsProps) {
  const ask = (changes: Readonly<Record<string, string>>) => onChange({ ask: { ...state.ask, ...changes } });
  const lettingJob = useLettingJob(job, letting);
  const { strategy } = focused;
  const tried = (values: OwnValues) =>
    onChange({ layer: Object.entries(values).reduce((layer, [key, value]) => withChange(layer, strategy, { key, value }), state.layer) });
  return (
    <Tabs label="Questions" tabs={tabs} active={state.view} onChange={(view) => onChange({ view })}>
      <Suspense fallback={<Spinner label="Opening…" />}>
        {state.view === 'figures' ? <FiguresView focused={focused} /> : null}
        {state.view === 'moves' ? <MovesView job={job} focused={focused} ask={state.ask} onAsk={ask} onChoose={tried} /> : null}
        {state.view === 'chances' ? (
          strategy === 'buy-to-let' ? (
            <ChancesView job={lettingJob} />
          ) : (
            <StrategyChancesView job={job} focused={focused} strategy={strategy} />
          )
        ) : null}
        {state.view === 'goal' ? (
          strategy === 'buy-to-let' ? (
            <GoalView job={lettingJob} ask={state.ask} onAsk={ask} onUse={(key, value) => tried({ [key]: value })} />
          ) : (
            <StrategyGoalView job={job} focused={focused} ask={state.ask} onAsk={ask} onUse={tried} />
          )
        ) : null}
      </Suspense>
    </Tabs>
  );
}

/** The property as a buy-to-let with what is tried; the same job while the values are the same, whatever answer they came with. */
function useLettingJob(job: EvaluationJob, letting: OwnValues): EvaluationJob {
  const key = JSON.stringify(letting);
  return useMemo(() => {
    // Values of assumptions: each was accepted where it was tried, and is checked again where it is used.
    const overrides = { ...job.deal.overrides, ...(JSON.parse(key) as EvaluationJob['deal']['overrides']) };
    return { ...job, deal: { ...job.deal, overrides } };
  }, [job, key]);
}
