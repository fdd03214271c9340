import type { Regulation } from '../../../deal/strategies/regulations/regulation.ts';
import { everyState, marketsOf, read, tenancies, unread, usCheck } from './usCheck.ts';
import { losAngeles, montgomeryCounty } from './towns.ts';

const held = [...tenancies, 'house-hack'] as const;

/** Licenses, registers and inspections of rentals. */
export const licenseRegulations: readonly Regulation[] = [
  usCheck({
    id: 'us-license-local',
    strategies: held,
    places: everyState,
    level: 'ask',
    words:
      'Ask the city and county whether rentals must be registered, licensed or inspected here, and in whose name. Without a required license you often cannot collect rent.',
    rule: unread('Local rental licensing and inspection ordinances', '2020-01-01', 'https://www.hud.gov/states'),
  }),
  usCheck({
    id: 'us-license-philadelphia',
    strategies: held,
    places: marketsOf('PA'),
    towns: ['Philadelphia'],
    words:
      'Before a lease, you need a rental license, a certificate of rental suitability and, for homes from before 1978, a lead-safe certificate.',
    rule: unread(
      'Philadelphia Code 9-3902, 9-3903 and 6-800',
      '2020-10-01',
      'https://www.phila.gov/departments/department-of-licenses-and-inspections/',
    ),
  }),
  usCheck({
    id: 'us-license-baltimore',
    strategies: held,
    places: marketsOf('MD'),
    towns: ['Baltimore'],
    words: 'Every rental needs a license with an inspection by a licensed inspector, including one- and two-unit houses.',
    rule: unread('Baltimore City Code article 13, subtitles 4 and 5', '2018-08-01', 'https://dhcd.baltimorecity.gov/'),
  }),
  usCheck({
    id: 'us-license-montgomery-county',
    strategies: tenancies,
    places: marketsOf('MD'),
    towns: montgomeryCounty,
    words: 'Rentals in Montgomery County need a rental license. If the property is within a city, ask the city.',
    rule: read('Montgomery County Code chapter 29', '2020-01-01', 'https://www.montgomerycountymd.gov/DHCA/'),
  }),
  usCheck({
    id: 'us-license-maryland-lead',
    strategies: held,
    places: marketsOf('MD'),
    when: [{ fact: 'yearBuilt', below: 1978 }],
    words: 'A rental from before 1978 must be registered with the state each year, with a lead certificate at every change of tenant.',
    wordsIfUnknown:
      'If the home dates from before 1978, it must be registered with the state each year, with a lead certificate at every change of tenant.',
    rule: unread(
      'Environment Article title 6, subtitle 8',
      '2015-01-01',
      'https://mde.maryland.gov/programs/land/LeadPoisoningPrevention/Pages/index.aspx',
    ),
  }),
  usCheck({
    id: 'us-license-minneapolis',
    strategies: held,
    places: marketsOf('MN'),
    towns: ['Minneapolis'],
    words: 'Every home not occupied by its owner needs a rental license.',
    rule: read(
      'Minneapolis Code of Ordinances chapter 244',
      '2020-01-01',
      'https://www2.minneapolismn.gov/business-services/licenses-permits-inspections/rental-licenses/',
    ),
  }),
  usCheck({
    id: 'us-license-midwest',
    strategies: held,
    places: marketsOf('MI', 'MN'),
    level: 'ask',
    words:
      'Most cities here license and inspect rentals, and many inspect them when the owner changes. Ask for the fee and the list of repairs before you close.',
    rule: unread('Local rental registration and inspection ordinances', '2020-01-01', 'https://www.hud.gov/states'),
  }),
  usCheck({
    id: 'us-license-detroit',
    strategies: held,
    places: marketsOf('MI'),
    towns: ['Detroit'],
    words: 'Rentals must be registered, inspected and cleared of lead before they get a certificate of compliance.',
    rule: unread('Detroit City Code chapter 8, rental ordinance', '2018-02-01', 'https://detroitmi.gov/'),
  }),
  usCheck({
    id: 'us-license-cleveland',
    strategies: held,
    places: marketsOf('OH'),
    towns: ['Cleveland'],
    words: 'Rentals must be registered each year, and those from before 1978 need a lead-safe certificate.',
    rule: unread('Codified Ordinances chapters 365 and 367', '2021-03-01', 'https://www.clevelandohio.gov/'),
  }),
  usCheck({
    id: 'us-license-seattle',
    strategies: held,
    places: marketsOf('WA'),
    towns: ['Seattle'],
    words:
      'Every rental must be registered (RRIO) and registered again after a sale, and is inspected in rotation. You cannot evict a tenant without registration.',
    rule: read('Rental Registration and Inspection Ordinance, Seattle Municipal Code 22.214', '2014-04-01', 'https://www.seattle.gov/sdci'),
  }),
  usCheck({
    id: 'us-license-denver',
    strategies: tenancies,
    places: marketsOf('CO'),
    towns: ['Denver'],
    words: 'A home rented for 30 days or more at a time needs a residential rental property license.',
    rule: read(
      'Denver residential rental property license',
      '2024-01-01',
      'https://denvergov.org/Government/Agencies-Departments-Offices/Agencies-Departments-Offices-Directory/Business-Licensing/Business-licenses/Short-term-rentals',
    ),
  }),
  usCheck({
    id: 'us-license-los-angeles',
    strategies: held,
    places: marketsOf('CA'),
    towns: losAngeles,
    words: 'Units under the Rent Stabilization Ordinance must be registered each year. You may not demand rent without registration.',
    rule: unread('Los Angeles Municipal Code 151.05', '1979-05-01', 'https://housing.lacity.gov/'),
  }),
  usCheck({
    id: 'us-license-san-jose',
    strategies: held,
    places: marketsOf('CA'),
    towns: ['San Jose'],
    words: 'Units under the Apartment Rent Ordinance must be registered each year with their rents.',
    rule: unread('San Jose Municipal Code chapter 17.23', '2018-01-01', 'https://www.sanjoseca.gov/'),
  }),
  usCheck({
    id: 'us-license-boston',
    strategies: held,
    places: marketsOf('MA'),
    towns: ['Boston'],
    words:
      'Rentals must be registered with the city each year and are inspected every five years. Owner-occupied houses of up to six units are exempt from inspection.',
    rule: unread('City of Boston Code 9-1.3, rental registry', '2013-05-01', 'https://www.boston.gov/departments/inspectional-services'),
  }),
  usCheck({
    id: 'us-license-district',
    strategies: held,
    places: marketsOf('DC'),
    words:
      'A basic business license for rental housing and a registration with the Rental Accommodations Division are required before a lease. Without the registration, rent control applies.',
    rule: read('D.C. Code 42-3502.05; basic business license', '1985-07-17', 'https://dlcp.dc.gov/'),
  }),
  usCheck({
    id: 'us-license-new-jersey',
    strategies: held,
    places: marketsOf('NJ'),
    words:
      'Rentals must be registered and covered by liability insurance filed with the town. Those from before 1978 must be inspected for lead at each change of tenant or every three years.',
    rule: unread('N.J.S.A. 46:8-28, 40A:10A-1 and 52:27D-437.16', '2022-11-03', 'https://www.nj.gov/dca/'),
  }),
  usCheck({
    id: 'us-license-rhode-island',
    strategies: held,
    places: marketsOf('RI'),
    words: 'Rentals must be in the state’s registry. Those from before 1978 also need a certificate of lead conformance.',
    rule: unread('General Laws 34-18-58', '2024-10-01', 'https://health.ri.gov/'),
  }),
];
