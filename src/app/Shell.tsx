import { Outlet } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { Toasts } from '../ui/components/notice/Toasts.tsx';
import { UpdateCard } from '../ui/features/frame/UpdateCard.tsx';
import { updates } from './updates.ts';

/** Around every screen: the screen, the toasts, and the update card when there is a newer build. */
export function Shell() {
  const update = useSyncExternalStore(updates.subscribe, updates.current);
  return (
    <>
      <Outlet />
      <Toasts />
      {update === null ? null : <UpdateCard onUpdate={update} onDismiss={updates.dismiss} />}
    </>
  );
}
