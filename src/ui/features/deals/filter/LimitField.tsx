import { useEffect, useId, useRef, useState } from 'react';
import { parseAmount } from '../../../../core/deal/parseAmount.ts';

/** Money is in each deal's own currency. */
type Unit = 'money' | '%' | '';
/** Words where there is no unit, else a number. */
type Limit<Of extends Unit> = Of extends '' ? string : number;

interface LimitFieldProps<Of extends Unit> {
  readonly label: string;
  readonly unit: Of;
  readonly value: Limit<Of> | undefined;
  /** Enter or leaving the field; undefined when it was emptied. */
  readonly onChange: (value: Limit<Of> | undefined) => void;
  /** Id of a list of what may be meant. */
  readonly list?: string;
  readonly testId: string;
}

/** One limit of the list, as typed: `250k`, `5.5%`, `M6`. What cannot be read stays in the field, marked. */
export function LimitField<Of extends Unit>({ label, unit, value, onChange, list, testId }: LimitFieldProps<Of>) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const id = useId();
  const shown = typeof value === 'number' ? value.toLocaleString('en-GB') : value === undefined ? '' : `${value}`;
  useEffect(() => {
    if (input.current !== null && document.activeElement !== input.current) input.current.value = shown;
  }, [shown]);
  const finish = (): void => {
    const read = readLimit(unit, input.current?.value ?? '');
    setError(read.error);
    // A unit of words is read as words, any other as a number.
    if (read.error === null && read.value !== value) onChange(read.value as Limit<Of> | undefined);
  };
  return (
    <div className="grid gap-1">
      <div className="inline-flex min-h-11 min-w-0 items-center rounded-[10px] border border-line bg-card text-sm hover:border-line-strong has-focus-visible:outline-2 has-focus-visible:outline-brand">
        <label htmlFor={id} className="pl-3 whitespace-nowrap text-ink-3">
          {label}
        </label>
        <input
          ref={input}
          id={id}
          type="text"
          inputMode={unit === '' ? 'text' : 'decimal'}
          list={list}
          defaultValue={shown}
          placeholder={unit === '' ? 'M6, Leeds' : 'Any'}
          autoComplete="off"
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : `${id}-error`}
          data-testid={testId}
          onBlur={finish}
          onKeyDown={(event) => {
            if (event.key === 'Enter') finish();
          }}
          className="num min-h-11 w-full min-w-0 rounded-[10px] bg-transparent px-2 font-medium outline-none sm:w-24"
        />
      </div>
      {error === null ? null : (
        <p id={`${id}-error`} role="alert" className="text-[13px] text-poor">
          {error}
        </p>
      )}
    </div>
  );
}

interface ReadLimit {
  readonly value: number | string | undefined;
  readonly error: string | null;
}

function readLimit(unit: Unit, text: string): ReadLimit {
  const typed = text.trim();
  if (typed === '') return { value: undefined, error: null };
  if (unit === '') return { value: typed.slice(0, 60), error: null };
  const read = parseAmount(typed, unit === 'money' ? { currency: null } : { kind: 'number' });
  if (!read.ok) return { value: undefined, error: read.error };
  return read.value.value > 0 ? { value: read.value.value, error: null } : { value: undefined, error: 'More than zero' };
}
