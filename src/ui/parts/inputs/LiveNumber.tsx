import { useState } from 'react';
import { NumberCell } from '../../components/field/NumberCell.tsx';
import type { NumberCellProps } from '../../components/field/useNumberDraft.ts';

interface LiveNumberProps<Own> extends Omit<NumberCellProps, 'onDraft' | 'onCommit'> {
  /** The value that Esc restores: the user's own value, or unset. */
  readonly own: Own;
  readonly onValue: (value: number) => void;
  readonly onBack: (own: Own) => void;
}

/** A number that updates all figures while it is typed. Esc restores the previous value. */
export function LiveNumber<Own>({ own, value, onValue, onBack, ...cell }: LiveNumberProps<Own>) {
  // While editing, the cell compares with the previous value, so that Esc can restore it.
  const [edit, setEdit] = useState<{ readonly from: number | null; readonly own: Own; readonly typed: boolean } | null>(null);
  return (
    <span
      className="contents"
      onFocus={() => setEdit((current) => current ?? { from: value, own, typed: false })}
      onBlur={() => setEdit(null)}
    >
      <NumberCell
        {...cell}
        value={edit === null ? value : edit.from}
        onDraft={(next) => {
          if (next === null) {
            if (edit?.typed !== true) return;
            onBack(edit.own);
            setEdit({ ...edit, typed: false });
            return;
          }
          setEdit((current) => (current === null ? current : { ...current, typed: true }));
          if (next !== value) onValue(next);
        }}
        onCommit={(next) => {
          if (next !== value) onValue(next);
        }}
      />
    </span>
  );
}
