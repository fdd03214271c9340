import { flushSync } from 'react-dom';
import { useState, useSyncExternalStore, type FocusEvent, type KeyboardEvent } from 'react';
import type { Result } from '../../../core/kernel/result.ts';
import { amountsHidden } from '../figure/amounts/amountsHidden.ts';
import { maskAmounts } from '../figure/amounts/maskAmounts.ts';
import { stepNumber } from './stepNumber.ts';
import type { ReportInput } from '../../../core/report/report.ts';

interface Edit {
  readonly text: string;
  readonly error: string | null;
}

interface NumberDraft extends Edit {
  /** The currency sign while only digits are edited; null at rest or without a currency. */
  readonly sign: string | null;
  readonly start: (event: FocusEvent<HTMLInputElement>) => void;
  readonly type: (text: string) => void;
  readonly finish: () => void;
  readonly key: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** State of one edit in a number cell. Invalid text stays in the cell, marked, and is never committed. */
export function useNumberDraft(props: NumberCellProps): NumberDraft {
  const { value, parse, format, editFormat = String, step = 1, onDraft, onCommit } = props;
  const [edit, setEdit] = useState<Edit | null>(null);
  const hidden = useSyncExternalStore(amountsHidden.subscribe, amountsHidden.current);
  const resting = value === null ? '' : hidden ? maskAmounts(format(value)) : format(value);
  const editable = value === null ? '' : editFormat(value);
  const limits = { min: props.min ?? -Infinity, max: props.max ?? Infinity };
  const read = (text: string): Reading => within(parse(text), limits, format);

  const type = (text: string) => {
    const { number, error } = read(text);
    setEdit({ text, error });
    if (number !== null) onDraft?.(number);
  };
  const finish = () => {
    const { number, error } = edit === null || edit.text === editable ? { number: value, error: null } : read(edit.text);
    setEdit(edit === null || error === null ? null : { text: edit.text, error });
    if (number === null || number === value) return onDraft?.(null);
    onCommit(number);
  };
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') return event.currentTarget.blur();
    if (event.key === 'Escape' && edit !== null) {
      event.stopPropagation();
      event.preventDefault();
      setEdit({ text: editable, error: null });
      return onDraft?.(null);
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const from = read(edit?.text ?? editable).number ?? value ?? 0;
    type(editFormat(stepNumber(from, { step: event.key === 'ArrowUp' ? step : -step, large: event.shiftKey, ...limits })));
  };
  return {
    text: edit?.text ?? resting,
    error: edit?.error ?? null,
    sign: edit === null || signOf(edit.text) !== null ? null : signOf(format(value ?? 0)),
    start: (event) => {
      // Synchronous, so that the next input replaces the digits and not the formatted text.
      if (edit === null) flushSync(() => setEdit({ text: editable, error: null }));
      const { currentTarget } = event;
      const shown = currentTarget.value;
      currentTarget.select();
      // A click sets the caret after this handler, so select again unless typing has begun.
      requestAnimationFrame(() => {
        if (currentTarget.value === shown) currentTarget.select();
      });
    },
    type,
    finish,
    key,
  };
}

/** "£" for "£1,250"; null for "5.5%" and "12 weeks". */
export const signOf = (text: string): string | null => /\p{Sc}/u.exec(text)?.[0] ?? null;

interface Reading {
  readonly number: number | null;
  readonly error: string | null;
}

function within(
  parsed: Result<number, string>,
  { min, max }: { readonly min: number; readonly max: number },
  format: (value: number) => string,
): Reading {
  if (!parsed.ok) return { number: null, error: parsed.error };
  if (parsed.value < min) return { number: null, error: `Enter ${format(min)} or more` };
  if (parsed.value > max) return { number: null, error: `Enter ${format(max)} or less` };
  return { number: parsed.value, error: null };
}

export interface NumberCellProps {
  /** The accessible name. The visible label is usually next to the cell. */
  readonly label: string;
  readonly value: number | null;
  /** Parses typed text. The error is a message to show. */
  readonly parse: (text: string) => Result<number, string>;
  /** Formats the value at rest, e.g. "£1,250". */
  readonly format: (value: number) => string;
  /** Formats the value while edited, e.g. "1250"; plain digits when omitted. */
  readonly editFormat?: (value: number) => string;
  /** Step of an arrow key; Shift multiplies it by ten. */
  readonly step?: number;
  readonly min?: number;
  readonly max?: number;
  /** Called on each valid keystroke, for live figures. Null when the edit ends without a new value (Esc, invalid, unchanged). */
  readonly onDraft?: (value: number | null) => void;
  /** Called on Enter or blur, only when the value has changed. */
  readonly onCommit: (value: number) => void;
  readonly mark?: ReportInput['mark'];
  /** Id of text that explains the cell. */
  readonly describedBy?: string | undefined;
  readonly disabled?: boolean;
  readonly testId?: string | undefined;
}
