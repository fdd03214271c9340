import type { Regulation } from '../../../deal/strategies/regulations/regulation.ts';
import { boughtRentals, everyState, read, unread, usCheck } from './usCheck.ts';

const handbook = 'https://www.hud.gov/hud-partners/single-family-handbook-4000-1';
const cashOut = 'https://selling-guide.fanniemae.com/sel/b2-1.3-03/cash-out-refinance-transactions';

/** Requirements of lenders and their insurers: agency rules, not law. */
export const lendingRegulations: readonly Regulation[] = [
  usCheck({
    id: 'us-loan-occupancy',
    strategies: ['house-hack'],
    places: everyState,
    words:
      'With an FHA loan you move in within 60 days and live there for a year; an owner-occupant’s conventional loan asks the same year.',
    rule: read('HUD Handbook 4000.1, principal residence', '2015-09-14', handbook),
  }),
  usCheck({
    id: 'us-loan-units',
    strategies: ['house-hack'],
    places: everyState,
    when: [{ fact: 'units', above: 4 }],
    words: 'Five units or more are a commercial loan: no FHA, VA or agency loan of an owner-occupant buys them.',
    wordsIfUnknown:
      'FHA, VA and agency loans of an owner-occupant buy up to four units. Count the legal ones: a unit without a permit may not count.',
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
      'Three or four units with an FHA loan have to carry themselves, and 75 % of the market rent of all units, yours included, does not cover the monthly payment.',
    wordsIfUnknown:
      'With an FHA loan on three or four units, 75 % of the market rent of all units, yours included, has to cover the monthly payment, and three payments have to stay in reserve. Two units are spared.',
    rule: read('HUD Handbook 4000.1, net self-sufficiency rental income', '2015-09-14', handbook),
  }),
  usCheck({
    id: 'us-loan-cash-out-seasoning',
    strategies: ['brrrr'],
    places: everyState,
    when: [{ fact: 'projectMonths', below: 12 }],
    words:
      'An agency cash-out refinance needs six months on title, and twelve months since the note of a first mortgage it pays off. Sooner there is the delayed financing of a cash purchase, or a DSCR lender that asks three to six months.',
    wordsIfUnknown:
      'An agency cash-out refinance needs six months on title, and twelve months since the note of a first mortgage it pays off.',
    rule: read('Fannie Mae Selling Guide B2-1.3-03, cash-out refinance', '2023-04-01', cashOut),
  }),
  usCheck({
    id: 'us-loan-cash-out-share',
    strategies: ['brrrr'],
    places: everyState,
    words: 'An agency cash-out refinance of a rental ends at 75 % of the appraised value for one unit and at 70 % for two to four.',
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
      'Fannie Mae lends on a rental to owners of up to ten financed homes, with six months of payments in reserve and more for each other one. Ask where you stand with this loan.',
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
      'Lenders take nightly income at 75 % to 80 %, or only with twelve months of history, and agency loans mostly look at a long lease’s rent. Ask what counts.',
    rule: unread('Practice of DSCR lenders; Fannie Mae Selling Guide B3-3.1-08', '2024-01-01', 'https://selling-guide.fanniemae.com/'),
  }),
  usCheck({
    id: 'us-flood-insurance',
    strategies: [...boughtRentals, 'house-hack', 'flip'],
    places: everyState,
    level: 'ask',
    words:
      'In a flood zone that begins with A or V a federally backed or regulated lender requires flood insurance. Ask for the FEMA zone, the elevation and a quote.',
    rule: read('Flood Disaster Protection Act of 1973, 42 U.S.C. 4012a', '1973-12-31', 'https://msc.fema.gov/portal/home'),
  }),
  usCheck({
    id: 'us-cash-purchase-report',
    strategies: [...boughtRentals, 'flip'],
    places: everyState,
    level: 'ask',
    words:
      'Reports to FinCEN of cash purchases by an LLC or trust, due from 1 March 2026, are suspended while a court’s order of 19 March 2026 stands, and the government has appealed. Ask the title company where that stands.',
    rule: read(
      'Residential Real Estate Rule, 31 CFR 1031.320; Flowers Title Companies v. Bessent (E.D. Tex. 2026)',
      '2026-03-01',
      'https://www.fincen.gov/rre',
    ),
  }),
];
