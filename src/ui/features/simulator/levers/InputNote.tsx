import { ProvenanceMark } from '../../../components/figure/ProvenanceMark.tsx';
import type { Levers } from './useLevers.ts';
import type { InputEntry } from '../../../../core/deal/strategies/inputEntry.ts';

interface InputNoteProps {
  readonly entry: InputEntry;
  readonly levers: Levers;
  readonly warning: string | null;
}

/** A value's source, any warning, and a button that resets it to the property's value. */
export function InputNote({ entry, levers, warning }: InputNoteProps) {
  const mark = levers.markOf(entry.key);
  return (
    <>
      <span className="grid min-w-0">
        <ProvenanceMark mark={mark} text={levers.fromWords(entry.key)} />
        {warning === null ? null : (
          <span className="font-medium text-fair">
            <span aria-hidden="true">⚠ </span>
            {warning}
          </span>
        )}
      </span>
      {levers.isChanged(entry.key) ? (
        <button
          type="button"
          onClick={() => levers.change(entry.key, undefined)}
          aria-label={`Reset ${entry.label}`}
          data-testid={`reset-${entry.key}`}
          className="ml-auto inline-flex min-h-8 items-center text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:min-h-11 print:hidden"
        >
          Reset
        </button>
      ) : null}
    </>
  );
}
