import { isoDate } from '../../../kernel/calendar.ts';

/** Changes with any figure of the taxes of an American owner. */
export const ownerTaxVersion = 'us-owner-2026-11-26';

/** The day those figures were last looked at. */
export const ownerTaxCheckedOn = isoDate('2026-11-26');
