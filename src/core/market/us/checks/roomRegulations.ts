import type { Regulation } from '../../../deal/strategies/regulations/regulation.ts';
import { everyState, marketsOf, read, unread, usCheck } from './usCheck.ts';

const byTheRoom = ['hmo', 'rent-to-rent'] as const;

/** Rules for renting by the room: how many unrelated people may share a house, and when a house counts as a rooming house. */
export const roomRegulations: readonly Regulation[] = [
  usCheck({
    id: 'us-rooms-unrelated',
    strategies: byTheRoom,
    places: everyState.filter((place) => !['US-CO', 'US-OR', 'US-WA'].includes(place)),
    level: 'ask',
    words:
      'Many zoning codes cap how many unrelated people may share a house, often at three to five. Ask the zoning office for the limit at this address.',
    rule: unread(
      'Local zoning codes, definition of family; Village of Belle Terre v. Boraas, 416 U.S. 1 (1974)',
      '1974-04-01',
      'https://www.govinfo.gov/',
    ),
  }),
  usCheck({
    id: 'us-rooms-rooming-house',
    strategies: byTheRoom,
    places: everyState,
    level: 'ask',
    words:
      'Separate leases or locks on rooms can make a house a rooming or boarding house, which needs a license, sprinklers and suitable zoning. Ask the zoning office and fire department how they would classify this plan.',
    rule: unread(
      'International Residential and Fire Codes as adopted locally; local rooming house licenses',
      '2021-01-01',
      'https://www.iccsafe.org/adoptions/',
    ),
  }),
  usCheck({
    id: 'us-rooms-people-per-bedroom',
    strategies: byTheRoom,
    places: everyState,
    words: 'A limit of two people per bedroom is generally reasonable. A stricter one can discriminate against families with children.',
    rule: unread('HUD Keating memorandum, adopted 18 December 1998 (63 Fed. Reg. 70256)', '1998-12-18', 'https://www.hud.gov/fairhousing'),
  }),
  usCheck({
    id: 'us-rooms-loan',
    strategies: ['hmo'],
    places: everyState,
    level: 'ask',
    words:
      'Lenders usually count the market rent of the whole house, not the sum of its rooms. Ask before you rely on this rent for the loan.',
    rule: unread('Fannie Mae Selling Guide B3-3.1-08, rental income', '2014-01-01', 'https://selling-guide.fanniemae.com/'),
  }),
  usCheck({
    id: 'us-rooms-colorado',
    strategies: byTheRoom,
    places: marketsOf('CO'),
    words:
      'Cities and counties may not limit how many people share a home based on whether they are related. Health and safety limits still apply.',
    rule: read(
      'HB24-1007, C.R.S. 29-20-111',
      '2024-07-01',
      'https://dlg.colorado.gov/guidance-on-hb-24-1007-concerning-residential-occupancy',
    ),
  }),
  usCheck({
    id: 'us-rooms-pacific-northwest',
    strategies: byTheRoom,
    places: marketsOf('OR', 'WA'),
    words: 'Cities and counties may not limit how many unrelated people share a home. Health and safety limits still apply.',
    rule: unread(
      'ORS 90.112 (HB 2583, 2021); RCW 35A.21.314 (SB 5235, 2021)',
      '2022-01-01',
      'https://app.leg.wa.gov/RCW/default.aspx?cite=35A.21.314',
    ),
  }),
];
