import { isoDate } from '../../../kernel/calendar.ts';

/** The date on which this folder's figures were last checked. */
export const landlordCheckedOn = isoDate('2026-11-20');
