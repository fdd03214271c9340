import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import { countryOfMarket } from '../../../../core/market/markets.ts';
import { ownInputs, withOwnInputs } from '../../../../core/deal/strategies/ownInputs.ts';
import { lazy, Suspense, useMemo } from 'react';
import type { EvaluationJob } from '../../../../core/pipeline/outcome.ts';
import type { OwnValues, SimulatedStrategy } from '../../../../core/pipeline/simulator/simulateStrategies.ts';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { Tabs } from '../../../components/panel/Tabs.tsx';
import { withChange } from '../../../parts/address/simulatorChanges.ts';
import type { SimulatorState, SimulatorView } from '../../../parts/address/simulatorSearch.ts';
import { FiguresView } from './FiguresView.tsx';

const MovesView = lazy(async () => ({ default: (await import('./SensitivityView.tsx')).SensitivityView }));
const ChancesView = lazy(async () => ({ default: (await import('./ChancesView.tsx')).ChancesView }));
const StrategyChances = lazy(async () => ({ default: (await strategyParts()).StrategyChances }));
const StrategyGoal = lazy(async () => ({ default: (await strategyParts()).StrategyGoal }));
const GoalView = lazy(async () => ({ default: (await import('./GoalView.tsx')).GoalView }));

/** Loads the chunk shared with the deal's risk tab. */
function strategyParts() {
  return import('../../../parts/risk/strategyParts.ts');
}

const tabs: readonly { readonly key: SimulatorView; readonly label: string }[] = [
  { key: 'figures', label: 'Figures' },
  { key: 'moves', label: 'Sensitivity' },
  { key: 'chances', label: 'Simulations' },
  { key: 'goal', label: 'Goal seek' },
];

interface SimulatorViewsProps {
  readonly state: SimulatorState;
  readonly focused: SimulatedStrategy;
  readonly letting: OwnValues;
  readonly job: EvaluationJob;
  readonly onChange: (changes: Partial<SimulatorState>) => void;
}

/** The tabs for the selected strategy. */
export function SimulatorViews({ state, focused, letting, job, onChange }: SimulatorViewsProps) {
  const ask = (changes: Readonly<Record<string, string>>) => onChange({ ask: { ...state.ask, ...changes } });
  const lettingJob = useLettingJob(job, letting);
  const { strategy } = focused;
  const isLetting = strategy === 'buy-to-let' && countryOfMarket(focused.market) === 'GB';
  const applyValues = (values: OwnValues) =>
    onChange({ layer: Object.entries(values).reduce((layer, [key, value]) => withChange(layer, strategy, { key, value }), state.layer) });
  return (
    <Tabs label="Simulator views" tabs={tabs} active={state.view} onChange={(view) => onChange({ view })}>
      <Suspense fallback={<Spinner label="Opening…" />}>
        {state.view === 'figures' ? <FiguresView focused={focused} /> : null}
        {state.view === 'moves' ? <MovesView job={job} focused={focused} ask={state.ask} onAsk={ask} onChoose={applyValues} /> : null}
        {isLetting ? (
          <>
            {state.view === 'chances' ? <ChancesView job={lettingJob} /> : null}
            {state.view === 'goal' ? (
              <GoalView job={lettingJob} ask={state.ask} onAsk={ask} onUse={(key, value) => applyValues({ [key]: value })} />
            ) : null}
          </>
        ) : (
          <OtherViews state={state} focused={focused} strategy={strategy} job={job} onAsk={ask} onUse={applyValues} />
        )}
      </Suspense>
    </Tabs>
  );
}

interface OtherViewsProps extends Pick<SimulatorViewsProps, 'state' | 'focused' | 'job'> {
  readonly strategy: StrategyId;
  readonly onAsk: (changes: Readonly<Record<string, string>>) => void;
  readonly onUse: (values: OwnValues) => void;
}

/** Simulations and goal seek for every strategy and country except a UK buy-to-let. */
function OtherViews({ state: { view, ask }, focused: { yours, now }, strategy, job, onAsk, onUse }: OtherViewsProps) {
  const question = useMemo(() => ({ job, strategy, yours }), [job, strategy, yours]);
  if (view === 'chances') return <StrategyChances question={question} lane="simulator-chances" />;
  if (view !== 'goal') return null;
  if (!now.ok) return <p className="text-ink-2">{now.error.message}</p>;
  const { figures, currency } = now.value.analysis;
  const asked = { vary: ask['vary'], goal: ask['goal'], target: ask['target'] };
  return (
    <StrategyGoal question={question} figures={figures} currency={currency} ask={asked} onAsk={onAsk} onUse={onUse} lane="simulator-goal" />
  );
}

/** The job for the property as a buy-to-let with changes. The same object is returned until a value changes. */
function useLettingJob(job: EvaluationJob, letting: OwnValues): EvaluationJob {
  const key = JSON.stringify(letting);
  return useMemo(() => {
    // Each value was validated when it was changed, and will be validated again where it is used.
    const own = { ...ownInputs(job.deal, 'buy-to-let'), ...(JSON.parse(key) as OwnValues) };
    return { ...job, deal: withOwnInputs(job.deal, 'buy-to-let', own) };
  }, [job, key]);
}
