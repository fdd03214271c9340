import { Button } from '../../components/press/Button.tsx';

interface UpdateCardProps {
  readonly onUpdate: () => void;
  readonly onDismiss: () => void;
}

/** A new version is ready. Beside the screen, never over it: nobody is stopped in what they are doing. */
export function UpdateCard({ onUpdate, onDismiss }: UpdateCardProps) {
  return (
    <section
      data-testid="update-card"
      aria-labelledby="update-title"
      className="fixed inset-x-3 bottom-[calc(var(--bar-height)+env(safe-area-inset-bottom)+0.75rem)] z-40 grid gap-3 rounded-2 border border-line border-t-4 border-t-tape-edge bg-card p-4 shadow-2 sm:top-20 sm:bottom-auto sm:left-auto sm:w-88 print:hidden"
    >
      <div aria-live="polite">
        <h2 id="update-title" className="font-semibold">
          Update Available
        </h2>
        <p className="pt-0.5 text-sm text-ink-2">A new version of the product is ready. Refresh to get the latest features.</p>
      </div>
      <div className="flex gap-2">
        <Button look="primary" onClick={onUpdate}>
          Update Now
        </Button>
        <Button look="quiet" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    </section>
  );
}
