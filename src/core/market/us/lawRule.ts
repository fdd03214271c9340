import { isoDate } from '../../kernel/calendar.ts';
import type { UsRule } from './usRule.ts';

/**
 * The source of a figure. `seen` is false if the figure is general knowledge that was not checked at a source; it is shown as unconfirmed.
 */
export interface LawSource {
  readonly title: string;
  readonly url: string;
  /** The start date of the figure; the first day of its year if the source gives none. */
  readonly from: string;
  readonly seen: boolean;
}

/** The date of the last check of US purchase, property tax and lending law. */
export const lawCheckedOn = isoDate('2026-11-24');

/** A rule of US law from its source. */
export const lawRule = (id: string, { title, url, from, seen }: LawSource): UsRule => ({
  id,
  title,
  url,
  inForceFrom: isoDate(from),
  checkedOn: lawCheckedOn,
  certainty: seen ? 'confirmed' : 'unconfirmed',
  ...(seen ? {} : { confirmed: false }),
});
