import { isoDate } from '../../../kernel/calendar.ts';
import type { RegulationSource } from './regulation.ts';

/** The source of a rule confirmed by guidance, or by notes from several lawyers or councils; the link leads to the law or the guidance. */
export const read = (title: string, inForceFrom: string, url: string): RegulationSource => ({
  title,
  url,
  inForceFrom: isoDate(inForceFrom),
  checkedOn: isoDate('2026-11-20'),
  confirmed: true,
});

/** The source of a rule known from practice, without a text we could read to confirm it. */
export const unread = (title: string, inForceFrom: string, url: string): RegulationSource => ({
  ...read(title, inForceFrom, url),
  confirmed: false,
});
