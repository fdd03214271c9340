import type { Regulation } from '../../../../deal/strategies/regulations/regulation.ts';
import { checkIn, readRule, unreadRule } from '../../inputs/check.ts';

const check = checkIn('BE');

/** Belgian letting rules; each region has its own tenancy law. */
export const belgiumChecks: readonly Regulation[] = [
  check({
    id: 'be-lease-term',
    words:
      'A lease of a main home runs for nine years unless it is a short lease of up to three years. It must be registered within two months, and a tenant may leave without notice until it is registered.',
    rule: unreadRule(
      'Leases of main homes, regional decrees of 2018 and 2019',
      '2018-01-01',
      'https://www.notaris.be/verkopen-kopen-huren-lenen/huren',
    ),
  }),
  check({
    id: 'be-indexation',
    words:
      'Rent may rise only once a year, at your request, and only by the health index. It may not rise if the lease is unregistered or forbids it.',
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
      'Rents of homes with an energy label of E or F, or without one, have had limited or no indexation in all three regions since 2022. Ask the region what still applies to this lease.',
    rule: unreadRule('Limits on rent indexation, by energy label', '2022-10-01', 'https://www.vlaanderen.be/huren-en-verhuren'),
  }),
  check({
    id: 'be-brussels-rent',
    places: ['BE-brussels'],
    level: 'ask',
    words:
      'A rent more than 20% above the Brussels reference rent may be reduced by the joint rental commission or a judge. Look up the reference rent before you set the rent.',
    rule: unreadRule('Brussels reference rents (grille indicative des loyers)', '2025-05-01', 'https://loyers.brussels'),
  }),
  check({
    id: 'be-flanders-quality',
    places: ['BE-flanders'],
    level: 'ask',
    words: 'A let home must meet Flemish standards, and some municipalities first require a certificate of conformity.',
    rule: unreadRule('Flemish Housing Code (Vlaamse Codex Wonen)', '2021-01-01', 'https://www.vlaanderen.be/conformiteitsattest'),
  }),
  check({
    id: 'be-flanders-renovation',
    places: ['BE-flanders'],
    strategies: ['buy-to-let', 'brrrr', 'hmo', 'flip', 'serviced-accommodation'],
    level: 'ask',
    words:
      'If you buy a home with a poor energy label, you must bring it up to a better label within a set number of years after the deed. Ask which label and by when, and include the cost in the deal.',
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
      'In Wallonia a home below 28 m², or one shared by several households, needs a letting permit (permis de location). Ask the commune.',
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
    words:
      'Splitting a home into rooms for several households often needs a planning permit, and student towns limit the number of such homes.',
    rule: unreadRule('Regional planning codes', '2014-09-01', 'https://www.vlaanderen.be/kamerwoning'),
  }),
  check({
    id: 'be-stay-registration',
    strategies: ['serviced-accommodation'],
    level: 'ask',
    words:
      'Each region requires hosts to register and meet fire safety rules before they offer stays. Brussels also requires proof that you comply with local planning rules. Ask the region and the commune.',
    rule: unreadRule('Regional laws on tourist lodging', '2016-04-24', 'https://www.toerismevlaanderen.be/logiesdecreet'),
  }),
  check({
    id: 'be-stay-data',
    strategies: ['serviced-accommodation'],
    words:
      'Platforms must show a registration number if the region requires one, and tell the authorities how many nights your home is let.',
    rule: readRule('Regulation (EU) 2024/1028 on short-term rentals', '2026-05-20', 'https://eur-lex.europa.eu/eli/reg/2024/1028/oj'),
  }),
  check({
    id: 'be-private-use',
    strategies: ['buy-to-let', 'brrrr', 'hmo'],
    level: 'ask',
    words:
      'Have the lease forbid business use. If a tenant deducts the rent as a business cost, the rent is taxed instead of the cadastral income.',
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
    words: 'A quick sale may count as speculation, taxed at 33%, or as a trade, taxed as earnings. Ask an accountant.',
    rule: unreadRule('Income Tax Code 1992, article 90', '1992-01-01', 'https://financien.belgium.be/nl/particulieren/woning'),
  }),
];
