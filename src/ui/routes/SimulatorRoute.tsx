import { SimulatorScreen } from '../features/simulator/SimulatorScreen.tsx';

/** `/simulator`: one property under six strategies. */
export function SimulatorRoute() {
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-5 sm:px-6 lg:px-8 lg:pt-7">
      <SimulatorScreen />
    </div>
  );
}
