import { isoDate } from '../../../kernel/calendar.ts';
import type { RegulationSource } from './regulation.ts';

/** A rule confirmed by guidance, or by notes of several lawyers or councils, that were read; the link leads to the law or the guidance. */
export const read = (title: string, inForceFrom: string, url: string): RegulationSource => ({
  title,
  url,
  inForceFrom: isoDate(inForceFrom),
  checkedOn: isoDate('2026-11-20'),
  confirmed: true,
});

/** A rule known from practice; nothing could be read that confirms it. */
export const unread = (title: string, inForceFrom: string, url: string): RegulationSource => ({
  ...read(title, inForceFrom, url),
  confirmed: false,
});
