import { isoDate } from '../../../../kernel/calendar.ts';
import type { RuleRef } from '../../../ruleRef.ts';

const checkedOn = isoDate('2026-11-25');

/** Half of the limit for each of several, exempt below it, and a choice each year above it. */
export const rentARoomMethodsRule: RuleRef = {
  id: 'rent-a-room-limits-2016-04-06',
  title: 'Rent a Room: limits of one and of several, and tax on what is above or on the profit (HMRC Property Income Manual PIM4010)',
  url: 'https://www.gov.uk/hmrc-internal-manuals/property-income-manual/pim4010',
  inForceFrom: isoDate('2016-04-06'),
  checkedOn,
};

/** No property allowance against the rent of lodgers. */
export const noAllowanceRule: RuleRef = {
  id: 'property-allowance-rent-a-room-2017-04-06',
  title: 'Property allowance: none where costs are deducted from lodgers’ rent (HMRC Property Income Manual PIM4458)',
  url: 'https://www.gov.uk/hmrc-internal-manuals/property-income-manual/pim4458',
  inForceFrom: isoDate('2017-04-06'),
  checkedOn,
};

/** Costs and interest of a home in part let count in a fair and reasonable part. Read as others quote it, not at its source. */
export const sharedCostsRule: RuleRef = {
  id: 'part-let-costs-2005-04-06',
  title: 'Costs and interest of a home let in part: a fair and reasonable share (HMRC Property Income Manual PIM2105)',
  url: 'https://www.gov.uk/hmrc-internal-manuals/property-income-manual/pim2105',
  inForceFrom: isoDate('2005-04-06'),
  checkedOn,
  confirmed: false,
};

/** No gain is charged on a home with one lodger; with more the lodgers' part is. */
export const residenceReliefRule: RuleRef = {
  id: 'residence-relief-lodger-1980-11-14',
  title: 'Private residence relief: a lodger (HMRC Capital Gains Manual CG64702, Statement of Practice 14/80)',
  url: 'https://www.gov.uk/hmrc-internal-manuals/capital-gains-manual/cg64702',
  inForceFrom: isoDate('1980-11-14'),
  checkedOn,
};

/** The capital gains relief for lodgers' rooms in the owner's own home. */
export const lettingsReliefRule: RuleRef = {
  id: 'lettings-relief-2020-04-06',
  title: 'Lettings relief (Taxation of Chargeable Gains Act 1992, s. 223B; HMRC Capital Gains Manual CG64710)',
  url: 'https://www.gov.uk/hmrc-internal-manuals/capital-gains-manual/cg64710',
  inForceFrom: isoDate('2020-04-06'),
  checkedOn,
};
