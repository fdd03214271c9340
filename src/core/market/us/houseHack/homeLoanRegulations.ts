import type { Regulation } from '../../../deal/strategies/regulations/regulation.ts';
import { read, unread } from '../../../deal/strategies/regulations/source.ts';

/** Rules of loans to owner-occupiers of a house with several units in the United States. */
export const homeLoanRegulations: readonly Regulation[] = [
  {
    id: 'self-sufficiency',
    strategies: ['house-hack'],
    places: [],
    when: [
      { fact: 'units', atLeast: 3 },
      { fact: 'downPayment', below: 0.2 },
      { fact: 'selfSufficiency', below: 1 },
    ],
    level: 'must',
    words:
      'Three or four units with an FHA loan have to carry themselves: three quarters of the rent of all units, yours included, do not cover the monthly payment.',
    wordsIfUnknown: null,
    rule: read(
      'HUD Handbook 4000.1, net self-sufficiency rental income of three- and four-unit properties',
      '2015-09-14',
      'https://www.mortgageresearch.com/articles/fha-self-sufficiency-test',
    ),
  },
  {
    id: 'live-there',
    strategies: ['house-hack'],
    places: [],
    when: [],
    level: 'must',
    words: 'The loan is for somebody who moves in within 60 days and lives there for a year at least.',
    wordsIfUnknown: null,
    rule: unread(
      'HUD Handbook 4000.1, occupancy of a principal residence',
      '2015-09-14',
      'https://www.hud.gov/hud-partners/single-family-handbook-4000-1',
    ),
  },
  {
    id: 'private-insurance',
    strategies: ['house-hack'],
    places: [],
    when: [{ fact: 'downPayment', below: 0.2 }],
    level: 'ask',
    words:
      'Private mortgage insurance can be cancelled at 80 % of the original value and ends at 78 %. FHA insurance stays for the term with less than 10 % down.',
    wordsIfUnknown: null,
    rule: unread(
      'Homeowners Protection Act of 1998',
      '1999-07-29',
      'https://ncua.gov/regulation-supervision/manuals-guides/federal-consumer-financial-protection-guide/compliance-management/lending-regulations/homeowners-protection-act-pmi-cancellation-act',
    ),
  },
];
