import { isoDate } from '../../../kernel/calendar.ts';
import type { IsoDate } from '../../../kernel/calendar.ts';
import { landlordCheckedOn } from './checked.ts';
import type { RuleRef } from '../../ruleRef.ts';

/**
 * The pending Budget rule if it may still change the law on a day; otherwise empty. The Autumn Budget 2026 was unknown when the rules were
 * checked. It sets the rates from April 2027, and the figures do not include it.
 */
export const pendingBudget = (on: IsoDate): readonly RuleRef[] => (on < budget.inForceFrom ? [] : [budget]);

const budget: RuleRef = {
  id: 'autumn-budget-2026-2027-04-06',
  title: 'Autumn Budget 2026 (not yet known): years from April 2027',
  url: 'https://www.gov.uk/government/organisations/hm-treasury',
  inForceFrom: isoDate('2027-04-06'),
  checkedOn: landlordCheckedOn,
  confirmed: false,
};
