import type { Regulation } from '../../../deal/strategies/regulations/regulation.ts';
import { cityStay } from './cityStay.ts';
import { newYorkCity } from './towns.ts';
import { read, unread } from './usCheck.ts';

/** Short-term rental licenses in cities of the East, the South and the Midwest; a confirmed rule comes from an agency or a court. */
export const easternCityStays: readonly Regulation[] = [
  cityStay({
    id: 'new-york',
    state: 'NY',
    towns: newYorkCity,
    words:
      'Stays of less than 30 days need the host present, no more than two guests and a city registration, so a whole apartment cannot be rented by the night.',
    rule: read(
      'Local Law 18 of 2022, Short-Term Rental Registration',
      '2023-09-05',
      'https://www.nyc.gov/site/specialenforcement/registration-law/registration.page',
    ),
  }),
  cityStay({
    id: 'district',
    state: 'DC',
    words: 'A license covers one primary residence. The whole home may be rented for 90 nights a year while the host is away.',
    rule: read('Short-Term Rental Regulation Act of 2018, D.C. Code title 30, chapter 2A', '2022-01-10', 'https://dlcp.dc.gov/'),
  }),
  cityStay({
    id: 'miami-beach',
    state: 'FL',
    towns: ['Miami Beach'],
    words: 'Short-term rentals are banned in most residential zones, with fines of thousands of dollars. Ask for the parcel’s zone.',
    rule: unread('City Code section 142-1111', '2010-06-19', 'https://www.miamibeachfl.gov/'),
  }),
  cityStay({
    id: 'miami',
    state: 'FL',
    towns: ['Miami'],
    level: 'ask',
    words: 'The city allows short-term rentals only in some zones, and you also need the state’s license. Ask for the parcel’s zone.',
    rule: read('Miami 21 zoning code, lodging', '2017-01-01', 'https://www.miami.gov/'),
  }),
  cityStay({
    id: 'atlanta',
    state: 'GA',
    towns: ['Atlanta'],
    level: 'ask',
    words:
      'The city requires a license, which is available for the host’s primary residence and one additional home. Ask whether it is enforced in this zone.',
    rule: unread('Short-Term Rental Ordinance 20-O-1656', '2022-03-01', 'https://www.atlantaga.gov/'),
  }),
  cityStay({
    id: 'chicago',
    state: 'IL',
    towns: ['Chicago'],
    words: 'Every unit needs a registration number before it is listed. Some buildings and precincts are excluded.',
    rule: read(
      'Shared Housing Ordinance, Municipal Code chapters 4-13 and 4-14',
      '2021-06-01',
      'https://codelibrary.amlegal.com/codes/chicago/latest/chicago_il/0-0-0-2611567',
    ),
  }),
  cityStay({
    id: 'new-orleans',
    state: 'LA',
    towns: ['New Orleans'],
    words:
      'In residential areas one permit per city block is awarded by lottery, and the operator must live on the property and be present during stays. Since 7 October 2025 companies may hold permits too.',
    rule: read(
      'Ordinances of 2023; Hignell-Stark v. New Orleans, No. 24-30160 (5th Cir. 2025)',
      '2023-07-01',
      'https://nola.gov/short-term-rentals/',
    ),
  }),
  cityStay({
    id: 'boston',
    state: 'MA',
    towns: ['Boston'],
    words:
      'Only owner-occupants, not companies, may rent out by the night: their home, a room in it or one other unit in a two- or three-unit house.',
    rule: read(
      'Ordinance of 2018 on short-term residential rentals, City of Boston Code 9-14',
      '2019-01-01',
      'https://content.boston.gov/departments/inspectional-services/short-term-rentals',
    ),
  }),
  cityStay({
    id: 'philadelphia',
    state: 'PA',
    towns: ['Philadelphia'],
    words:
      'A primary residence needs a limited lodging license. Any other home falls into the hotel category and needs zoning for it, and guests owe 8.5% hotel tax.',
    rule: read(
      'Philadelphia Code 9-3909 and 9-3910, limited lodging',
      '2023-01-01',
      'https://www.phila.gov/departments/department-of-licenses-and-inspections/',
    ),
  }),
  cityStay({
    id: 'nashville',
    state: 'TN',
    towns: ['Nashville', 'Antioch', 'Hermitage', 'Madison', 'Old Hickory', 'Whites Creek', 'Joelton', 'Bellevue', 'Donelson'],
    words: 'New permits in residential zones go to owner-occupants only. A permit held by another owner ends when the property is sold.',
    rule: read('Metropolitan Code 17.16.250', '2022-01-01', 'https://www.nashville.gov/departments/codes/short-term-rentals'),
  }),
];
