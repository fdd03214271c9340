import { isoDate } from '../../../kernel/calendar.ts';

/** The date of the last check of this folder's figures. */
export const landlordCheckedOn = isoDate('2026-11-20');
