import { Button } from '../../components/press/Button.tsx';
import { useReplay } from '../../preboot/useReplay.ts';
import { errorMessage } from './errorMessage.ts';

interface ErrorScreenProps {
  readonly error: unknown;
  /** Renders the screen again: the router's `reset`. */
  readonly onRetry: () => void;
}

/** The specification's error screen, inside the frame's main element or on its own. Saved data is unaffected. */
export function ErrorScreen({ error, onRetry }: ErrorScreenProps) {
  // It may replace a prerendered screen that failed to hydrate.
  useReplay(null);
  return (
    <div role="alert" className="mx-auto grid min-h-dvh max-w-lg content-center justify-items-start gap-5 px-5 py-16">
      <h1 className="text-3xl font-bold tracking-[-0.03em]">Something went wrong</h1>
      <p className="max-w-full overflow-auto text-ink-2">{errorMessage(error)}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={onRetry}>
          Try again
        </Button>
        {/* A full page load, so that broken state is discarded. */}
        <Button onClick={() => globalThis.location.assign('/')}>Go home</Button>
      </div>
    </div>
  );
}
