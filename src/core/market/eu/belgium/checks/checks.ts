import type { Regulation } from '../../../../deal/strategies/regulations/regulation.ts';
import { checkIn, readRule, unreadRule } from '../../inputs/check.ts';

const check = checkIn('BE');

/** Rules on letting in Belgium, where each region has its own tenancy law. */
export const belgiumChecks: readonly Regulation[] = [
  check({
    id: 'be-lease-term',
    words:
      'A lease of a main home runs nine years unless it is a short one of up to three, and has to be registered within two months. Until then a tenant may leave without notice.',
    rule: unreadRule(
      'Leases of main homes, regional decrees of 2018 and 2019',
      '2018-01-01',
      'https://www.notaris.be/verkopen-kopen-huren-lenen/huren',
    ),
  }),
  check({
    id: 'be-indexation',
    words:
      'Rent rises once a year by the health index alone, on request, and not at all where the lease has not been registered or forbids it.',
    rule: unreadRule(
      'Indexation of rents, Civil Code article 1728bis and regional law',
      '2018-01-01',
      'https://statbel.fgov.be/nl/themas/consumptieprijsindex/huurcalculator',
    ),
  }),
  check({
    id: 'be-epc-indexation',
    level: 'ask',
    words:
      'Rents of homes with an energy label of E or F, or without one, were indexed in part or not at all in all three regions since 2022. Ask the region what is left of it for this lease.',
    rule: unreadRule('Limits on indexation by energy label', '2022-10-01', 'https://www.vlaanderen.be/huren-en-verhuren'),
  }),
  check({
    id: 'be-brussels-rent',
    places: ['BE-brussels'],
    level: 'ask',
    words:
      'A rent more than 20 % above the reference rent of Brussels may be brought down by the joint rental commission or a judge. Look the reference rent up before you set it.',
    rule: unreadRule('Reference rents of Brussels (grille indicative des loyers)', '2025-05-01', 'https://loyers.brussels'),
  }),
  check({
    id: 'be-flanders-quality',
    places: ['BE-flanders'],
    level: 'ask',
    words: 'A home to let has to meet the Flemish standards, and some municipalities ask for a certificate of conformity first.',
    rule: unreadRule('Flemish Housing Code (Vlaamse Codex Wonen)', '2021-01-01', 'https://www.vlaanderen.be/conformiteitsattest'),
  }),
  check({
    id: 'be-flanders-renovation',
    places: ['BE-flanders'],
    strategies: ['buy-to-let', 'brrrr', 'hmo', 'flip', 'serviced-accommodation'],
    level: 'ask',
    words:
      'The buyer of a home with a poor energy label has to renovate it to a better one within some years of the deed. Ask which label and by when, and put the works into the deal.',
    rule: unreadRule(
      'Flemish renovation duty (renovatieverplichting)',
      '2023-01-01',
      'https://www.vlaanderen.be/renovatieverplichting-voor-residentiele-gebouwen',
    ),
  }),
  check({
    id: 'be-wallonia-licence',
    places: ['BE-wallonia'],
    strategies: ['hmo', 'buy-to-let', 'brrrr'],
    level: 'ask',
    words:
      'A home below 28 m² and a home that several households share take a letting permit (permis de location) in Wallonia. Ask the commune.',
    rule: unreadRule(
      'Walloon Code of Housing (permis de location)',
      '2004-10-01',
      'https://www.wallonie.be/fr/demarches/demander-un-permis-de-location',
    ),
  }),
  check({
    id: 'be-rooms-planning',
    strategies: ['hmo'],
    level: 'ask',
    words: 'Splitting a home into rooms for several households often takes a planning permit, and towns with students limit their number.',
    rule: unreadRule('Regional planning codes', '2014-09-01', 'https://www.vlaanderen.be/kamerwoning'),
  }),
  check({
    id: 'be-stay-registration',
    strategies: ['serviced-accommodation'],
    level: 'ask',
    words:
      'Each region asks a host to register a stay before it is offered, with fire safety and, in Brussels, proof of the town’s planning rules. Ask the region and the commune.',
    rule: unreadRule('Regional laws on tourist lodging', '2016-04-24', 'https://www.toerismevlaanderen.be/logiesdecreet'),
  }),
  check({
    id: 'be-stay-data',
    strategies: ['serviced-accommodation'],
    words: 'Platforms show a registration number where the region asks for one and report your nights to the authorities.',
    rule: readRule('Regulation (EU) 2024/1028 on short-term rentals', '2026-05-20', 'https://eur-lex.europa.eu/eli/reg/2024/1028/oj'),
  }),
  check({
    id: 'be-private-use',
    strategies: ['buy-to-let', 'brrrr', 'hmo'],
    level: 'ask',
    words:
      'Have the lease forbid business use. A tenant who deducts the rent as a business cost makes it taxable, in place of cadastral income.',
    rule: readRule(
      'Tax on rental income (huurinkomsten), federal tax office',
      '1992-01-01',
      'https://financien.belgium.be/nl/particulieren/woning/onroerende_inkomsten/huurinkomsten',
    ),
  }),
  check({
    id: 'be-speculation',
    strategies: ['flip', 'brrrr'],
    level: 'ask',
    words: 'A quick sale may count as speculation, taxed at 33 %, or as a trade, taxed as earnings. Ask an accountant.',
    rule: unreadRule('Income Tax Code 1992, article 90', '1992-01-01', 'https://financien.belgium.be/nl/particulieren/woning'),
  }),
];
