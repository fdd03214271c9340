import { useState } from 'react';
import { TextField } from '../../../components/field/TextField.tsx';
import { Sheet } from '../../../components/panel/Sheet.tsx';
import { Button } from '../../../components/press/Button.tsx';
import type { DealShow, DealsSearch } from '../../../parts/address/dealsSearch.ts';
import { maxViews, viewPart, type SavedView } from './dealsViewSettings.ts';

interface ViewsSheetProps {
  readonly onClose: () => void;
  readonly views: readonly SavedView[];
  readonly search: DealsSearch;
  readonly show: DealShow;
  readonly onViews: (views: readonly SavedView[]) => void;
  readonly onOpen: (search: DealsSearch) => void;
}

/** The named views on this device, to open, save and delete. */
export function ViewsSheet({ onClose, views, search, show, onViews, onOpen }: ViewsSheetProps) {
  const [name, setName] = useState(search.view ?? '');
  const trimmed = name.trim();
  const replaces = views.some((view) => view.name === trimmed);
  const isBin = trimmed === 'bin';
  const full = !replaces && views.length >= maxViews;
  const save = (): void => {
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
                  aria-label={`Delete ${view.name}`}
                  onClick={() => onViews(views.filter((other) => other.name !== view.name))}
                >
                  Delete
                </Button>
              )}
            </li>
          ))}
        </ul>
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <TextField
            label="Name for the current view"
            hint="Saves the view, columns, sort, filters and search on this device."
            value={name}
            maxLength={60}
            onChange={(event) => setName(event.target.value)}
            error={
              isBin
                ? '“bin” is reserved. Choose another name.'
                : full
                  ? `You have ${maxViews} views, the maximum. Delete one first.`
                  : undefined
            }
            data-testid="bench-view-name"
          />
          <Button look="primary" type="submit" disabled={trimmed === '' || full || isBin} data-testid="bench-view-keep">
            {replaces ? 'Replace view' : 'Save view'}
          </Button>
        </form>
      </div>
    </Sheet>
  );
}
