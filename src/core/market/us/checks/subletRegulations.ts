import type { Regulation } from '../../../deal/strategies/regulations/regulation.ts';
import { everyState, marketsOf, read, unread, usCheck } from './usCheck.ts';
import { newYorkCity } from './towns.ts';

/** Rules for renting a property from its owner to sublet it. */
export const subletRegulations: readonly Regulation[] = [
  usCheck({
    id: 'us-sublet-consent',
    strategies: ['rent-to-rent'],
    places: everyState,
    words: 'You need the owner’s written consent to sublet, covering this use and any guests. Nearly every lease forbids it otherwise.',
    rule: unread('Uniform Residential Landlord and Tenant Act and state law on subletting', '1972-01-01', 'https://www.hud.gov/states'),
  }),
  usCheck({
    id: 'us-sublet-license',
    strategies: ['rent-to-rent'],
    places: everyState,
    level: 'ask',
    words:
      'Ask in whose name the license and registration must be, because many cities give them only to the owner or a resident. Ask the owner whether the mortgage, insurance and HOA allow subletting.',
    rule: unread('Local rental and short-term rental licenses', '2020-01-01', 'https://www.hud.gov/states'),
  }),
  usCheck({
    id: 'us-sublet-landlord',
    strategies: ['rent-to-rent'],
    places: everyState,
    words:
      'You are your subtenants’ landlord, so deposits, repairs, notices and fair housing are your responsibility, whatever your lease with the owner says.',
    rule: unread('State landlord and tenant law', '1972-01-01', 'https://www.hud.gov/states'),
  }),
  usCheck({
    id: 'us-sublet-denver',
    strategies: ['rent-to-rent'],
    places: marketsOf('CO'),
    towns: ['Denver'],
    words:
      'Short-term rental licenses go only to a resident of the home, with the owner’s written permission. An operator who lives elsewhere cannot get one.',
    rule: read(
      'Denver Revised Municipal Code, short-term rental license',
      '2017-01-01',
      'https://denvergov.org/Government/Agencies-Departments-Offices/Agencies-Departments-Offices-Directory/Business-Licensing/Business-licenses/Short-term-rentals',
    ),
  }),
  usCheck({
    id: 'us-sublet-new-york',
    strategies: ['rent-to-rent'],
    places: marketsOf('NY'),
    towns: newYorkCity,
    words:
      'A rent-stabilized apartment may be sublet only by a tenant who plans to return, for up to 10% above the legal rent if furnished.',
    rule: unread('Real Property Law 226-b; Rent Stabilization Code 2525.6', '1983-01-01', 'https://hcr.ny.gov/'),
  }),
];
