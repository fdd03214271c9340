import type { Regulation } from '../../../../deal/strategies/regulations/regulation.ts';
import { checkIn, readRule as read, stays, unreadRule as unread } from '../../inputs/check.ts';

const check = checkIn('AT');

const rentLaw = read(
  'Act on lease indexation clauses (Mieten-Wertsicherungsgesetz, MieWeG)',
  '2026-01-01',
  'https://www.gibelzirm.com/de/news/mietrechtliches-inflationslinderungsgesetz-mietpreisbremse-wertsicherung-und-befristung',
);
const termLaw = read(
  'Fifth Rent Inflation Relief Act (5. MILG), minimum fixed term',
  '2026-01-01',
  'https://kurier.at/wirtschaft/immo/miete-mietenpaket-wertsicherung-mietvertrag-befristung/403111039',
);
const tenancyAct = 'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10002531';
const condominiumAct = 'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=20001921';

/** The Austrian letting rules we cover; an empty list does not mean that no rule applies. */
export const austriaChecks: readonly Regulation[] = [
  check({
    id: 'at-rent-rise',
    words:
      'Regulated rents may rise by up to 1% in 2026 and 2% in 2027. An index clause may raise a rent once a year, on 1 April, and only half of inflation above 3% counts. This also applies to free-market rents, but not to one- or two-family houses. Sources differ on whether this starts in April 2026 or April 2028 for free-market rents, so ask which date applies.',
    rule: rentLaw,
  }),
  check({
    id: 'at-fixed-term',
    words:
      'From 2026 a fixed term must be at least five years, or three if the landlord is a private person who doesn’t let as a business.',
    rule: termLaw,
  }),
  check({
    id: 'at-old-building',
    level: 'ask',
    when: [{ fact: 'yearBuilt', below: 1945 }],
    words:
      'In buildings from before 1945, the rent is usually capped at the federal state’s reference rent (Richtwertmiete) plus supplements. Ask what rent may be charged, because a tenant can have it checked and reclaim any excess.',
    wordsIfUnknown:
      'If the building dates from before 1945, the rent is usually capped at the federal state’s reference rent (Richtwertmiete). Ask for the year of the building permit.',
    rule: unread('Reference rents for old buildings (Richtwert, § 16 MRG)', '1994-03-01', tenancyAct),
  }),
  check({
    id: 'at-deposit',
    words:
      'A deposit (Kaution) is usually three months’ gross rent and may not exceed six months’. It must be held separately and earn interest.',
    rule: unread('Tenancy deposit (§ 16b MRG)', '2009-04-01', tenancyAct),
  }),
  check({
    id: 'at-agent',
    words: 'The person who first instructs the agent pays the letting commission. That is usually the landlord.',
    rule: unread(
      'Agent’s fee due from the first client (Erstauftraggeberprinzip, § 17a MaklerG)',
      '2023-07-01',
      'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10003374',
    ),
  }),
  check({
    id: 'at-subletting',
    strategies: ['rent-to-rent', 'hmo'],
    level: 'ask',
    words: 'The lease can forbid subletting the whole home, and a subtenant’s rent is limited. Ask the owner in writing before you sign.',
    rule: unread('Subletting (§§ 11, 26 MRG)', '1982-01-01', tenancyAct),
  }),
  check({
    id: 'at-stays-owners',
    strategies: stays,
    level: 'ask',
    words:
      'Short stays in a flat usually count as a change of use, which needs the consent of all owners in the building (§ 16 WEG). Each federal state (Land) also has its own rules and levies. Ask before you buy.',
    rule: unread('Condominium Act (WEG 2002), change of use', '2002-07-01', condominiumAct),
  }),
  check({
    id: 'at-stays-vienna',
    strategies: stays,
    towns: ['Wien', 'Vienna'],
    level: 'ask',
    words:
      'In Vienna, you need no permit to let a home to guests for up to 90 days a year, but in residential zones you may not do so as a business. Permits are rarely granted, so ask building authority MA 37.',
    rule: unread('Vienna Building Code (Bauordnung), short stays', '2024-07-01', 'https://www.wien.gv.at/wohnen/kurzzeitvermietung'),
  }),
  check({
    id: 'at-stays-registration',
    strategies: stays,
    words:
      'From 20 May 2026, booking platforms must show a registration number if an authority requires one, and give the authorities data on stays.',
    rule: read('Regulation (EU) 2024/1028 on short-term rental data', '2026-05-20', 'https://eur-lex.europa.eu/eli/reg/2024/1028/oj'),
  }),
];
