import type { Currency } from '../kernel/money.ts';
import type { IsoDate } from '../kernel/calendar.ts';
import { formatDay } from './format.ts';

/** Where an input came from. `listing`: read from the page; `estimate`: computed from area figures; `you`: typed by the person. */
export type Provenance =
  | { readonly kind: 'listing'; readonly readFrom: string }
  | {
      readonly kind: 'estimate';
      readonly method: string;
      readonly low: number;
      readonly high: number;
      readonly currency: Currency;
      readonly source: Source;
    }
  | { readonly kind: 'default'; readonly source: Source }
  | { readonly kind: 'profile' }
  | { readonly kind: 'you' };

/** A publication behind a figure. `url` is null only where the figure is our own convention, and `title` says so. */
export interface Source {
  readonly title: string;
  readonly url: string | null;
  readonly publishedOn: IsoDate | null;
  readonly checkedOn: IsoDate;
  /** False where its figure could not be confirmed by `checkedOn`; absent where nothing is open. */
  readonly confirmed?: boolean;
}

/** A publication or a rule as explanations list it. */
export interface ShownSource {
  readonly title: string;
  readonly url: string | null;
  readonly checkedOn: string;
  /** False where its figures could not be confirmed by `checkedOn` and may change: what rests on it says so. */
  readonly confirmed: boolean;
}

type Checked = Omit<ShownSource, 'confirmed'> & Pick<Source, 'confirmed'>;

export const shownSource = ({ title, url, checkedOn, confirmed }: Checked): ShownSource => ({
  title,
  url,
  checkedOn,
  confirmed: confirmed !== false,
});

/** "20 November 2026", or the same with a warning; said after "checked on". */
export const checkedWords = (day: string, confirmed: boolean): string => (confirmed ? day : `${day}; not confirmed, may change`);

/** What could not be confirmed among sources, each once, in one sentence; nothing where all of them could. */
export function openNotes(sources: readonly Checked[]): readonly string[] {
  const open = sources.filter(({ confirmed }) => confirmed === false).map(shownSource);
  const [first] = open;
  if (first === undefined) return [];
  const titles = [...new Set(open.map(({ title }) => title))].join('; ');
  return [`Not confirmed, may change: ${titles} (checked on ${formatDay(first.checkedOn)}).`];
}
