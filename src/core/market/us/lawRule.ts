import { isoDate } from '../../kernel/calendar.ts';
import type { UsRule } from './usRule.ts';

/** Where a figure was read. `seen` is false where nobody could read it at a source: general knowledge, shown as not confirmed. */
export interface LawSource {
  readonly title: string;
  readonly url: string;
  /** The day the figure applies from; where the source names none, the first day of its year. */
  readonly from: string;
  readonly seen: boolean;
}

/** The day the American law of purchase, property tax and lending was last looked at. */
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
