import type { Regulation } from '../../../deal/strategies/regulations/regulation.ts';
import { everyState, marketsOf, read, unread, usCheck } from './usCheck.ts';

const resaleRule = read(
  'FHA property flipping, 24 CFR 203.37a and HUD Handbook 4000.1',
  '2015-01-01',
  'https://www.ecfr.gov/current/title-24/section-203.37a',
);

/** Rules for flips: the buyer's loan, permits and disclosures. */
export const resaleRegulations: readonly Regulation[] = [
  usCheck({
    id: 'us-resale-ninety-days',
    strategies: ['flip'],
    places: everyState,
    when: [{ fact: 'projectMonths', below: 4 }],
    words:
      'A buyer with an FHA loan cannot sign a contract to buy within 90 days of your own purchase. A quick sale therefore excludes many first-time buyers.',
    wordsIfUnknown: 'A buyer with an FHA loan cannot sign a contract to buy within 90 days of your own purchase.',
    rule: resaleRule,
  }),
  usCheck({
    id: 'us-resale-second-appraisal',
    strategies: ['flip'],
    places: everyState,
    when: [{ fact: 'projectMonths', below: 7 }],
    level: 'ask',
    words:
      'Between 91 and 180 days after your purchase, an FHA buyer needs a second appraisal if you sell for at least twice what you paid, and the buyer may not pay for it. Keep the invoices for your work.',
    rule: resaleRule,
  }),
  usCheck({
    id: 'us-resale-permits',
    strategies: ['flip', 'brrrr'],
    places: everyState,
    level: 'ask',
    words:
      'Ask the building department which permits are on file and which your work needs. Unpermitted work must be disclosed and can stop a sale or an appraisal.',
    rule: unread('International Residential Code R105, permits, as adopted locally', '2021-01-01', 'https://www.iccsafe.org/adoptions/'),
  }),
  usCheck({
    id: 'us-resale-contractor',
    strategies: ['flip', 'brrrr'],
    places: everyState,
    level: 'ask',
    words:
      'In many states, an owner may act as builder only for a home that is not sold or rented within a year. Ask the license board whether you need a licensed contractor.',
    rule: unread('State contractor license laws', '2020-01-01', 'https://www.nascla.org/'),
  }),
  usCheck({
    id: 'us-resale-seller-disclosure',
    strategies: ['flip'],
    places: everyState,
    level: 'ask',
    words:
      'Most states require the seller to disclose known defects in writing, and an investor who never lived there is rarely exempt. Ask for this state’s form.',
    rule: unread('State laws on seller’s disclosure', '2020-01-01', 'https://www.hud.gov/states'),
  }),
  usCheck({
    id: 'us-resale-california',
    strategies: ['flip'],
    places: marketsOf('CA'),
    when: [{ fact: 'projectMonths', below: 18 }],
    words:
      'If you sell a property of one to four units within 18 months of purchase, you must give the buyer a list of the contractors’ work, the contractors’ names for work above $500, and the permits.',
    wordsIfUnknown:
      'If you sell a property of one to four units within 18 months, you must give the buyer a list of the contractors’ work, the contractors’ names for work above $500, and the permits.',
    rule: read(
      'AB 968, Civil Code section 1102.6h',
      '2024-07-01',
      'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1102.6h',
    ),
  }),
];
