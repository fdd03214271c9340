import { lazy, Suspense } from 'react';

// Nobody reads a toast before the first paint, so its code comes right after it.
const ToastRegion = lazy(async () => ({ default: (await import('./ToastRegion.tsx')).ToastRegion }));

/** The place for toasts. Mount once, at the root. */
export function Toasts() {
  return (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  );
}
