import { isoDate } from '../../../kernel/calendar.ts';
import type { RuleRef } from '../../ruleRef.ts';

/** Costs before a property is first let are deducted in its first letting year, as if paid on the first day. */
export const preLettingRule: RuleRef = {
  id: 'pre-letting-expenses',
  title: 'Expenses before a letting begins (HMRC Property Income Manual PIM2505; Income Tax (Trading and Other Income) Act 2005, s. 57)',
  url: 'https://www.gov.uk/hmrc-internal-manuals/property-income-manual/pim2505',
  inForceFrom: isoDate('2005-04-06'),
  checkedOn: isoDate('2026-11-25'),
};

/** Holiday lets are taxed like any other letting. */
export const holidayLettingsRule: RuleRef = {
  id: 'furnished-holiday-lettings-abolished-2025-04-06',
  title: 'Furnished holiday lettings tax regime abolition',
  url: 'https://www.gov.uk/government/publications/furnished-holiday-lettings-tax-regime-abolition/abolition-of-the-furnished-holiday-lettings-tax-regime',
  inForceFrom: isoDate('2025-04-06'),
  checkedOn: isoDate('2026-11-25'),
};
