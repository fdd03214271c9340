import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Toasts } from '../ui/components/notice/Toasts.tsx';
import { updates } from './update/updates.ts';

const UpdateCard = lazy(async () => ({ default: (await import('../ui/features/frame/update/UpdateCard.tsx')).UpdateCard }));

/** Around every screen: the screen, the toasts, and the update card when there is a newer build. */
export function Shell() {
  const update = useSyncExternalStore(updates.subscribe, updates.current, () => null);
  return (
    <>
      <Outlet />
      <Toasts />
      <Suspense fallback={null}>
        {update === null ? null : <UpdateCard key={update.kind} offer={update} onDismiss={updates.dismiss} />}
      </Suspense>
    </>
  );
}
