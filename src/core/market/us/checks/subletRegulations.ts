import type { Regulation } from '../../../deal/strategies/regulations/regulation.ts';
import { everyState, marketsOf, read, unread, usCheck } from './usCheck.ts';
import { newYorkCity } from './towns.ts';

/** Renting a home from its owner to rent it on. */
export const subletRegulations: readonly Regulation[] = [
  usCheck({
    id: 'us-sublet-consent',
    strategies: ['rent-to-rent'],
    places: everyState,
    words:
      'You need the owner’s written consent to sublet, for this use and for guests if there will be any; nearly every lease forbids it otherwise.',
    rule: unread('Uniform Residential Landlord and Tenant Act and state law on subletting', '1972-01-01', 'https://www.hud.gov/states'),
  }),
  usCheck({
    id: 'us-sublet-license',
    strategies: ['rent-to-rent'],
    places: everyState,
    level: 'ask',
    words:
      'Ask in whose name the license and registration have to be: many cities give them to the owner or to a resident only. Ask the owner whether mortgage, insurance and HOA allow it.',
    rule: unread('Local rental and short-term rental licenses', '2020-01-01', 'https://www.hud.gov/states'),
  }),
  usCheck({
    id: 'us-sublet-landlord',
    strategies: ['rent-to-rent'],
    places: everyState,
    words:
      'To your subtenants you are the landlord: deposits, repairs, notices and fair housing are yours, whatever the lease with the owner says.',
    rule: unread('State landlord and tenant law', '1972-01-01', 'https://www.hud.gov/states'),
  }),
  usCheck({
    id: 'us-sublet-denver',
    strategies: ['rent-to-rent'],
    places: marketsOf('CO'),
    towns: ['Denver'],
    words:
      'Short-term rental licenses go to the resident of the home, with the owner’s written permission; an operator who lives elsewhere has none.',
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
      'A rent-stabilized apartment may be sublet only by a tenant who means to return, at most 10 % above the legal rent where it is furnished.',
    rule: unread('Real Property Law 226-b; Rent Stabilization Code 2525.6', '1983-01-01', 'https://hcr.ny.gov/'),
  }),
];
