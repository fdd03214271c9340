import { lazy, Suspense } from 'react';
import { Spinner } from '../components/notice/Spinner.tsx';

// By itself, so that the start page need not name everything the screen is made of.
const SimulatorScreen = lazy(async () => ({ default: (await import('../features/simulator/SimulatorScreen.tsx')).SimulatorScreen }));

/** `/simulator`: one property under six strategies. */
export function SimulatorRoute() {
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-5 sm:px-6 lg:px-8 lg:pt-7">
      <Suspense fallback={<Spinner label="Opening the simulator…" />}>
        <SimulatorScreen />
      </Suspense>
    </div>
  );
}
