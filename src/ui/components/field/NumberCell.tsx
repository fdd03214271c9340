import { useId, type ComponentProps } from 'react';
import type { ReportInput } from '../../../core/report/report.ts';
import { useNumberDraft, type NumberCellProps } from './useNumberDraft.ts';

const looks: Readonly<Record<ReportInput['mark'], string>> = {
  listing: 'border-transparent bg-sunk text-ink',
  estimate: 'border-dashed border-line-strong bg-sunk text-ink',
  default: 'border-transparent bg-sunk text-ink-2',
  profile: 'border-transparent bg-sunk text-ink',
  yours: 'border-tape-edge bg-yours font-medium text-ink',
};

/** A number edited in place. A tap or Tab starts the edit, Esc cancels it, and the arrow keys change the number by a step. */
export function NumberCell(props: NumberCellProps) {
  const { label, mark = 'default', describedBy, disabled = false, testId } = props;
  const draft = useNumberDraft(props);
  const errorId = useId();
  const described = [describedBy, draft.error === null ? undefined : errorId].filter((each) => each !== undefined).join(' ');
  const input: ComponentProps<'input'> & { readonly 'data-testid'?: string | undefined } = {
    type: 'text',
    inputMode: 'decimal',
    autoComplete: 'off',
    spellCheck: false,
    enterKeyHint: 'done',
    value: draft.text,
    disabled,
    onFocus: draft.start,
    onBlur: draft.finish,
    onKeyDown: draft.key,
    onChange: (event) => draft.type(event.target.value),
    'aria-label': label,
    'aria-invalid': draft.error !== null || undefined,
    'aria-describedby': described === '' ? undefined : described,
    'data-testid': testId,
  };
  return (
    <span className="relative inline-grid w-32 max-w-full justify-items-end gap-1">
      {draft.sign === null ? null : (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-0 left-2.5 grid h-10 items-center text-ink-3 pointer-coarse:h-11"
        >
          {draft.sign}
        </span>
      )}
      <input
        {...input}
        className={`num min-h-10 w-full rounded-lg border px-2.5 text-right text-base outline-offset-1 hover:border-line-strong focus:bg-card disabled:opacity-60 sm:text-[15px] pointer-coarse:min-h-11 ${draft.error === null ? looks[mark] : 'border-poor bg-card text-ink'}`}
      />
      {draft.error === null ? null : (
        <span id={errorId} role="alert" className="text-right text-[13px] text-poor">
          {draft.error}
        </span>
      )}
    </span>
  );
}
