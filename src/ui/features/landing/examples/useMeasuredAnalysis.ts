import { useEffect, useState } from 'react';
import { sampleDeals } from '../../../../core/deal/samples/sampleDeals.ts';
import { standardProfile } from '../../../../core/deal/standardProfile.ts';
import { dayOf } from '../../../../core/kernel/calendar.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useExampleEvaluator } from '../../../hooks/useExampleEvaluator.ts';

const tries = 5;

/**
 * Round-trip time of one example analysis on this device, in milliseconds. The median of five, after an unmeasured warm-up; null until
 * measured. Waits for the service worker, which fetches the engine anyway.
 */
export function useMeasuredAnalysis(): number | null {
  const startExample = useExampleEvaluator();
  const clock = useClock();
  const [taken, setTaken] = useState<number | null>(null);
  useEffect(() => {
    let wanted = true;
    const measure = async () => {
      if (!('serviceWorker' in navigator)) return;
      await navigator.serviceWorker.ready;
      if (!wanted) return;
      const evaluate = await startExample();
      const deal = sampleDeals[0]?.deal;
      if (deal === undefined) return;
      const job = { deal, profile: standardProfile, today: dayOf(clock.now()) };
      const times: number[] = [];
      for (let run = 0; run <= tries; run += 1) {
        const began = performance.now();
        const answer = await evaluate(job);
        if (!answer.ok) return;
        if (run > 0) times.push(performance.now() - began);
      }
      if (wanted) setTaken(times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)] ?? null);
    };
    void measure();
    return () => {
      wanted = false;
    };
  }, [startExample, clock]);
  return taken;
}
