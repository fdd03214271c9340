import { isoDate } from '../../../kernel/calendar.ts';

/** Changes with every change to a US owner tax figure. */
export const ownerTaxVersion = 'us-owner-2026-11-26';

/** The date of the last check of these figures. */
export const ownerTaxCheckedOn = isoDate('2026-11-26');
