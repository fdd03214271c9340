import type { Regulation } from '../../../deal/strategies/regulations/regulation.ts';
import { everyState, marketsOf, read, rentals, tenancies, unread, usCheck } from './usCheck.ts';

const beforeLeadBan = [{ fact: 'yearBuilt', below: 1978 }] as const;

/** Rules on lead paint and fair housing: federal law, and the laws of states that add to it. */
export const leadRegulations: readonly Regulation[] = [
  usCheck({
    id: 'us-lead-disclosure',
    strategies: [...tenancies, 'house-hack'],
    places: everyState,
    when: beforeLeadBan,
    words:
      'The home dates from before 1978: give tenants all known information and records on lead paint, and the EPA pamphlet, before they sign.',
    wordsIfUnknown:
      'If the home dates from before 1978, give tenants all known information and records on lead paint, and the EPA pamphlet, before they sign.',
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
    words:
      'The home dates from before 1978: give your buyer all known lead-paint information and the EPA pamphlet, and allow ten days for a test.',
    wordsIfUnknown:
      'If the home dates from before 1978, give your buyer all known lead-paint information and the EPA pamphlet, and allow ten days for a test.',
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
      'In a pre-1978 rental or resale, work that disturbs paint must be done by lead-safe certified renovators, including your own crew.',
    wordsIfUnknown:
      'If the home dates from before 1978, work that disturbs paint must be done by lead-safe certified renovators, including your own crew.',
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
      'You may not turn anyone away because of race, color, religion, sex, national origin or disability, or because they have children. States and cities add to this list.',
    rule: read('Fair Housing Act, 42 U.S.C. 3601 to 3619', '1968-04-11', 'https://www.hud.gov/fairhousing'),
  }),
  usCheck({
    id: 'us-fair-housing-owner-occupied',
    strategies: ['house-hack'],
    places: everyState,
    words:
      'An owner-occupied building of up to four units is exempt from parts of the Fair Housing Act, but not from its ban on discriminatory advertising. Many states exempt less.',
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
      'State law protects a tenant’s lawful source of income, and in most of these states housing vouchers too. Ask how far it goes here before you screen applicants.',
    rule: unread(
      'State laws on source of income, as listed by HUD',
      '2025-04-02',
      'https://www.hud.gov/Program_Offices/Public_Indian_Housing/Source_Income_Protections_0',
    ),
  }),
];
