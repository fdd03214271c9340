import { Button } from '../../../components/press/Button.tsx';

/** Warns that the list is shown before its records could be opened, so edits may not be saved. */
export function SlowStorageNotice({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div data-testid="storage-late" className="flex flex-wrap items-center gap-3 border-b border-line bg-sunk px-4 py-3 text-sm">
      <output className="min-w-0 flex-1">
        Storage on this device is slow to open, so changes aren’t saved yet. An older version may be open in another tab. Close other
        Yardstick tabs or try again.
      </output>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
