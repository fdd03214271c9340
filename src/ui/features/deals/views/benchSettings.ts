import { useCallback, useMemo } from 'react';
import type { ViewDb } from '../../../../data/view/viewDb.ts';
import { putSetting, useSetting } from '../../../../data/view/settings.ts';
import { parseColumnId, type ColumnId } from '../../../parts/dealColumns/columns.ts';
import { parseDealsSearch, type DealShow, type DealsSearch } from '../../../parts/address/dealsSearch.ts';

/** A named way to look at the deals: columns, order and filters, as an address carries them. */
export interface SavedView {
  readonly name: string;
  readonly search: DealsSearch;
}

/** How this device shows the deals. */
export interface BenchSettings {
  readonly dense: boolean;
  readonly widths: Readonly<Partial<Record<ColumnId, number>>>;
  readonly views: readonly SavedView[];
}

const settingKey = 'workbench';
const none: BenchSettings = { dense: false, widths: {}, views: [] };
export const mostViews = 30;

/** Settings of any build, today's part of them; never fails. */
export function parseBenchSettings(value: unknown): BenchSettings {
  if (!isRecord(value)) return none;
  const widths = isRecord(value['widths']) ? value['widths'] : {};
  const views = Array.isArray(value['views']) ? (value['views'] as readonly unknown[]) : [];
  return {
    dense: value['dense'] === true,
    widths: Object.fromEntries(
      Object.entries(widths).filter(
        ([id, width]) => parseColumnId(id) !== null && typeof width === 'number' && width >= 40 && width <= 800,
      ),
    ),
    views: views.flatMap((view): readonly SavedView[] => {
      if (!isRecord(view) || typeof view['name'] !== 'string' || view['name'].trim() === '') return [];
      return [{ name: view['name'].slice(0, 60), search: isRecord(view['search']) ? parseDealsSearch(view['search'], '/deals-v2') : {} }];
    }),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** The part of a search that a saved view keeps: what it is shown as, not what is chosen, and not its own name. */
export const viewPart = ({ sel: _sel, view: _view, ...rest }: DealsSearch, show: DealShow): DealsSearch => ({ ...rest, show });

export interface BenchSettingsState {
  readonly settings: BenchSettings;
  readonly changeSettings: (change: Partial<BenchSettings>) => void;
}

/** The settings of the deals on this device and the way to change them. */
export function useBenchSettings(view: ViewDb): BenchSettingsState {
  const stored = useSetting(view, settingKey);
  const settings = useMemo(() => parseBenchSettings(stored), [stored]);
  const changeSettings = useCallback(
    (changes: Partial<BenchSettings>) => void putSetting(view, settingKey, { ...settings, ...changes }),
    [view, settings],
  );
  return { settings, changeSettings };
}
