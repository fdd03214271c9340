import { useConnection } from './useConnection.ts';

/** Connection status on pages without a workspace. */
export function VisitorBadge({ onlyOffline = false }: { readonly onlyOffline?: boolean }) {
  const offline = useConnection() === 'offline';
  if (onlyOffline && !offline) return null;
  return (
    <output
      data-testid="sync-badge"
      data-state={offline ? 'offline' : 'online'}
      className="inline-flex items-center gap-2 text-[13px] leading-tight text-ink-2"
    >
      <span
        aria-hidden="true"
        className={`size-2.5 shrink-0 rounded-full border-2 ${offline ? 'border-line-strong bg-transparent' : 'border-brand bg-brand'}`}
      />
      {offline ? 'Offline · deals on this device still work' : 'Connected'}
    </output>
  );
}
