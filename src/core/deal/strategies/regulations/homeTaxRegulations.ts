import { fourNations } from './places.ts';
import type { Regulation, RegulationSource } from './regulation.ts';
import { read, unread } from './source.ts';

const rentARoom: RegulationSource = read(
  'Income Tax (Trading and Other Income) Act 2005, Part 7, Chapter 1: Rent a Room Scheme, £7,500',
  '2016-04-06',
  'https://www.gov.uk/rent-room-in-your-home/the-rent-a-room-scheme',
);

const residenceRelief: RegulationSource = read(
  'HM Revenue & Customs, Capital Gains Manual, CG64702, and Statement of Practice 14/80: a lodger in the owner’s home',
  '1980-11-14',
  'https://www.gov.uk/hmrc-internal-manuals/capital-gains-manual/cg64702',
);

const keptHome = 'Transfer tax is calculated for an only home or a replacement. If you keep another home, you also pay';

/** Tax rules for an owner who lives with lodgers. Amounts are in minor units. */
export const homeTaxRegulations: readonly Regulation[] = [
  {
    id: 'rent-a-room',
    strategies: ['house-hack'],
    places: fourNations,
    when: [{ fact: 'lodgerIncome', below: 7_500_01 }],
    level: 'must',
    words:
      'Lodgers’ rent is free of income tax up to £7,500 a year, or £3,750 each if two of you receive it. Their payments for bills count as rent.',
    wordsIfUnknown: null,
    rule: rentARoom,
  },
  {
    id: 'rent-a-room-above',
    strategies: ['house-hack'],
    places: fourNations,
    when: [{ fact: 'lodgerIncome', above: 7_500_00 }],
    level: 'must',
    words:
      'Lodgers pay more than £7,500 a year, so you must file a tax return. You can be taxed on the excess or on the rent less costs. The figures are before that tax.',
    wordsIfUnknown: null,
    rule: rentARoom,
  },
  {
    id: 'residence-relief',
    strategies: ['house-hack'],
    places: fourNations,
    when: [{ fact: 'lodgers', below: 2 }],
    level: 'must',
    words: 'Private residence relief exempts the gain on your home from capital gains tax, even with one lodger who lives with you.',
    wordsIfUnknown: null,
    rule: residenceRelief,
  },
  {
    id: 'residence-relief-lodgers',
    strategies: ['house-hack'],
    places: fourNations,
    when: [{ fact: 'lodgers', atLeast: 2 }],
    level: 'ask',
    words:
      'More than one lodger can restrict private residence relief on the sale to your part of the home. Lettings relief may cover the rest. The sale is shown before that tax.',
    wordsIfUnknown: null,
    rule: residenceRelief,
  },
  {
    id: 'lodger-council-tax',
    strategies: ['house-hack'],
    places: ['GB-ENG', 'GB-WLS'],
    when: [],
    level: 'must',
    words: 'A lodger who counts as an adult ends the 25% single-person council tax discount, so tell the council. A student doesn’t count.',
    wordsIfUnknown: null,
    rule: read('Local Government Finance Act 1992, section 11', '1993-04-01', 'https://www.legislation.gov.uk/ukpga/1992/14/section/11'),
  },
  {
    id: 'lodger-council-tax-scotland',
    strategies: ['house-hack'],
    places: ['GB-SCT'],
    when: [],
    level: 'must',
    words: 'A lodger who counts as an adult ends the 25% single-person council tax discount, so tell the council. A student doesn’t count.',
    wordsIfUnknown: null,
    rule: unread('Local Government Finance Act 1992, section 79', '1993-04-01', 'https://www.legislation.gov.uk/ukpga/1992/14/section/79'),
  },
  {
    id: 'lodger-rates-northern-ireland',
    strategies: ['house-hack'],
    places: ['GB-NIR'],
    when: [],
    level: 'ask',
    words: 'Only pensioners get a rates discount for living alone. Ask Land & Property Services whether a lodger ends yours.',
    wordsIfUnknown: null,
    rule: unread(
      'Rates (Northern Ireland) Order 1977, Lone Pensioner Allowance',
      '2008-04-01',
      'https://www.nidirect.gov.uk/articles/lone-pensioner-allowance',
    ),
  },
  {
    id: 'kept-home',
    strategies: ['house-hack'],
    places: ['GB-ENG', 'GB-NIR'],
    when: [],
    level: 'ask',
    words: `${keptHome} the higher rates for additional dwellings.`,
    wordsIfUnknown: null,
    rule: read(
      'Finance Act 2003, Schedule 4ZA',
      '2016-04-01',
      'https://www.gov.uk/hmrc-internal-manuals/stamp-duty-land-tax-manual/sdltm09845b',
    ),
  },
  {
    id: 'kept-home-scotland',
    strategies: ['house-hack'],
    places: ['GB-SCT'],
    when: [],
    level: 'ask',
    words: `${keptHome} the additional dwelling supplement.`,
    wordsIfUnknown: null,
    rule: read(
      'Land and Buildings Transaction Tax (Scotland) Act 2013, schedule 2A',
      '2016-04-01',
      'https://www.legislation.gov.uk/asp/2013/11/schedule/2A',
    ),
  },
  {
    id: 'kept-home-wales',
    strategies: ['house-hack'],
    places: ['GB-WLS'],
    when: [],
    level: 'ask',
    words: `${keptHome} the higher residential rates.`,
    wordsIfUnknown: null,
    rule: read(
      'Land Transaction Tax and Anti-avoidance of Devolved Taxes (Wales) Act 2017, Schedule 5',
      '2018-04-01',
      'https://www.legislation.gov.uk/anaw/2017/1/schedule/5',
    ),
  },
];
