import type { Regulation } from '../../../deal/strategies/regulations/regulation.ts';
import { everyState, marketsOf, read, unread, usCheck } from './usCheck.ts';

/** Rules of renting by the night that hold in a whole state or everywhere. */
export const stayRegulations: readonly Regulation[] = [
  usCheck({
    id: 'us-stays-license',
    strategies: ['serviced-accommodation'],
    places: everyState,
    level: 'ask',
    words:
      'Short-term rentals are licensed city by city and county by county, many for the host’s own home only. Ask city, county and HOA in writing before you buy: a permit rarely passes to the buyer.',
    rule: unread(
      'Local ordinances on short-term rentals; guide for local governments of the National League of Cities',
      '2022-01-01',
      'https://www.nlc.org/resource/short-term-rental-regulations-a-guide-for-local-governments/',
    ),
  }),
  usCheck({
    id: 'us-stays-lodging-tax',
    strategies: ['serviced-accommodation'],
    places: everyState,
    level: 'ask',
    words:
      'Guests owe state and local lodging taxes, together mostly 5 % to 17 %. Ask which of them the platform collects: for the rest you register and pay.',
    rule: unread('State and local lodging taxes', '2020-01-01', 'https://www.usa.gov/state-taxes'),
  }),
  usCheck({
    id: 'us-stays-total-price',
    strategies: ['serviced-accommodation'],
    places: everyState,
    words: 'Every price shown for a short stay has to be the total with all mandatory fees, cleaning included; only taxes may be added.',
    rule: read(
      'FTC Rule on Unfair or Deceptive Fees, 16 CFR part 464',
      '2025-05-12',
      'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-464',
    ),
  }),
  usCheck({
    id: 'us-stays-insurance',
    strategies: ['serviced-accommodation'],
    places: everyState,
    level: 'ask',
    words:
      'A homeowner’s or landlord policy mostly excludes paying guests. Ask for a quote for short-term rental before you count on the figure here.',
    rule: unread('National Association of Insurance Commissioners, home sharing', '2020-01-01', 'https://content.naic.org/consumer'),
  }),
  usCheck({
    id: 'us-stays-arizona',
    strategies: ['serviced-accommodation'],
    places: marketsOf('AZ'),
    words: 'Cities may ask for a permit, insurance and a contact for emergencies, but may not ban short-term rentals.',
    rule: unread('A.R.S. 9-500.39', '2022-09-24', 'https://www.azleg.gov/ars/9/00500-39.htm'),
  }),
  usCheck({
    id: 'us-stays-florida',
    strategies: ['serviced-accommodation'],
    places: marketsOf('FL'),
    words:
      'A whole home rented to guests more than three times a year for under 30 days needs a vacation rental license of the state, beside the city’s rules.',
    rule: unread('Florida Statutes 509.241 and 509.242', '2011-06-02', 'https://www2.myfloridalicense.com/hotels-restaurants/licensing/'),
  }),
  usCheck({
    id: 'us-stays-massachusetts',
    strategies: ['serviced-accommodation'],
    places: marketsOf('MA'),
    words:
      'Every short-term rental has to be registered with the state, carries 5.7 % state excise plus the town’s, and needs $1 million of liability cover.',
    rule: unread('General Laws chapter 64G', '2019-07-01', 'https://www.mass.gov/info-details/room-occupancy-excise-tax'),
  }),
  usCheck({
    id: 'us-stays-hawaii',
    strategies: ['serviced-accommodation'],
    places: marketsOf('HI'),
    level: 'ask',
    words:
      'Each county confines short-term rentals to resort zones and permits, and stays carry general excise and transient accommodations tax. Ask the county for the parcel.',
    rule: unread('HRS 46-4, as amended by Act 17 (2024)', '2024-05-03', 'https://www.capitol.hawaii.gov/'),
  }),
];
