import { Button } from '../../components/press/Button.tsx';
import { failureText } from '../dealCommands/useDealCommands.ts';
import { isEmptyDraft } from '../liveDeal/drafts/dealDraft.ts';
import type { LiveDeal } from '../liveDeal/liveDeal.ts';

/** A save or calculation error with a retry. Renders nothing without an error. */
export function SaveState({ live }: { readonly live: LiveDeal }) {
  const { drafts, failure } = live;
  const unsaved = drafts.failure !== null && !isEmptyDraft(drafts.draft);
  if (!unsaved && failure === null) return null;
  return (
    <div role="alert" className="grid gap-2 print:hidden">
      {drafts.failure !== null && unsaved ? (
        <p className="flex flex-wrap items-center justify-between gap-3 rounded-2 border border-poor bg-card px-4 py-2.5">
          <span>
            <strong className="font-semibold">Your change isn’t saved yet.</strong> {failureText(drafts.failure)}
          </span>
          <Button size="small" onClick={live.writeAgain}>
            Try again
          </Button>
        </p>
      ) : null}
      {failure === null ? null : (
        <p className="flex flex-wrap items-center justify-between gap-3 rounded-2 border border-poor bg-card px-4 py-2.5">
          <span>
            <strong className="font-semibold">Couldn’t recalculate the figures.</strong> {failure.message}
          </span>
          <Button size="small" onClick={live.recalculate} data-testid="recalculate">
            Try again
          </Button>
        </p>
      )}
    </div>
  );
}
