import { isoDate } from '../../../kernel/calendar.ts';
import type { IsoDate } from '../../../kernel/calendar.ts';
import { landlordCheckedOn } from './checked.ts';
import type { RuleRef } from '../../ruleRef.ts';

/**
 * The pending rule that may still change a day's law; empty if there isn't one. The Autumn Budget 2026 was unknown when the rules were
 * checked and sets the years from April 2027; the figures include none of it.
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
