import { isoDate } from '../../../kernel/calendar.ts';

/** The day the figures of this folder were last checked at their sources. */
export const landlordCheckedOn = isoDate('2026-11-20');
