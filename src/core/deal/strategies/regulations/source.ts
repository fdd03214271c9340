import { isoDate } from '../../../kernel/calendar.ts';
import type { RegulationSource } from './regulation.ts';

/** A rule whose text or official guidance was read. */
export const read = (title: string, inForceFrom: string, url: string): RegulationSource => ({
  title,
  url,
  inForceFrom: isoDate(inForceFrom),
  checkedOn: isoDate('2026-11-20'),
  confirmed: true,
});

/** A rule known from practice; its text could not be read at its source. */
export const unread = (title: string, inForceFrom: string, url: string): RegulationSource => ({
  ...read(title, inForceFrom, url),
  confirmed: false,
});
