import { lazy, Suspense } from 'react';
import { InstallScreen } from '../../features/install/InstallScreen.tsx';

const DevicePanels = lazy(async () => ({ default: (await import('../../features/device/DevicePanels.tsx')).DevicePanels }));

/** `/install`: the app on this device, and what it keeps here. */
export function InstallRoute() {
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-4 pt-5 sm:px-6 lg:px-8 lg:pt-7">
      <InstallScreen />
      <Suspense fallback={null}>
        <DevicePanels />
      </Suspense>
    </div>
  );
}
