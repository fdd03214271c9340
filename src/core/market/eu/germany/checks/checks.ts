import type { Regulation } from '../../../../deal/strategies/regulations/regulation.ts';
import { checkIn, readRule as read, tenancies, unreadRule as unread } from '../../inputs/check.ts';
import { stayChecks } from './stayChecks.ts';

const check = checkIn('DE');

/** The German letting and selling rules we cover; an empty list does not mean that no rule applies. */
export const germanyChecks: readonly Regulation[] = [
  check({
    id: 'de-rent-brake',
    level: 'ask',
    words:
      'In towns designated by the federal state (Land), the rent in a new lease may be up to 10% above the local reference rent (Mietpreisbremse), until 31 December 2029. Homes first let after 1 October 2014 and the first letting after a full modernisation are exempt. Ask whether the town is designated, and for its rent index (Mietspiegel).',
    rule: read(
      'Rent brake (Mietpreisbremse, §§ 556d–556g BGB), extended to 31 December 2029',
      '2015-06-01',
      'https://www.gesetze-im-internet.de/bgb/__556d.html',
    ),
  }),
  check({
    id: 'de-rent-rise',
    level: 'ask',
    words:
      'A sitting tenant’s rent may rise to the local reference rent, but by no more than 20% in three years (Kappungsgrenze), or 15% in towns designated by the federal state (Land). Ask when it last rose, and whether the town is designated.',
    rule: unread(
      'Cap on rent increases (Kappungsgrenze, § 558 (3) BGB)',
      '2013-05-01',
      'https://www.gesetze-im-internet.de/bgb/__558.html',
    ),
  }),
  check({
    id: 'de-modernisation',
    words:
      'After a modernisation, the yearly rent may rise by 8% of the cost, and by no more than €3 per square metre per month within six years. Repairs do not count.',
    rule: read('Rent increase after modernisation (§ 559 BGB)', '2019-01-01', 'https://www.gesetze-im-internet.de/bgb/__559.html'),
  }),
  check({
    id: 'de-tenancy-bill',
    strategies: [...tenancies, 'serviced-accommodation'],
    level: 'ask',
    words:
      'Current status unconfirmed: a bill of February 2026 (Mietrecht II) would cap index rents at 3.5% a year, the furniture surcharge at a flat 5% and short lets at six months. Check whether it is law before you rely on furnished or index rents.',
    rule: unread(
      'Bill on tenancy law (Mietrecht II), February 2026',
      '2026-02-12',
      'https://www.bmj.de/DE/themen/wohnen/mietrecht/mietrecht_node.html',
    ),
  }),
  check({
    id: 'de-tenant-stays',
    words:
      'A sitting tenant and the lease pass to the buyer (§ 566 BGB), and open-ended leases are the norm. After a building is divided into separately owned flats, a buyer must wait three years, or up to ten in some federal states, before giving notice in order to live there.',
    rule: unread(
      'Sale does not end a lease; ban on notice after conversion (§§ 566, 577a BGB)',
      '2013-05-01',
      'https://www.gesetze-im-internet.de/bgb/__577a.html',
    ),
  }),
  check({
    id: 'de-deposit',
    words:
      'The tenant’s deposit may not exceed three months’ net cold rent (rent without service charges or heating). It is payable in three parts and must be kept separate from your own money.',
    rule: unread('Tenancy deposit (Mietkaution, § 551 BGB)', '2013-05-01', 'https://www.gesetze-im-internet.de/bgb/__551.html'),
  }),
  check({
    id: 'de-heating',
    strategies: ['buy-to-let', 'brrrr', 'flip', 'hmo'],
    level: 'ask',
    words:
      'New heating must meet the heating law (GEG), most boilers must be replaced after 30 years, and a buyer must carry out the required insulation within two years. The law was being changed, so ask an energy adviser which rules apply to this building.',
    rule: unread('Buildings Energy Act (Gebäudeenergiegesetz, GEG)', '2024-01-01', 'https://www.gesetze-im-internet.de/geg/'),
  }),
  check({
    id: 'de-conversion',
    strategies: ['brrrr', 'flip'],
    level: 'ask',
    words:
      'Until 2030, dividing a block into separately owned flats needs a permit in towns designated by the federal state (§ 250 BauGB), and permits are rarely granted. Ask before you plan to sell flat by flat.',
    rule: unread(
      'Permit for division into separately owned flats (§ 250 BauGB)',
      '2021-06-23',
      'https://www.gesetze-im-internet.de/bbaug/__250.html',
    ),
  }),
  check({
    id: 'de-trade',
    strategies: ['flip'],
    level: 'ask',
    words:
      'A sale within ten years is taxed at your personal rate. More than three sales within five years usually count as a trade (Drei-Objekt-Grenze) with trade tax. Ask a tax adviser.',
    rule: unread(
      'Property dealing as a trade (§ 15 EStG, three-property limit)',
      '2004-03-26',
      'https://www.gesetze-im-internet.de/estg/__15.html',
    ),
  }),
  check({
    id: 'de-subletting',
    strategies: ['rent-to-rent', 'hmo'],
    level: 'ask',
    words:
      'Subletting needs the owner’s permission (§ 540 BGB). If a business sublets to residents, they become the owner’s tenants when its lease ends (§ 565 BGB). Ask the owners’ association about letting by the room.',
    rule: unread(
      'Subletting and commercial re-letting (§§ 540, 565 BGB)',
      '2001-09-01',
      'https://www.gesetze-im-internet.de/bgb/__565.html',
    ),
  }),
  ...stayChecks,
];
