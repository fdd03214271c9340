import type { Regulation } from '../../../deal/strategies/regulations/regulation.ts';
import { californiaRentCap, districtRentCap, oregonRentCap, washingtonRentCap } from './rentCaps.ts';
import { goodCauseTowns, montgomeryCounty, newYorkCity, princeGeorgesCounty, saintPaul } from './towns.ts';
import { marketsOf, read, tenancies, unread, usCheck } from './usCheck.ts';

const goodCauseLaw = read(
  'Good Cause Eviction Law, Real Property Law article 6-A',
  '2024-04-20',
  'https://www.nysenate.gov/legislation/laws/RPP/A6-A',
);

/** How far rents of sitting tenants may rise, by state and by places outside California. */
export const rentRegulations: readonly Regulation[] = [
  usCheck({
    id: 'us-rent-california',
    strategies: [...tenancies, 'house-hack'],
    places: marketsOf('CA'),
    words:
      'A sitting tenant’s rent may rise by 5 % plus regional inflation a year, 10 % at most; buildings under 15 years old, owner-occupied duplexes and, with notice, most houses and condos not owned by a corporation are exempt. The cap from 1 August 2026 could not be read (before: 6.3 % in the Bay Area to 8.8 % in San Diego): ask before you count on a rise.',
    rule: californiaRentCap,
  }),
  usCheck({
    id: 'us-rent-oregon',
    strategies: [...tenancies, 'house-hack'],
    places: marketsOf('OR'),
    words:
      'Rent may rise by at most 9.5 % in 2026, not in a tenancy’s first year, with 90 days’ notice; buildings under 15 years old are exempt. The cap for 2027 was due by 30 September 2026 and could not be read: ask before you count on a rise.',
    rule: oregonRentCap,
  }),
  usCheck({
    id: 'us-rent-washington',
    strategies: tenancies,
    places: marketsOf('WA'),
    words:
      'Rent may rise by at most 9.683 % in 2026, not in the first 12 months, with 90 days’ notice; buildings under 12 years old are exempt, and the rent is free when a tenant leaves. The cap for 2027 could not be read: ask before you count on a rise.',
    rule: washingtonRentCap,
  }),
  usCheck({
    id: 'us-rent-district',
    strategies: [...tenancies, 'house-hack'],
    places: marketsOf('DC'),
    words:
      'A rent-controlled unit may rise by 4.1 % from 1 May 2026 to 30 April 2027, 2.1 % for older and disabled tenants. Buildings after 1975 and natural persons with up to four units are mostly exempt, but the exemption has to be registered.',
    rule: districtRentCap,
  }),
  usCheck({
    id: 'us-rent-new-york-stabilized',
    strategies: [...tenancies, 'house-hack'],
    places: marketsOf('NY'),
    towns: newYorkCity,
    when: [{ fact: 'yearBuilt', below: 1974 }],
    level: 'ask',
    words:
      'Buildings from before 1974 with six or more units are mostly rent-stabilized: 0 % for one-year and two-year leases that begin from 1 October 2026 to 30 September 2027. Ask for the unit’s rent history before you buy.',
    wordsIfUnknown:
      'If the building dates from before 1974 and has six or more units it is mostly rent-stabilized: 0 % for leases that begin from 1 October 2026 to 30 September 2027. Ask for the unit’s rent history before you buy.',
    rule: read(
      'New York City Rent Guidelines Board, apartment orders: leases from 1 October 2026 to 30 September 2027',
      '2026-10-01',
      'https://rentguidelinesboard.cityofnewyork.us/',
    ),
  }),
  usCheck({
    id: 'us-rent-good-cause-city',
    strategies: tenancies,
    places: marketsOf('NY'),
    towns: newYorkCity,
    words:
      'A rise above inflation plus 5 %, 10 % at most, is presumed unreasonable, and a lease has to be renewed without good cause against it. Owners of ten units or fewer, owner-occupied buildings of up to ten and buildings since 2009 are exempt.',
    rule: goodCauseLaw,
  }),
  usCheck({
    id: 'us-rent-good-cause-town',
    strategies: tenancies,
    places: marketsOf('NY'),
    towns: goodCauseTowns,
    level: 'ask',
    words:
      'This municipality is listed as having chosen the good-cause law: a rise above inflation plus 5 %, 10 % at most, is presumed unreasonable. Ask what size of landlord it exempts.',
    rule: goodCauseLaw,
  }),
  usCheck({
    id: 'us-rent-new-jersey',
    strategies: [...tenancies, 'house-hack'],
    places: marketsOf('NJ'),
    level: 'ask',
    words:
      'More than 100 towns cap rents, mostly at 2 % to 6 % a year or at inflation, each with its own exemptions. Ask the town’s rent board before you count on a rise.',
    rule: read(
      'Municipal rent control ordinances; survey of the Department of Community Affairs',
      '2025-01-01',
      'https://www.nj.gov/dca/codes/offices/landlord_tenant_information.shtml',
    ),
  }),
  usCheck({
    id: 'us-rent-montgomery-county',
    strategies: tenancies,
    places: marketsOf('MD'),
    towns: montgomeryCounty,
    level: 'ask',
    words:
      'Montgomery County caps a rise at inflation plus 3 %, 6 % at most, in buildings of 23 years and older (5.7 % to 30 June 2026; the figure since could not be read). The cities of Rockville and Gaithersburg are outside it, Takoma Park has a cap of its own, and landlords of up to two units are exempt.',
    rule: read(
      'Montgomery County Code chapter 29, rent stabilization (Bill 15-23)',
      '2024-07-23',
      'https://www.montgomerycountymd.gov/DHCA/Tenants/RentStabilization.html',
    ),
  }),
  usCheck({
    id: 'us-rent-prince-georges-county',
    strategies: tenancies,
    places: marketsOf('MD'),
    towns: princeGeorgesCounty,
    level: 'ask',
    words:
      'Prince George’s County caps a rise at inflation plus 3 %, 6 % at most; units completed since 2000, owner-occupied duplexes and certain condos are exempt. Ask for the figure of this year.',
    rule: read(
      'Permanent Rent Stabilization and Protection Act of 2024',
      '2024-10-17',
      'https://www.princegeorgescountymd.gov/departments-offices/housing-community-development/permanent-rent-stabilization-and-protection-act-2024',
    ),
  }),
  usCheck({
    id: 'us-rent-saint-paul',
    strategies: [...tenancies, 'house-hack'],
    places: marketsOf('MN'),
    towns: saintPaul,
    when: [{ fact: 'yearBuilt', below: 2005 }],
    words: 'Rent may rise by at most 3 % in 12 months without an exception from the city; buildings first occupied after 2004 are exempt.',
    wordsIfUnknown: 'If the building was first occupied before 2005, rent may rise by at most 3 % in 12 months without an exception.',
    rule: read(
      'Saint Paul Legislative Code chapter 193A, as amended on 13 June 2025',
      '2025-06-13',
      'https://www.stpaul.gov/departments/safety-inspections/rent-buy-sell-property/rent-stabilization',
    ),
  }),
  usCheck({
    id: 'us-rent-portland-maine',
    strategies: tenancies,
    places: marketsOf('ME'),
    towns: ['Portland'],
    level: 'ask',
    words:
      'Portland controls rents and registers every unit; the increase for this year could not be read. Ask the city before you count on a rise.',
    rule: unread('Portland City Code chapter 6, rent control', '2021-01-01', 'https://www.portlandmaine.gov/'),
  }),
  usCheck({
    id: 'us-rent-south-portland',
    strategies: tenancies,
    places: marketsOf('ME'),
    towns: ['South Portland'],
    words: 'South Portland caps a rise at 10 % a year until 2030, with exemptions.',
    rule: read('South Portland rent stabilization ordinance', '2023-05-27', 'https://www.southportland.gov/'),
  }),
];
