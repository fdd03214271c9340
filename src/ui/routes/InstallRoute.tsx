import { lazy, Suspense } from 'react';
import { InstallScreen } from '../features/device/install/InstallScreen.tsx';
import { pageColumn } from '../components/pageFrame.ts';

const DevicePanels = lazy(async () => ({ default: (await import('../features/device/DevicePanels.tsx')).DevicePanels }));

/** `/install`: installation and device storage. */
export function InstallRoute() {
  return (
    <div className={pageColumn}>
      <InstallScreen />
      <Suspense fallback={null}>
        <DevicePanels />
      </Suspense>
    </div>
  );
}
