import type { Regulation } from '../../../deal/strategies/regulations/regulation.ts';
import { boughtRentals, everyState, read, unread, usCheck } from './usCheck.ts';

const handbook = 'https://www.hud.gov/hud-partners/single-family-handbook-4000-1';
const cashOut = 'https://selling-guide.fanniemae.com/sel/b2-1.3-03/cash-out-refinance-transactions';

/** Lenders' and loan insurers' requirements: agency rules, not law. */
export const lendingRegulations: readonly Regulation[] = [
  usCheck({
    id: 'us-loan-occupancy',
    strategies: ['house-hack'],
    places: everyState,
    words:
      'With an FHA loan you must move in within 60 days and live there for a year. An owner-occupant’s conventional loan also requires a year.',
    rule: read('HUD Handbook 4000.1, principal residence', '2015-09-14', handbook),
  }),
  usCheck({
    id: 'us-loan-units',
    strategies: ['house-hack'],
    places: everyState,
    when: [{ fact: 'units', above: 4 }],
    words: 'Five or more units need a commercial loan. FHA, VA and agency owner-occupant loans don’t cover them.',
    wordsIfUnknown:
      'FHA, VA and agency owner-occupant loans cover up to four units. Count only legal ones, because a unit without a permit may not count.',
    rule: read('HUD Handbook 4000.1, one- to four-unit properties', '2015-09-14', handbook),
  }),
  usCheck({
    id: 'us-loan-self-sufficiency',
    strategies: ['house-hack'],
    places: everyState,
    when: [
      { fact: 'units', atLeast: 3 },
      { fact: 'units', below: 5 },
      { fact: 'selfSufficiency', below: 1 },
      { fact: 'downPayment', below: 0.2 },
    ],
    words:
      'With an FHA loan, a property with three or four units must be self-sufficient. Here 75% of the market rent for all units, including yours, does not cover the monthly payment.',
    wordsIfUnknown:
      'With an FHA loan on three or four units, 75% of the market rent for all units, including yours, must cover the monthly payment, and you must keep three payments in reserve. Two units are exempt.',
    rule: read('HUD Handbook 4000.1, net self-sufficiency rental income', '2015-09-14', handbook),
  }),
  usCheck({
    id: 'us-loan-cash-out-seasoning',
    strategies: ['brrrr'],
    places: everyState,
    when: [{ fact: 'projectMonths', below: 12 }],
    words:
      'An agency cash-out refinance needs six months on title, and any first mortgage it pays off must be at least twelve months old. Sooner options are delayed financing after a cash purchase, or a DSCR lender that requires three to six months.',
    wordsIfUnknown:
      'An agency cash-out refinance needs six months on title, and any first mortgage it pays off must be at least twelve months old.',
    rule: read('Fannie Mae Selling Guide B2-1.3-03, cash-out refinance', '2023-04-01', cashOut),
  }),
  usCheck({
    id: 'us-loan-cash-out-share',
    strategies: ['brrrr'],
    places: everyState,
    words: 'An agency cash-out refinance of a rental is limited to 75% of the appraised value for one unit and 70% for two to four.',
    rule: read(
      'Fannie Mae Eligibility Matrix, investment property',
      '2023-04-01',
      'https://singlefamily.fanniemae.com/media/20786/display',
    ),
  }),
  usCheck({
    id: 'us-loan-financed-properties',
    strategies: ['buy-to-let', 'brrrr', 'hmo'],
    places: everyState,
    level: 'ask',
    words:
      'Fannie Mae lends on a rental to owners of up to ten financed properties, with six months of payments in reserve, plus more for each other financed property. Ask whether this loan fits.',
    rule: read(
      'Fannie Mae Selling Guide B2-2-03, multiple financed properties',
      '2020-01-01',
      'https://selling-guide.fanniemae.com/sel/b2-2-03/multiple-financed-properties-same-borrower',
    ),
  }),
  usCheck({
    id: 'us-loan-night-income',
    strategies: ['serviced-accommodation'],
    places: everyState,
    level: 'ask',
    words:
      'Lenders count 75% to 80% of nightly income, or only income with a twelve-month history, and agency loans usually use the rent under a long-term lease. Ask what counts.',
    rule: unread('Practice of DSCR lenders; Fannie Mae Selling Guide B3-3.1-08', '2024-01-01', 'https://selling-guide.fanniemae.com/'),
  }),
  usCheck({
    id: 'us-flood-insurance',
    strategies: [...boughtRentals, 'house-hack', 'flip'],
    places: everyState,
    level: 'ask',
    words:
      'In a flood zone that begins with A or V, a federally backed or regulated lender requires flood insurance. Ask for the FEMA zone, the elevation and a quote.',
    rule: read('Flood Disaster Protection Act of 1973, 42 U.S.C. 4012a', '1973-12-31', 'https://msc.fema.gov/portal/home'),
  }),
  usCheck({
    id: 'us-cash-purchase-report',
    strategies: [...boughtRentals, 'flip'],
    places: everyState,
    level: 'ask',
    words:
      'Reports to FinCEN of cash purchases by an LLC or trust, due from 1 March 2026, are suspended while a court order of 19 March 2026 is in force. The government has appealed, so ask the title company for the current position.',
    rule: read(
      'Residential Real Estate Rule, 31 CFR 1031.320; Flowers Title Companies v. Bessent (E.D. Tex. 2026)',
      '2026-03-01',
      'https://www.fincen.gov/rre',
    ),
  }),
];
