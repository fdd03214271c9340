import { fourNations } from './places.ts';
import type { Regulation } from './regulation.ts';
import { read, unread } from './source.ts';

/** Rules on a lodger's right to the room, required checks and required consents, by nation. */
export const lodgerLettingRegulations: readonly Regulation[] = [
  {
    id: 'lodger-licence-england',
    strategies: ['house-hack'],
    places: ['GB-ENG'],
    when: [],
    level: 'must',
    words:
      'A lodger who shares your kitchen, bathroom or living room has a licence, not an assured tenancy. Reasonable notice ends it, and you don’t have to protect a deposit.',
    wordsIfUnknown: null,
    rule: read(
      'Housing Act 1988, Schedule 1, paragraph 10, and Protection from Eviction Act 1977, section 3A: resident landlords',
      '1989-01-15',
      'https://www.gov.uk/government/publications/letting-rooms-in-your-home-a-guide-for-resident-landlords/letting-rooms-in-your-home-a-guide-for-resident-landlords',
    ),
  },
  {
    id: 'lodger-licence-wales',
    strategies: ['house-hack'],
    places: ['GB-WLS'],
    when: [],
    level: 'must',
    words:
      'A lodger who shares living accommodation with you has no occupation contract, unless you give notice that the agreement is one.',
    wordsIfUnknown: null,
    rule: read(
      'Renting Homes (Wales) Act 2016, Schedule 2, paragraphs 3 and 6: shared accommodation',
      '2022-12-01',
      'https://www.legislation.gov.uk/anaw/2016/1/schedule/2/part/2',
    ),
  },
  {
    id: 'lodger-licence-scotland',
    strategies: ['house-hack'],
    places: ['GB-SCT'],
    when: [],
    level: 'must',
    words: 'A lodger who shares your home has no private residential tenancy. The written agreement sets the notice period.',
    wordsIfUnknown: null,
    rule: read(
      'Private Housing (Tenancies) (Scotland) Act 2016, schedule 1: resident landlords',
      '2017-12-01',
      'https://www.legislation.gov.uk/asp/2016/19/schedule/1',
    ),
  },
  {
    id: 'lodger-licence-northern-ireland',
    strategies: ['house-hack'],
    places: ['GB-NIR'],
    when: [],
    level: 'ask',
    words:
      'Whether a lodger is a licensee or tenant depends on how you live together, not on the contract’s name. A tenant’s deposit must be protected. Ask Housing Rights.',
    wordsIfUnknown: null,
    rule: read(
      'Private Tenancies (Northern Ireland) Order 2006, as Housing Rights explains it',
      '2007-04-01',
      'https://www.housingadviceni.org/advice-landlords/am-i-landlord',
    ),
  },
  {
    id: 'lodger-right-to-rent',
    strategies: ['house-hack'],
    places: ['GB-ENG'],
    when: [],
    level: 'must',
    words: 'Before your lodgers move in, check that every adult has the right to rent, and keep copies of the documents.',
    wordsIfUnknown: null,
    rule: read('Immigration Act 2014, Part 3, Chapter 1', '2016-02-01', 'https://www.gov.uk/check-tenant-right-to-rent-documents'),
  },
  {
    id: 'lodger-lender',
    strategies: ['house-hack'],
    places: fourNations,
    when: [],
    level: 'ask',
    words:
      'Ask the mortgage lender, and the freeholder of a leasehold flat, for consent to lodgers. Some lenders allow one lodger, and few count the rent as income.',
    wordsIfUnknown: null,
    rule: unread(
      'Lenders’ terms differ and aren’t law. One lender we checked allows one lodger with its consent',
      '2010-01-01',
      'https://intermediaries.generationhome.com/criteria/lodgers',
    ),
  },
  {
    id: 'lodger-insurer',
    strategies: ['house-hack'],
    places: fourNations,
    when: [],
    level: 'ask',
    words: 'Tell your buildings and contents insurer about the lodgers before they move in. It can refuse claims if you don’t.',
    wordsIfUnknown: null,
    rule: unread(
      'Consumer Insurance (Disclosure and Representations) Act 2012',
      '2013-04-06',
      'https://www.legislation.gov.uk/ukpga/2012/6/contents',
    ),
  },
];
