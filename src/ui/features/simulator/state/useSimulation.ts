import { useEffect, useMemo, useRef, useState } from 'react';
import { dayOf } from '../../../../core/kernel/calendar.ts';
import type { EvaluationJob } from '../../../../core/pipeline/outcome.ts';
import type { SimulatedStrategy } from '../../../../core/pipeline/simulator/simulateStrategies.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useEvaluator } from '../../../hooks/useEvaluator.ts';
import { changesByStrategy } from '../../../parts/address/simulatorChanges.ts';
import { simulated, type SimulatorState } from '../../../parts/address/simulatorSearch.ts';
import type { Property } from './useProperty.ts';

export interface Simulation {
  readonly job: EvaluationJob;
  /** The newest result; null before the first. */
  readonly results: readonly SimulatedStrategy[] | null;
  /** Why the latest call failed. Earlier results stay on screen. */
  readonly failure: string | null;
}

/** The results of every strategy, recalculated on each change. Drops results superseded by a newer change. */
export function useSimulation(property: Property, state: SimulatorState): Simulation {
  const evaluator = useEvaluator();
  const { now } = useClock();
  const { deal, profile, given } = property;
  const job = useMemo(() => ({ deal, profile, today: dayOf(now()) }), [deal, profile, now]);
  const [answer, setAnswer] = useState<Omit<Simulation, 'job'>>({ results: null, failure: null });
  const turn = useRef(0);
  const { shown, focus, layer, whatIfs } = state;
  useEffect(() => {
    const ownTurn = (turn.current += 1);
    // The selected strategy, and buy-to-let for simulations and goals, are included even if they are not compared.
    const strategies = simulated.filter((id) => shown.includes(id) || id === focus || id === 'buy-to-let');
    const question = { job, strategies, given, changes: changesByStrategy(layer, strategies), whatIfs };
    const simulate = async () => {
      const result = await evaluator.ask('simulateStrategies', [question], 'simulator');
      if (ownTurn !== turn.current) return;
      setAnswer((before) => (result.ok ? { results: result.value, failure: null } : { ...before, failure: result.error.message }));
    };
    void simulate();
    return () => {
      turn.current += 1;
    };
  }, [evaluator, job, given, shown, focus, layer, whatIfs]);
  return { job, ...answer };
}
