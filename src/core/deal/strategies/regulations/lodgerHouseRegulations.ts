import type { Regulation } from './regulation.ts';
import { read, unread } from './source.ts';

const gasWords = 'A lodger’s rent makes you a landlord under gas safety law. Have every appliance and flue checked once a year.';

/** Rules on house safety, and on the number of lodgers that makes a home an HMO, by nation. */
export const lodgerHouseRegulations: readonly Regulation[] = [
  {
    id: 'lodger-gas',
    strategies: ['house-hack'],
    places: ['GB-ENG', 'GB-WLS', 'GB-SCT'],
    when: [],
    level: 'must',
    words: gasWords,
    wordsIfUnknown: null,
    rule: read(
      'Gas Safety (Installation and Use) Regulations 1998, regulation 36',
      '1998-10-31',
      'https://www.hse.gov.uk/gas/landlords/safetycheckswho.htm',
    ),
  },
  {
    id: 'lodger-gas-northern-ireland',
    strategies: ['house-hack'],
    places: ['GB-NIR'],
    when: [],
    level: 'must',
    words: gasWords,
    wordsIfUnknown: null,
    // Made in 2004; the commencement date was not checked.
    rule: unread(
      'Gas Safety (Installation and Use) Regulations (Northern Ireland) 2004, regulation 36',
      '2004-12-31',
      'https://www.legislation.gov.uk/nisr/2004/63/contents/made',
    ),
  },
  {
    id: 'lodger-hmo-england',
    strategies: ['house-hack'],
    places: ['GB-ENG'],
    when: [{ fact: 'lodgers', atLeast: 3 }],
    level: 'must',
    words:
      'A home with your household and two lodgers isn’t a house in multiple occupation. With three lodgers it is one, and HMO safety and management rules apply.',
    wordsIfUnknown: null,
    rule: read(
      'Housing Act 2004, section 254 and Schedule 14, paragraph 6; SI 2006/373, regulation 6',
      '2006-04-06',
      'https://www.legislation.gov.uk/uksi/2006/373/regulation/6',
    ),
  },
  {
    id: 'lodger-hmo-licence-england',
    strategies: ['house-hack'],
    places: ['GB-ENG'],
    when: [{ fact: 'lodgers', atLeast: 3 }],
    level: 'ask',
    words:
      'Ask the council about licensing. A home with five or more people from two or more households needs a licence, and some councils license smaller houses.',
    wordsIfUnknown: null,
    rule: read(
      'Licensing of Houses in Multiple Occupation (Prescribed Description) (England) Order 2018',
      '2018-10-01',
      'https://www.legislation.gov.uk/uksi/2018/221/contents/made',
    ),
  },
  {
    id: 'lodger-hmo-wales',
    strategies: ['house-hack'],
    places: ['GB-WLS'],
    when: [{ fact: 'lodgers', atLeast: 3 }],
    level: 'must',
    words:
      'A home with your household and two lodgers isn’t a house in multiple occupation. With three lodgers it is one. Ask the council about licensing.',
    wordsIfUnknown: null,
    rule: read(
      'Housing Act 2004, section 254 and Schedule 14, paragraph 6; Welsh SI 2006/1715, regulation 6',
      '2006-06-30',
      'https://www.legislation.gov.uk/wsi/2006/1715/regulation/6/made',
    ),
  },
  {
    id: 'lodger-hmo-scotland',
    strategies: ['house-hack'],
    places: ['GB-SCT'],
    when: [{ fact: 'lodgers', atLeast: 3 }],
    level: 'must',
    words: 'You need an HMO licence if lodgers come from more than two families besides yours.',
    wordsIfUnknown: null,
    rule: read(
      'Housing (Scotland) Act 2006, sections 125 and 126(1)(a)',
      '2011-08-31',
      'https://www.legislation.gov.uk/asp/2006/1/notes/division/3/5/2',
    ),
  },
  {
    id: 'lodger-hmo-northern-ireland',
    strategies: ['house-hack'],
    places: ['GB-NIR'],
    when: [{ fact: 'lodgers', atLeast: 2 }],
    level: 'ask',
    words:
      'A home shared by three or more people from more than two households is a house in multiple occupation. Ask the council whether you and two lodgers need a licence.',
    wordsIfUnknown: null,
    // Section 1 was checked; the exceptions in Schedule 1 were not.
    rule: unread(
      'Houses in Multiple Occupation Act (Northern Ireland) 2016, section 1 and Schedule 1',
      '2019-04-01',
      'https://www.legislation.gov.uk/nia/2016/22/part/1/enacted',
    ),
  },
];
