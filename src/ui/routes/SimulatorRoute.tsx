import { lazy, Suspense } from 'react';
import { Spinner } from '../components/notice/Spinner.tsx';
import { pageFrame } from '../components/pageFrame.ts';

// Lazy, so that the start page's file list does not include this screen's files.
const SimulatorScreen = lazy(async () => ({ default: (await import('../features/simulator/SimulatorScreen.tsx')).SimulatorScreen }));

/** `/simulator`: one property under every strategy. */
export function SimulatorRoute() {
  return (
    <div className={pageFrame}>
      <Suspense fallback={<Spinner label="Loading the simulator…" />}>
        <SimulatorScreen />
      </Suspense>
    </div>
  );
}
