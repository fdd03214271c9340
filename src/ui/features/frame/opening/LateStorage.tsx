import { Button } from '../../../components/press/Button.tsx';

/** The list is on show, and the records behind it have not opened: what is typed now may not be kept. */
export function LateStorage({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div data-testid="storage-late" className="flex flex-wrap items-center gap-3 border-b border-line bg-sunk px-4 py-3 text-sm">
      <output className="min-w-0 flex-1">
        The storage of this device is slow to open, so changes are not kept yet. Another tab with an older version often holds it: close the
        other Yardstick tabs, or try again.
      </output>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
