import type { Regulation } from '../../../deal/strategies/regulations/regulation.ts';
import { everyState, marketsOf, read, unread, usCheck } from './usCheck.ts';

/** State and nationwide rules for short-term rentals. */
export const stayRegulations: readonly Regulation[] = [
  usCheck({
    id: 'us-stays-license',
    strategies: ['serviced-accommodation'],
    places: everyState,
    level: 'ask',
    words:
      'Cities and counties license short-term rentals, often only in the host’s own home. Ask the city, county and HOA in writing before you buy, because a permit rarely passes to the buyer.',
    rule: unread(
      'Local ordinances on short-term rentals; National League of Cities guide for local governments',
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
      'Guests owe state and local lodging taxes, usually 5% to 17% in total. Ask which ones the platform collects, because you must register for and pay the rest.',
    rule: unread('State and local lodging taxes', '2020-01-01', 'https://www.usa.gov/state-taxes'),
  }),
  usCheck({
    id: 'us-stays-total-price',
    strategies: ['serviced-accommodation'],
    places: everyState,
    words: 'Every price shown for a short stay must be the total with all mandatory fees, including cleaning. Only taxes may be added.',
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
    words: 'A homeowner’s or landlord policy usually excludes paying guests. Get a short-term rental quote before you rely on this figure.',
    rule: unread('National Association of Insurance Commissioners, home sharing', '2020-01-01', 'https://content.naic.org/consumer'),
  }),
  usCheck({
    id: 'us-stays-arizona',
    strategies: ['serviced-accommodation'],
    places: marketsOf('AZ'),
    words: 'Cities may require a permit, insurance and an emergency contact, but may not ban short-term rentals.',
    rule: unread('A.R.S. 9-500.39', '2022-09-24', 'https://www.azleg.gov/ars/9/00500-39.htm'),
  }),
  usCheck({
    id: 'us-stays-florida',
    strategies: ['serviced-accommodation'],
    places: marketsOf('FL'),
    words:
      'A whole home rented to guests more than three times a year for less than 30 days needs a state vacation rental license and must also meet the city’s rules.',
    rule: unread('Florida Statutes 509.241 and 509.242', '2011-06-02', 'https://www2.myfloridalicense.com/hotels-restaurants/licensing/'),
  }),
  usCheck({
    id: 'us-stays-massachusetts',
    strategies: ['serviced-accommodation'],
    places: marketsOf('MA'),
    words:
      'Every short-term rental must be registered with the state, pay the 5.7% state excise and the town’s own excise, and have $1 million of liability coverage.',
    rule: unread('General Laws chapter 64G', '2019-07-01', 'https://www.mass.gov/info-details/room-occupancy-excise-tax'),
  }),
  usCheck({
    id: 'us-stays-hawaii',
    strategies: ['serviced-accommodation'],
    places: marketsOf('HI'),
    level: 'ask',
    words:
      'Each county limits short-term rentals to resort zones and permit holders, and stays are subject to general excise and transient accommodations tax. Ask the county whether this parcel qualifies.',
    rule: unread('HRS 46-4, as amended by Act 17 (2024)', '2024-05-03', 'https://www.capitol.hawaii.gov/'),
  }),
];
