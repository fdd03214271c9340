import { useState } from 'react';
import { TextField } from '../../../components/field/TextField.tsx';
import { Sheet } from '../../../components/panel/Sheet.tsx';
import { Button } from '../../../components/press/Button.tsx';
import type { DealShow, DealsSearch } from '../../../parts/address/dealsSearch.ts';
import { mostViews, viewPart, type SavedView } from './benchSettings.ts';

interface ViewsSheetProps {
  readonly onClose: () => void;
  readonly views: readonly SavedView[];
  readonly search: DealsSearch;
  readonly show: DealShow;
  readonly onViews: (views: readonly SavedView[]) => void;
  readonly onOpen: (search: DealsSearch) => void;
}

/** Named views of this device: open one, keep what is shown now under a name, forget one. */
export function ViewsSheet({ onClose, views, search, show, onViews, onOpen }: ViewsSheetProps) {
  const [name, setName] = useState(search.view ?? '');
  const trimmed = name.trim();
  const replaces = views.some((view) => view.name === trimmed);
  const isBin = trimmed === 'bin';
  const full = !replaces && views.length >= mostViews;
  const keep = (): void => {
    if (trimmed === '' || full || isBin) return;
    onViews([...views.filter((view) => view.name !== trimmed), { name: trimmed, search: viewPart(search, show) }]);
    onOpen({ ...viewPart(search, show), view: trimmed });
    onClose();
  };
  return (
    <Sheet open onClose={onClose} title="Saved views">
      <div className="grid gap-5" data-testid="bench-views">
        <ul className="grid">
          {[{ name: 'All deals', search: {} }, ...views].map((view, at) => (
            <li key={view.name} className="flex items-center justify-between gap-3 border-b border-line">
              <button
                type="button"
                className="min-h-11 min-w-0 flex-1 truncate text-left text-[15px] hover:underline aria-current:font-semibold"
                aria-current={(search.view ?? 'All deals') === view.name ? 'true' : undefined}
                onClick={() => {
                  onOpen(at === 0 ? {} : { ...view.search, view: view.name });
                  onClose();
                }}
              >
                {view.name}
              </button>
              {at === 0 ? null : (
                <Button
                  look="quiet"
                  size="small"
                  aria-label={`Forget ${view.name}`}
                  onClick={() => onViews(views.filter((other) => other.name !== view.name))}
                >
                  Forget
                </Button>
              )}
            </li>
          ))}
        </ul>
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            keep();
          }}
        >
          <TextField
            label="Name of what is shown now"
            hint="Keeps view, columns, order, filters and search on this device."
            value={name}
            maxLength={60}
            onChange={(event) => setName(event.target.value)}
            error={isBin ? 'The bin has this name already.' : full ? `There are ${mostViews} views already. Forget one first.` : undefined}
            data-testid="bench-view-name"
          />
          <Button look="primary" type="submit" disabled={trimmed === '' || full || isBin} data-testid="bench-view-keep">
            {replaces ? 'Save over it' : 'Save view'}
          </Button>
        </form>
      </div>
    </Sheet>
  );
}
