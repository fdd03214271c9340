import type { Regulation } from '../../../deal/strategies/regulations/regulation.ts';
import { californiaRentCap, districtRentCap, oregonRentCap, washingtonRentCap } from './rentCaps.ts';
import { goodCauseTowns, montgomeryCounty, newYorkCity, princeGeorgesCounty, saintPaul } from './towns.ts';
import { marketsOf, read, tenancies, unread, usCheck } from './usCheck.ts';

const goodCauseLaw = read(
  'Good Cause Eviction Law, Real Property Law article 6-A',
  '2024-04-20',
  'https://www.nysenate.gov/legislation/laws/RPP/A6-A',
);

/** State and local limits on rent increases for current tenants. The limits of Californian cities are excluded. */
export const rentRegulations: readonly Regulation[] = [
  usCheck({
    id: 'us-rent-california',
    strategies: [...tenancies, 'house-hack'],
    places: marketsOf('CA'),
    words:
      'A current tenant’s rent may rise by 5% plus regional inflation a year, up to 10% in total; buildings under 15 years old, owner-occupied duplexes and, with notice, most houses and condos not owned by a corporation are exempt. We couldn’t confirm the cap from 1 August 2026 (until then it ranged from 6.3% in the Bay Area to 8.8% in San Diego), so ask before you assume an increase.',
    rule: californiaRentCap,
  }),
  usCheck({
    id: 'us-rent-oregon',
    strategies: [...tenancies, 'house-hack'],
    places: marketsOf('OR'),
    words:
      'Rent may rise by up to 9.5% in 2026, with 90 days’ notice and not in a tenancy’s first year; buildings under 15 years old are exempt. The 2027 cap was due by 30 September 2026 but we couldn’t confirm it, so ask before you assume an increase.',
    rule: oregonRentCap,
  }),
  usCheck({
    id: 'us-rent-washington',
    strategies: tenancies,
    places: marketsOf('WA'),
    words:
      'Rent may rise by up to 9.683% in 2026, with 90 days’ notice and not in the first 12 months; buildings under 12 years old are exempt, and the rent may be reset when a tenant leaves. We couldn’t confirm the 2027 cap, so ask before you assume an increase.',
    rule: washingtonRentCap,
  }),
  usCheck({
    id: 'us-rent-district',
    strategies: [...tenancies, 'house-hack'],
    places: marketsOf('DC'),
    words:
      'The rent of a rent-controlled unit may rise by 4.1% from 1 May 2026 to 30 April 2027, or 2.1% for older and disabled tenants. Buildings from after 1975, and individuals who own up to four units, are usually exempt, but must register the exemption.',
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
      'Buildings from before 1974 with six or more units are usually rent-stabilized, with a permitted increase of 0% for one-year and two-year leases that begin from 1 October 2026 to 30 September 2027. Ask for the unit’s rent history before you buy.',
    wordsIfUnknown:
      'If the building dates from before 1974 and has six or more units, its units are usually rent-stabilized, with a permitted increase of 0% for leases that begin from 1 October 2026 to 30 September 2027. Ask for the unit’s rent history before you buy.',
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
      'A rent increase above inflation plus 5%, or above 10% if that is lower, is presumed unreasonable, and you must renew a lease unless you have good cause not to. Owners of ten units or fewer, owner-occupied buildings of up to ten units and buildings from 2009 onwards are exempt.',
    rule: goodCauseLaw,
  }),
  usCheck({
    id: 'us-rent-good-cause-town',
    strategies: tenancies,
    places: marketsOf('NY'),
    towns: goodCauseTowns,
    level: 'ask',
    words:
      'This municipality is listed as having adopted the good-cause law, so a rent increase above inflation plus 5%, or above 10% if that is lower, is presumed unreasonable. Ask which small landlords it exempts.',
    rule: goodCauseLaw,
  }),
  usCheck({
    id: 'us-rent-new-jersey',
    strategies: [...tenancies, 'house-hack'],
    places: marketsOf('NJ'),
    level: 'ask',
    words:
      'More than 100 towns cap rent increases, usually at 2% to 6% a year or at inflation, each with its own exemptions. Ask the town’s rent board before you assume an increase.',
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
      'Montgomery County caps rent increases at inflation plus 3%, up to 6%, in buildings 23 years old or older (5.7% until 30 June 2026; we couldn’t confirm the current cap). The county cap excludes the cities of Rockville and Gaithersburg, Takoma Park has its own cap, and landlords of up to two units are exempt.',
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
      'Prince George’s County caps rent increases at inflation plus 3%, up to 6%; units completed since 2000, owner-occupied duplexes and certain condos are exempt. Ask for this year’s figure.',
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
    words: 'Rent may rise by up to 3% in 12 months without an exception from the city. Buildings first occupied after 2004 are exempt.',
    wordsIfUnknown: 'If the building was first occupied before 2005, rent may rise by up to 3% in 12 months without an exception.',
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
      'Portland controls rents and registers every unit. We couldn’t confirm this year’s increase, so ask the city before you assume one.',
    rule: unread('Portland City Code chapter 6, rent control', '2021-01-01', 'https://www.portlandmaine.gov/'),
  }),
  usCheck({
    id: 'us-rent-south-portland',
    strategies: tenancies,
    places: marketsOf('ME'),
    towns: ['South Portland'],
    words: 'South Portland caps rent increases at 10% a year until 2030, with exemptions.',
    rule: read('South Portland rent stabilization ordinance', '2023-05-27', 'https://www.southportland.gov/'),
  }),
];
