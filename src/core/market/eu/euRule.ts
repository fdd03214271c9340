import { isoDate } from '../../kernel/calendar.ts';
import type { RuleRef } from '../rules.ts';

/** The day the rules of letting and selling in Europe were last looked at. */
export const rulesCheckedOn = isoDate('2026-11-24');

/** A rule of tax that was read in published material. */
export const confirmedRule = (id: string, title: string, inForceFrom: string, url: string): RuleRef => ({
  id,
  title,
  url,
  inForceFrom: isoDate(inForceFrom),
  checkedOn: rulesCheckedOn,
  confirmed: true,
});

/** A rule known from practice; nothing could be read that confirms it. The screen says so. */
export const unconfirmedRule = (id: string, title: string, inForceFrom: string, url: string): RuleRef => ({
  ...confirmedRule(id, title, inForceFrom, url),
  confirmed: false,
});
