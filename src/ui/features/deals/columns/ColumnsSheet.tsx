import { Sheet } from '../../../components/panel/Sheet.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { IconButton } from '../../../components/press/IconButton.tsx';
import { Switch } from '../../../components/field/Switch.tsx';
import { allColumns, columnOf, standardColumns, type ColumnId } from '../../../parts/dealColumns/columns.ts';

interface ColumnsSheetProps {
  readonly onClose: () => void;
  readonly shown: readonly ColumnId[];
  readonly dense: boolean;
  readonly onShown: (ids: readonly ColumnId[]) => void;
  readonly onDense: (dense: boolean) => void;
}

/** A sheet to choose and reorder columns and set the row density. */
export function ColumnsSheet({ onClose, shown, dense, onShown, onDense }: ColumnsSheetProps) {
  const hidden = allColumns.filter(({ id }) => !shown.includes(id));
  return (
    <Sheet
      open
      onClose={onClose}
      title="Columns"
      actions={
        <Button look="quiet" onClick={() => onShown(standardColumns)}>
          Reset to default
        </Button>
      }
    >
      <div className="grid gap-5" data-testid="bench-columns">
        <Switch label="Compact rows" hint="Shows more deals at once. Stored on this device." checked={dense} onChange={onDense} />
        <section aria-label="Shown">
          <h3 className="pb-1 text-sm font-semibold text-ink-3">Shown</h3>
          <ul>
            {shown.map((id, at) => (
              <li key={id} className="flex min-h-11 items-center gap-1 border-b border-line">
                <label className="flex min-h-11 flex-1 items-center gap-3 text-[15px]">
                  <input
                    type="checkbox"
                    className="size-5"
                    checked
                    disabled={id === 'title'}
                    onChange={() => onShown(shown.filter((other) => other !== id))}
                  />
                  {columnOf(id).label}
                </label>
                <IconButton label={`Move ${columnOf(id).label} up`} disabled={at < 2} onClick={() => onShown(moved(shown, id, -1))}>
                  ↑
                </IconButton>
                <IconButton
                  label={`Move ${columnOf(id).label} down`}
                  disabled={at === 0 || at === shown.length - 1}
                  onClick={() => onShown(moved(shown, id, 1))}
                >
                  ↓
                </IconButton>
              </li>
            ))}
          </ul>
        </section>
        {hidden.length === 0 ? null : (
          <section aria-label="Hidden">
            <h3 className="pb-1 text-sm font-semibold text-ink-3">Hidden</h3>
            <ul>
              {hidden.map(({ id, label }) => (
                <li key={id} className="border-b border-line">
                  <label className="flex min-h-11 items-center gap-3 text-[15px]">
                    <input type="checkbox" className="size-5" checked={false} onChange={() => onShown([...shown, id])} />
                    {label}
                  </label>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Sheet>
  );
}

/** The columns with one of them moved by one position; the deal's name stays first. */
export function moved(ids: readonly ColumnId[], id: ColumnId, by: 1 | -1): readonly ColumnId[] {
  const at = ids.indexOf(id);
  const to = at + by;
  if (at < 1 || to < 1 || to >= ids.length) return ids;
  return ids.toSpliced(at, 1).toSpliced(to, 0, id);
}
