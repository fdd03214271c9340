import { useId, useState, type KeyboardEvent } from 'react';
import type { DealRow } from '../../../../data/view/rows.ts';
import { choiceOf, choicesIn, type Column } from '../../../parts/dealColumns/columns.ts';
import { editText, readAssumption } from './readCell.ts';

export interface CellEditorProps {
  readonly column: Column;
  readonly row: DealRow;
  /** The key that started the edit, which replaces the value; null to keep the value. */
  readonly seed: string | null;
  /** Stores the text; `move` is the cell that gets the focus next. */
  readonly onDone: (text: string, move: CellMove) => void;
  readonly onCancel: () => void;
}

export type CellMove = 'down' | 'next' | 'previous' | 'stay';

const look = 'num absolute inset-0 z-10 h-full w-full border-2 border-brand bg-card px-2 text-sm text-ink outline-none';

/** A cell in edit mode. Invalid text stays, marked as an error, and is never stored. */
export function CellEditor(props: CellEditorProps) {
  return props.column.kind === 'choice' ? <ChoiceEditor {...props} /> : <TextEditor {...props} />;
}

function TextEditor({ column, row, seed, onDone, onCancel }: CellEditorProps) {
  const [text, setText] = useState(() => seed ?? editText(column, row));
  const errorId = useId();
  const error = errorOf(column, row, text);
  const end = (move: CellMove): void => {
    if (text === editText(column, row)) return move === 'stay' ? onCancel() : onDone(text, move);
    if (error === null) onDone(text, move);
  };
  const press = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === 'Escape') onCancel();
    const move = moveOf(event);
    if (move === null) return;
    event.preventDefault();
    end(move);
  };
  return (
    <>
      <input
        // Autofocus is expected here, because the user opened the field by pressing its cell.
        ref={focusNow}
        value={text}
        inputMode={column.kind === 'tags' ? 'text' : 'decimal'}
        autoComplete="off"
        spellCheck={false}
        aria-label={`${column.label}: ${row.title}`}
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? undefined : errorId}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        onBlur={() => (error === null ? end('stay') : onCancel())}
        data-testid="cell-input"
        className={`${look} ${column.kind === 'tags' ? '' : 'text-right'} ${error === null ? '' : 'border-poor'}`}
      />
      {error === null ? null : (
        <span
          id={errorId}
          role="alert"
          className="absolute top-full right-0 z-30 mt-1 w-max max-w-64 rounded-1 border border-poor bg-card px-2.5 py-1.5 text-left text-[13px] whitespace-normal text-poor shadow-2"
        >
          {error}
        </span>
      )}
    </>
  );
}

function errorOf({ edit }: Column, row: DealRow, text: string): string | null {
  if (edit?.kind !== 'assumption') return null;
  const read = readAssumption(edit.key, row, text);
  return read.ok ? null : read.error;
}

function moveOf({ key, shiftKey }: KeyboardEvent): CellMove | null {
  if (key === 'Enter') return 'down';
  return key === 'Tab' ? (shiftKey ? 'previous' : 'next') : null;
}

function focusNow(input: HTMLInputElement | HTMLSelectElement | null): void {
  if (input === null || document.activeElement === input) return;
  input.focus({ preventScroll: true });
  if (input instanceof HTMLInputElement) input.select();
}

function ChoiceEditor({ column, row, onDone, onCancel }: CellEditorProps) {
  const value = choiceOf(column, row) ?? '';
  const press = (event: KeyboardEvent<HTMLSelectElement>): void => {
    event.stopPropagation();
    const move = moveOf(event);
    if (event.key === 'Escape' || move === 'down') onCancel();
    if (move === null || move === 'down') return;
    event.preventDefault();
    onDone(event.currentTarget.value, move);
  };
  return (
    <select
      ref={focusNow}
      value={value}
      aria-label={`${column.label}: ${row.title}`}
      onChange={(event) => onDone(event.target.value, 'stay')}
      onKeyDown={press}
      onBlur={onCancel}
      data-testid="cell-select"
      className={look}
    >
      {choicesIn(column, row).map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
