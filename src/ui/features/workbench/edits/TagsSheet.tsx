import { useState } from 'react';
import type { DealRow } from '../../../../data/view/rows.ts';
import { TextField } from '../../../components/field/TextField.tsx';
import { Sheet } from '../../../components/panel/Sheet.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { Chip } from '../../../components/press/Chip.tsx';
import { parseTags } from './steps.ts';

interface TagsSheetProps {
  readonly rows: readonly DealRow[];
  readonly onClose: () => void;
  readonly onTag: (wanted: Readonly<Record<string, boolean>>) => void;
}

/** Labels for all chosen deals: new ones, and those that some of them have to give to all or take from all. */
export function TagsSheet({ rows, onClose, onTag }: TagsSheetProps) {
  const [text, setText] = useState('');
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const known = [...new Set(rows.flatMap(({ tags }) => tags))].toSorted();
  const wanted = { ...changed, ...Object.fromEntries(parseTags(text).map((tag) => [tag, true])) };
  const keep = (): void => {
    onTag(wanted);
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={`Tags of ${rows.length.toLocaleString('en-GB')} ${rows.length === 1 ? 'deal' : 'deals'}`}
      actions={
        <Button look="primary" disabled={Object.keys(wanted).length === 0} onClick={keep} data-testid="tags-apply">
          Apply
        </Button>
      }
    >
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (Object.keys(wanted).length > 0) keep();
        }}
      >
        <TextField
          label="Add"
          hint="Commas between them."
          value={text}
          onChange={(event) => setText(event.target.value)}
          data-testid="tags-text"
        />
        {known.length === 0 ? null : (
          <fieldset className="grid gap-2">
            <legend className="pb-1 text-sm font-medium">In use: on is on all, off is on none</legend>
            <div className="flex flex-wrap gap-2">
              {known.map((tag) => {
                const on = changed[tag] ?? rows.every(({ tags }) => tags.includes(tag));
                return (
                  <Chip key={tag} pressed={on} onClick={() => setChanged({ ...changed, [tag]: !on })}>
                    {tag}
                  </Chip>
                );
              })}
            </div>
          </fieldset>
        )}
      </form>
    </Sheet>
  );
}
