import { useCallback, useMemo } from 'react';
import type { ViewDb } from '../../../../data/view/viewDb.ts';
import { putSetting, useSetting } from '../../../../data/view/settings.ts';
import { parseColumnId, type ColumnId } from '../../../parts/dealColumns/columns.ts';
import { parseDealsSearch, type DealShow, type DealsSearch } from '../../../parts/address/dealsSearch.ts';

/** A named view: columns, sort and filters, as written in a URL. */
export interface SavedView {
  readonly name: string;
  readonly search: DealsSearch;
}

/** This device's settings for the deals screen. */
export interface DealsViewSettings {
  readonly dense: boolean;
  readonly widths: Readonly<Partial<Record<ColumnId, number>>>;
  readonly views: readonly SavedView[];
}

const settingKey = 'workbench';
const none: DealsViewSettings = { dense: false, widths: {}, views: [] };
export const maxViews = 30;

/** The settings from storage. Unknown or damaged parts get their default. Never throws. */
export function parseDealsViewSettings(value: unknown): DealsViewSettings {
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

/** The part of a search that a view stores, without the selection and the view's own name. */
export const viewPart = ({ sel: _sel, view: _view, ...rest }: DealsSearch, show: DealShow): DealsSearch => ({ ...rest, show });

export interface DealsViewSettingsState {
  readonly settings: DealsViewSettings;
  readonly changeSettings: (change: Partial<DealsViewSettings>) => void;
}

/** This device's settings for the deals screen, and a setter. */
export function useDealsViewSettings(view: ViewDb): DealsViewSettingsState {
  const stored = useSetting(view, settingKey);
  const settings = useMemo(() => parseDealsViewSettings(stored), [stored]);
  const changeSettings = useCallback(
    (changes: Partial<DealsViewSettings>) => void putSetting(view, settingKey, { ...settings, ...changes }),
    [view, settings],
  );
  return { settings, changeSettings };
}
