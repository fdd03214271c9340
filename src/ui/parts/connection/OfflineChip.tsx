import { useSyncExternalStore } from 'react';
import { VisitorBadge } from './VisitorBadge.tsx';

const never = () => () => {};

/** Shown while offline on read-only pages. Not prerendered. */
export function OfflineChip() {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return alive ? (
    <span className="fixed bottom-[max(0.75rem,env(safe-area-inset-bottom))] left-[max(0.75rem,env(safe-area-inset-left))] z-40 rounded-full border border-line bg-card px-3.5 py-2 shadow-2 empty:hidden print:hidden">
      <VisitorBadge onlyOffline />
    </span>
  ) : null;
}
