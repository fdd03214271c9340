import type { Regulation } from '../../../deal/strategies/regulations/regulation.ts';
import { cityStay } from './cityStay.ts';
import { honolulu, losAngeles } from './towns.ts';
import { read, unread } from './usCheck.ts';

/** Short-term rental rules in cities of the West and Texas. The source of a confirmed rule is an agency or a court. */
export const westernCityStays: readonly Regulation[] = [
  cityStay({
    id: 'los-angeles',
    state: 'CA',
    towns: losAngeles,
    words:
      'Only the host’s primary residence may be rented by the night, for up to 120 nights a year. Units under the Rent Stabilization Ordinance are excluded.',
    rule: read('Home-Sharing Ordinance', '2019-07-01', 'https://planning.lacity.gov/plans-policies/initiatives-policies/home-sharing'),
  }),
  cityStay({
    id: 'san-francisco',
    state: 'CA',
    towns: ['San Francisco'],
    words:
      'Only someone who lives in the home for at least 275 nights a year may rent it by the night, and for at most 90 nights while absent.',
    rule: read('Administrative Code chapter 41A', '2015-02-01', 'https://codelibrary.amlegal.com/codes/san_francisco/latest/overview'),
  }),
  cityStay({
    id: 'san-diego',
    state: 'CA',
    towns: ['San Diego', 'La Jolla'],
    level: 'ask',
    words:
      'Whole homes rented for more than 20 days a year need a license, of which the city issues one per person by lottery, for at most 1% of homes (30% in Mission Beach). Ask whether one is available.',
    rule: read(
      'Short-Term Residential Occupancy Ordinance',
      '2023-05-01',
      'https://www.sandiego.gov/treasurer/short-term-residential-occupancy',
    ),
  }),
  cityStay({
    id: 'santa-monica',
    state: 'CA',
    towns: ['Santa Monica'],
    words: 'Stays of 30 days or less are allowed only with the host living on the property; whole homes may not be rented by the night.',
    rule: unread('Municipal Code chapter 6.20', '2015-06-12', 'https://www.santamonica.gov/'),
  }),
  cityStay({
    id: 'denver',
    state: 'CO',
    towns: ['Denver'],
    words: 'A license covers only the host’s primary residence, so a rental you buy does not qualify.',
    rule: read(
      'Denver Revised Municipal Code, short-term rental license',
      '2017-01-01',
      'https://denvergov.org/Government/Agencies-Departments-Offices/Agencies-Departments-Offices-Directory/Business-Licensing/Business-licenses/Short-term-rentals',
    ),
  }),
  cityStay({
    id: 'honolulu',
    state: 'HI',
    towns: honolulu,
    words: 'On Oahu, stays outside resort zones must be at least 30 days. A court has blocked the 90-day minimum in the 2022 law.',
    rule: read('Ordinance 22-7; HILSTRA v. Honolulu, order of October 2022', '2022-10-23', 'https://www.honolulu.gov/dpp/'),
  }),
  cityStay({
    id: 'las-vegas',
    state: 'NV',
    towns: ['Las Vegas', 'North Las Vegas', 'Henderson'],
    level: 'ask',
    words:
      'The city and Clark County each require a license and a minimum distance between rentals, and within the city the owner must live in the home. Ask which of the two applies to the address.',
    rule: unread('AB 363 (2021) and local ordinances', '2022-07-01', 'https://www.lasvegasnevada.gov/'),
  }),
  cityStay({
    id: 'portland-oregon',
    state: 'OR',
    towns: ['Portland'],
    words: 'A permit requires someone to live in the home for at least 270 nights a year, so a rental you buy does not qualify.',
    rule: unread('City Code 33.207, accessory short-term rentals', '2014-08-01', 'https://www.portland.gov/ppd'),
  }),
  cityStay({
    id: 'austin',
    state: 'TX',
    towns: ['Austin'],
    level: 'ask',
    words: 'The city requires a license and has changed its rules for homes the owner does not live in. Ask for the current ones.',
    rule: unread('City Code, short-term rentals', '2025-10-01', 'https://www.austintexas.gov/str'),
  }),
  cityStay({
    id: 'dallas',
    state: 'TX',
    towns: ['Dallas'],
    level: 'ask',
    words:
      'The city banned short-term rentals in single-family zones in 2023, but courts have blocked the ban (last on 18 July 2025). It has asked the Texas Supreme Court to revive it, so ask for the current position.',
    rule: read(
      'Ordinances 32482 and 32473; City of Dallas v. Dallas Short-Term Rental Alliance, No. 05-23-01309-CV',
      '2023-12-14',
      'https://search.txcourts.gov/Case.aspx?cn=05-23-01309-CV&coa=coa05',
    ),
  }),
  cityStay({
    id: 'fort-worth',
    state: 'TX',
    towns: ['Fort Worth', 'Arlington', 'Grapevine'],
    words: 'The city bans short-term rentals in most residential zones, and courts have not blocked the ban. Ask for the parcel’s zone.',
    rule: read('Zoning ordinances of Fort Worth, Arlington and Grapevine', '2023-02-14', 'https://www.fortworthtexas.gov/'),
  }),
  cityStay({
    id: 'houston',
    state: 'TX',
    towns: ['Houston'],
    words: 'Every short-term rental must be registered with the city each year for $275, with a contact who can be reached day and night.',
    rule: read('City Code chapter 28, short-term rentals', '2026-01-01', 'https://houstontx.gov/ara/str.html'),
  }),
  cityStay({
    id: 'san-antonio',
    state: 'TX',
    towns: ['San Antonio'],
    level: 'ask',
    words:
      'You need a permit, and only a percentage of the homes on each block face (one side of a street between two corners) may be short-term rentals that the owner does not live in. Ask whether a permit is available.',
    rule: unread('City Code chapter 16, article XXII', '2018-11-01', 'https://www.sanantonio.gov/'),
  }),
  cityStay({
    id: 'seattle',
    state: 'WA',
    towns: ['Seattle'],
    words: 'An operator may run two homes, one of which must be the primary residence, with a city license for each.',
    rule: unread('Seattle Municipal Code chapter 6.600', '2019-01-01', 'https://www.seattle.gov/'),
  }),
];
