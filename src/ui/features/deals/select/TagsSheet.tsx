import { useState } from 'react';
import type { DealRow } from '../../../../data/view/rows.ts';
import { TextField } from '../../../components/field/TextField.tsx';
import { Sheet } from '../../../components/panel/Sheet.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { Chip } from '../../../components/press/Chip.tsx';
import { parseTags } from '../edits/undoableSteps.ts';
import { dealsText } from '../../../parts/dealRow/countText.ts';

interface TagsSheetProps {
  /** The deals whose tags are changed. */
  readonly rows: readonly DealRow[];
  /** All deals. Their tags are offered as existing tags. */
  readonly all: readonly DealRow[];
  readonly onClose: () => void;
  readonly onTag: (wanted: Readonly<Record<string, boolean>>) => void;
}

/** Adds new tags to the selected deals, and adds or removes existing ones. Changes apply on Done. */
export function TagsSheet({ rows, all, onClose, onTag }: TagsSheetProps) {
  const [text, setText] = useState('');
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const known = [...new Set(all.flatMap(({ tags }) => tags))].toSorted((one, other) => one.localeCompare(other, 'en-GB'));
  const wanted = { ...changed, ...Object.fromEntries(parseTags(text).map((tag) => [tag, true])) };
  const done = (): void => {
    if (Object.keys(wanted).length > 0) onTag(wanted);
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={`Tags for ${dealsText(rows.length)}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" onClick={done} data-testid="tags-done">
            Done
          </Button>
        </>
      }
    >
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          done();
        }}
      >
        <TextField
          label="New tags"
          hint="For example “needs roof”. Separate tags with commas."
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          data-testid="tag-new"
        />
        {known.length === 0 ? null : (
          <fieldset className="grid gap-2">
            <legend className="pb-1 text-sm font-medium">
              Existing tags: switch one on to add it to all these deals, off to remove it
            </legend>
            <div className="flex flex-wrap gap-2">
              {known.map((tag) => {
                const have = rows.filter(({ tags }) => tags.includes(tag)).length;
                const on = changed[tag] ?? have === rows.length;
                return (
                  <Chip key={tag} pressed={on} onClick={() => setChanged({ ...changed, [tag]: !on })}>
                    {changed[tag] === undefined && have > 0 && !on ? `${tag} (on ${have})` : tag}
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
