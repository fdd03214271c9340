import { isoDate } from '../../kernel/calendar.ts';
import type { RuleRef } from '../ruleRef.ts';

/** The date on which the European letting and sale rules were last checked. */
export const rulesCheckedOn = isoDate('2026-11-24');

/** A rule before parsing, with its start date as text: "2026-01-01". */
export interface WrittenRule {
  readonly id: string;
  readonly title: string;
  readonly inForceFrom: string;
  readonly url: string;
}

/** A tax rule checked in published material. */
export const confirmedRule = ({ id, title, inForceFrom, url }: WrittenRule): RuleRef => ({
  id,
  title,
  url,
  inForceFrom: isoDate(inForceFrom),
  checkedOn: rulesCheckedOn,
  confirmed: true,
});

/** A tax rule known from practice that no text we found confirms; the screen shows it as unconfirmed. */
export const unconfirmedRule = (written: WrittenRule): RuleRef => ({ ...confirmedRule(written), confirmed: false });
