import type { IsoDate } from '../kernel/calendar.ts';

/** Where an input came from. `listing`: read from the page; `estimate`: computed from area figures; `you`: typed by the person. */
export type Provenance =
  | { readonly kind: 'listing'; readonly readFrom: string }
  | { readonly kind: 'estimate'; readonly method: string; readonly low: number; readonly high: number; readonly source: Source }
  | { readonly kind: 'default'; readonly source: Source }
  | { readonly kind: 'profile' }
  | { readonly kind: 'you' };

/** A publication behind a figure. `url` is null only where the figure is our own convention, and `title` says so. */
export interface Source {
  readonly title: string;
  readonly url: string | null;
  readonly publishedOn: IsoDate | null;
  readonly checkedOn: IsoDate;
}
