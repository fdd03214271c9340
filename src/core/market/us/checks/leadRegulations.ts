import type { Regulation } from '../../../deal/strategies/regulations/regulation.ts';
import { everyState, marketsOf, read, rentals, tenancies, unread, usCheck } from './usCheck.ts';

const beforeLeadBan = [{ fact: 'yearBuilt', below: 1978 }] as const;

/** Lead paint, and whom a landlord or seller may not turn away: federal law, and states that add to it. */
export const leadRegulations: readonly Regulation[] = [
  usCheck({
    id: 'us-lead-disclosure',
    strategies: [...tenancies, 'house-hack'],
    places: everyState,
    when: beforeLeadBan,
    words: 'The home dates from before 1978: tenants get what is known of lead paint, its records and the EPA pamphlet before they sign.',
    wordsIfUnknown:
      'If the home dates from before 1978, tenants get what is known of lead paint, its records and the EPA pamphlet before they sign.',
    rule: read(
      'Lead-based paint disclosure, 40 CFR part 745 subpart F and 24 CFR part 35 subpart A',
      '1996-12-06',
      'https://www.epa.gov/lead/real-estate-disclosures-about-potential-lead-hazards',
    ),
  }),
  usCheck({
    id: 'us-lead-disclosure-sale',
    strategies: ['flip'],
    places: everyState,
    when: beforeLeadBan,
    words: 'The home dates from before 1978: your buyer gets what is known of lead paint, the EPA pamphlet and ten days to test.',
    wordsIfUnknown:
      'If the home dates from before 1978, your buyer gets what is known of lead paint, the EPA pamphlet and ten days to test.',
    rule: read(
      'Lead-based paint disclosure, 40 CFR part 745 subpart F and 24 CFR part 35 subpart A',
      '1996-12-06',
      'https://www.epa.gov/lead/real-estate-disclosures-about-potential-lead-hazards',
    ),
  }),
  usCheck({
    id: 'us-lead-renovation',
    strategies: [...rentals, 'flip'],
    places: everyState,
    when: beforeLeadBan,
    words:
      'Work that disturbs paint in a rental or a home for resale from before 1978 has to be done by lead-safe certified renovators, your own crew included.',
    wordsIfUnknown:
      'If the home dates from before 1978, work that disturbs paint has to be done by lead-safe certified renovators, your own crew included.',
    rule: read(
      'Renovation, Repair and Painting Rule, 40 CFR part 745 subpart E',
      '2010-04-22',
      'https://www.epa.gov/lead/lead-renovation-repair-and-painting-program',
    ),
  }),
  usCheck({
    id: 'us-fair-housing',
    strategies: rentals.filter((strategy) => strategy !== 'house-hack'),
    places: everyState,
    words:
      'Nobody may be turned away for race, color, religion, sex, national origin, disability or children; states and cities add to the list.',
    rule: read('Fair Housing Act, 42 U.S.C. 3601 to 3619', '1968-04-11', 'https://www.hud.gov/fairhousing'),
  }),
  usCheck({
    id: 'us-fair-housing-owner-occupied',
    strategies: ['house-hack'],
    places: everyState,
    words:
      'A building of up to four units that its owner lives in is spared parts of the Fair Housing Act, but not its ban on discriminating advertisements, and many states spare it less.',
    rule: unread('Fair Housing Act, 42 U.S.C. 3603(b)(2) and 3604(c)', '1968-04-11', 'https://www.hud.gov/fairhousing'),
  }),
  usCheck({
    id: 'us-voucher-tenants',
    strategies: tenancies,
    places: marketsOf(
      'CA',
      'CO',
      'CT',
      'DC',
      'HI',
      'IL',
      'MA',
      'MD',
      'ME',
      'MI',
      'MN',
      'ND',
      'NJ',
      'NY',
      'OK',
      'OR',
      'RI',
      'UT',
      'VA',
      'VT',
      'WA',
      'WI',
      'DE',
    ),
    level: 'ask',
    words:
      'State law protects a tenant’s lawful source of income, in most of these states housing vouchers too. Ask how far it goes here before you screen applicants.',
    rule: unread(
      'State laws on source of income, as listed by HUD',
      '2025-04-02',
      'https://www.hud.gov/Program_Offices/Public_Indian_Housing/Source_Income_Protections_0',
    ),
  }),
];
