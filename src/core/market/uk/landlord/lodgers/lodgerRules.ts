import { isoDate } from '../../../../kernel/calendar.ts';
import type { RuleRef } from '../../../ruleRef.ts';

const checkedOn = isoDate('2026-11-25');

/**
 * If several people receive the rent, each has half the limit. Rent up to it is exempt; above it, each person chooses a method every year.
 */
export const rentARoomMethodsRule: RuleRef = {
  id: 'rent-a-room-limits-2016-04-06',
  title:
    'Rent a Room: limits for one person or several receiving the rent, and tax on rent above the limit or on the profit (HMRC Property Income Manual PIM4010)',
  url: 'https://www.gov.uk/hmrc-internal-manuals/property-income-manual/pim4010',
  inForceFrom: isoDate('2016-04-06'),
  checkedOn,
};

/** The property allowance does not apply to lodgers' rent. */
export const noAllowanceRule: RuleRef = {
  id: 'property-allowance-rent-a-room-2017-04-06',
  title: 'Property allowance: not available if costs are deducted from lodgers’ rent (HMRC Property Income Manual PIM4458)',
  url: 'https://www.gov.uk/hmrc-internal-manuals/property-income-manual/pim4458',
  inForceFrom: isoDate('2017-04-06'),
  checkedOn,
};

/**
 * A fair and reasonable share of costs and interest is allowed for a partly let home. Checked in secondary sources, not in the original.
 */
export const sharedCostsRule: RuleRef = {
  id: 'part-let-costs-2005-04-06',
  title: 'Costs and interest of a partly let home: a fair and reasonable share (HMRC Property Income Manual PIM2105)',
  url: 'https://www.gov.uk/hmrc-internal-manuals/property-income-manual/pim2105',
  inForceFrom: isoDate('2005-04-06'),
  checkedOn,
  confirmed: false,
};

/** With one lodger, no gain is chargeable; with more, the lodgers' part is chargeable. */
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
