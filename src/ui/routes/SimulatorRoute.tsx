import { lazy, Suspense } from 'react';
import { Spinner } from '../components/notice/Spinner.tsx';
import { pageFrame } from '../components/pageFrame.ts';

// By itself, so that the start page need not name everything the screen is made of.
const SimulatorScreen = lazy(async () => ({ default: (await import('../features/simulator/SimulatorScreen.tsx')).SimulatorScreen }));

/** `/simulator`: one property under six strategies. */
export function SimulatorRoute() {
  return (
    <div className={pageFrame}>
      <Suspense fallback={<Spinner label="Opening the simulator…" />}>
        <SimulatorScreen />
      </Suspense>
    </div>
  );
}
