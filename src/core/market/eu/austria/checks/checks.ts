import type { Regulation } from '../../../../deal/strategies/regulations/regulation.ts';
import { checkIn, readRule as read, stays, unreadRule as unread } from '../../inputs/check.ts';

const check = checkIn('AT');

const rentLaw = read(
  'Act on index clauses in leases (Mieten-Wertsicherungsgesetz, MieWeG)',
  '2026-01-01',
  'https://www.gibelzirm.com/de/news/mietrechtliches-inflationslinderungsgesetz-mietpreisbremse-wertsicherung-und-befristung',
);
const termLaw = read(
  'Fifth act against inflation of rents (5. MILG), least fixed term',
  '2026-01-01',
  'https://kurier.at/wirtschaft/immo/miete-mietenpaket-wertsicherung-mietvertrag-befristung/403111039',
);
const tenancyAct = 'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10002531';
const condominiumAct = 'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=20001921';

/** Austrian rules on letting that we have on file; an empty list does not mean that no rule applies. */
export const austriaChecks: readonly Regulation[] = [
  check({
    id: 'at-rent-rise',
    words:
      'Regulated rents may rise by at most 1 % in 2026 and 2 % in 2027. An index clause may raise a rent once a year, on 1 April, and only half of inflation above 3 % counts, also for free rents but not in houses of one or two families. Sources name April 2026 or April 2028 as its first day for free rents: ask.',
    rule: rentLaw,
  }),
  check({
    id: 'at-fixed-term',
    words: 'A fixed term is at least five years from 2026, three where a private person lets as no business.',
    rule: termLaw,
  }),
  check({
    id: 'at-old-building',
    level: 'ask',
    when: [{ fact: 'yearBuilt', below: 1945 }],
    words:
      'In buildings from before 1945 the rent is mostly capped at the reference value of the Land (Richtwertmiete) with additions. Ask what rent may be charged: a tenant can have it checked and claim back the rest.',
    wordsIfUnknown:
      'If the building dates from before 1945 the rent is mostly capped at the reference value of the Land (Richtwertmiete). Ask for the year of the building permit.',
    rule: unread('Reference rents of old buildings (Richtwert, § 16 MRG)', '1994-03-01', tenancyAct),
  }),
  check({
    id: 'at-deposit',
    words: 'A deposit (Kaution) is usually three gross monthly rents, six at most, and is kept apart with interest.',
    rule: unread('Tenancy deposit (§ 16b MRG)', '2009-04-01', tenancyAct),
  }),
  check({
    id: 'at-agent',
    words: 'The party that first orders the agent pays the commission on a letting: usually the landlord.',
    rule: unread(
      'The first client pays the agent (Erstauftraggeberprinzip, § 17a MaklerG)',
      '2023-07-01',
      'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10003374',
    ),
  }),
  check({
    id: 'at-subletting',
    strategies: ['rent-to-rent', 'hmo'],
    level: 'ask',
    words:
      'Subletting the whole home can be forbidden by the lease, and the rent of a subtenant is limited. Ask the owner in writing before you sign.',
    rule: unread('Subletting (§§ 11, 26 MRG)', '1982-01-01', tenancyAct),
  }),
  check({
    id: 'at-stays-owners',
    strategies: stays,
    level: 'ask',
    words:
      'Short stays in a flat mostly change its use, which needs the consent of all owners of the building (§ 16 WEG). Each Land also has its own rules and levies. Ask before you buy.',
    rule: unread('Condominium Act (WEG 2002), change of use', '2002-07-01', condominiumAct),
  }),
  check({
    id: 'at-stays-vienna',
    strategies: stays,
    towns: ['Wien', 'Vienna'],
    level: 'ask',
    words:
      'In Vienna a home may be let to guests for at most 90 days a year without a permit, and in residential zones not as a business. A permit is seldom given: ask building authority MA 37.',
    rule: unread('Vienna Building Code (Bauordnung), short stays', '2024-07-01', 'https://www.wien.gv.at/wohnen/kurzzeitvermietung'),
  }),
  check({
    id: 'at-stays-registration',
    strategies: stays,
    words: 'From 20 May 2026 booking platforms have to show a registration number where an authority asks for one and pass data on.',
    rule: read('Regulation (EU) 2024/1028 on data of short-term rentals', '2026-05-20', 'https://eur-lex.europa.eu/eli/reg/2024/1028/oj'),
  }),
];
