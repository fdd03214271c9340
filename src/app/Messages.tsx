import { useSyncExternalStore } from 'react';
import { ToastRegion } from '../ui/components/notice/ToastRegion.tsx';
import { AboveDialogs } from '../ui/components/panel/AboveDialogs.tsx';
import { UpdateCard } from '../ui/features/frame/UpdateCard.tsx';
import { updates } from './update/updates.ts';

/** Notices above every dialog: the toasts, and the update card if there is a newer build. */
export function Messages() {
  const update = useSyncExternalStore(updates.subscribe, updates.current, () => null);
  return (
    <AboveDialogs>
      <ToastRegion />
      {update === null ? null : <UpdateCard key={update.kind} offer={update} onDismiss={updates.dismiss} />}
    </AboveDialogs>
  );
}
