import { useMemo, useState } from 'react';
import type { DealRow } from '../../../../data/view/rows.ts';
import { TextField } from '../../../components/field/TextField.tsx';
import { Sheet } from '../../../components/panel/Sheet.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { facetsOf } from '../filter/facets.ts';
import { dealsWords } from './useBulkCommands.ts';

interface TagSheetProps {
  /** The deals whose tags are changed. */
  readonly rows: readonly DealRow[];
  /** Where tags that exist are looked for. */
  readonly all: readonly DealRow[];
  readonly onTag: (tags: Readonly<Record<string, boolean>>) => void;
  readonly onClose: () => void;
}

type Ticks = Readonly<Record<string, boolean>>;

/** Ticks tags on and off for the deals picked; a dash where only some have one. Nothing changes before Done. */
export function TagSheet({ rows, all, onTag, onClose }: TagSheetProps) {
  const [changed, setChanged] = useState<Ticks>({});
  const [typed, setTyped] = useState('');
  const have = useMemo(() => facetsOf(rows).tags, [rows]);
  const ofAll = useMemo(() => facetsOf(all).tags, [all]);
  const known = [...new Set([...ofAll.keys(), ...Object.keys(changed)])];
  const add = (): Ticks => {
    const tag = typed.trim().slice(0, 40);
    if (tag === '') return changed;
    const next = { ...changed, [tag]: true };
    setChanged(next);
    setTyped('');
    return next;
  };
  const done = () => {
    const next = add();
    if (Object.keys(next).length > 0) onTag(next);
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={`Tags of ${dealsWords(rows.length)}`}
      actions={
        <>
          <Button className="min-h-11" onClick={onClose}>
            Cancel
          </Button>
          <Button className="min-h-11" look="primary" data-testid="tags-done" onClick={done}>
            Done
          </Button>
        </>
      }
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextField
          label="New tag"
          hint="Your own word, such as “needs roof”. Enter adds it to the list."
          value={typed}
          maxLength={40}
          autoComplete="off"
          data-testid="tag-new"
          onChange={(event) => setTyped(event.target.value)}
        />
        {known.length === 0 ? null : (
          <ul className="grid">
            {known.map((tag) => {
              const count = have.get(tag) ?? 0;
              const on = changed[tag] ?? count === rows.length;
              return (
                <li key={tag} className="border-t border-line first:border-0">
                  <Tick
                    tag={tag}
                    on={on}
                    some={changed[tag] === undefined && count > 0 && count < rows.length}
                    onTick={(ticked) => setChanged({ ...changed, [tag]: ticked })}
                  />
                </li>
              );
            })}
          </ul>
        )}
      </form>
    </Sheet>
  );
}

interface TickProps {
  readonly tag: string;
  readonly on: boolean;
  /** Some of the deals have it, not all. */
  readonly some: boolean;
  readonly onTick: (on: boolean) => void;
}

function Tick({ tag, on, some, onTick }: TickProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        className="size-5"
        checked={on}
        ref={(box) => {
          if (box !== null) box.indeterminate = some;
        }}
        onChange={(event) => onTick(event.target.checked)}
      />
      <span className="min-w-0 break-words">{tag}</span>
      {some ? <span className="ml-auto text-[13px] text-ink-3">some of them</span> : null}
    </label>
  );
}
