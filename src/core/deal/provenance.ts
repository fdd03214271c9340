import type { Currency } from '../kernel/money.ts';
import type { IsoDate } from '../kernel/calendar.ts';
import { formatDay } from '../kernel/formatMoneyAndRates.ts';

/** The source of an input. `listing`: read from the page; `estimate`: computed from area figures; `you`: typed by the person. */
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

/** A publication behind a figure. `url` is null only if the figure is our own convention, in which case `title` says so. */
export interface Source {
  readonly title: string;
  readonly url: string | null;
  readonly publishedOn: IsoDate | null;
  readonly checkedOn: IsoDate;
  /** False if the figure could not be confirmed by `checkedOn`; absent if it was confirmed. */
  readonly confirmed?: boolean;
}

/** A publication or a rule, in the form in which explanations list it. */
export interface ShownSource {
  readonly title: string;
  readonly url: string | null;
  readonly checkedOn: string;
  /** False if its figures could not be confirmed by `checkedOn` and may change; anything based on them says so. */
  readonly confirmed: boolean;
}

type Checked = Omit<ShownSource, 'confirmed'> & Pick<Source, 'confirmed'>;

/** A source as the screen shows it: title, link and check date. */
export const shownSource = ({ title, url, checkedOn, confirmed }: Checked): ShownSource => ({
  title,
  url,
  checkedOn,
  confirmed: confirmed !== false,
});

/** The check date as text, with a warning if the source could not be confirmed; follows "checked on". */
export const checkedOnText = (day: string, confirmed: boolean): string => (confirmed ? day : `${day} (not confirmed, may change)`);

/** One sentence naming the unconfirmed sources; empty if all are confirmed. */
export function unconfirmedNote(sources: readonly Checked[]): readonly string[] {
  const open = sources.filter(({ confirmed }) => confirmed === false).map(shownSource);
  const [first] = open;
  if (first === undefined) return [];
  const titles = [...new Set(open.map(({ title }) => title))].join('; ');
  return [`Not confirmed, may change: ${titles} (checked on ${formatDay(first.checkedOn)}).`];
}
