import { useRescoring } from '../../../../data/view/rescoring.ts';
import { Button } from '../../../components/press/Button.tsx';
import { usePerson } from '../../../hooks/usePerson.ts';
import { failureText } from '../../../parts/dealCommands/useDealCommands.ts';
import type { ProfileEditor } from '../useProfileEditor.ts';

/** Save status, scoring progress, the number of deals that changed band, and Undo. */
export function SaveStatus({ editor }: { readonly editor: ProfileEditor }) {
  const { view } = usePerson();
  const progress = useRescoring(view) ?? null;
  const { state, failure, written, writeAgain } = editor;
  if (failure !== null)
    return (
      <p role="alert" className="flex flex-wrap items-center justify-between gap-3 rounded-2 border border-poor bg-card px-4 py-2.5">
        <span>
          <strong className="font-semibold">Not saved yet.</strong> {failureText(failure)}
        </span>
        <Button size="small" onClick={writeAgain}>
          Try again
        </Button>
      </p>
    );
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-[15px] text-ink-2">
      <output aria-live="polite" className="num" data-testid="profile-saved">
        {state === 'saved' ? describeSave(written) : 'Saving…'}
      </output>
      {progress === null || progress.total < 2 ? null : (
        <progress aria-label="Deals rescored" max={progress.total} value={progress.done} className="h-2 w-32 accent-brand" />
      )}
      {written !== null && state === 'saved' ? (
        <Button size="small" onClick={written.undo} data-testid="profile-undo">
          Undo
        </Button>
      ) : null}
    </div>
  );
}

function describeSave(written: ProfileEditor['written']): string {
  if (written === null) return 'Changes are saved on this device.';
  const { rescored, rebanded } = written;
  if (rescored === 0) return 'Saved.';
  const deals = rescored === 1 ? '1 deal' : `${rescored.toLocaleString('en-GB')} deals`;
  return `Saved. ${deals} rescored, ${rebanded.toLocaleString('en-GB')} changed band.`;
}
