import type { Regulation } from './regulation.ts';
import { read, unread } from './source.ts';

/** Rules on letting a home, and on selling or refinancing one soon after buying it. */
export const lettingRegulations: readonly Regulation[] = [
  {
    id: 'energy-e',
    strategies: ['buy-to-let', 'brrrr', 'hmo', 'rent-to-rent'],
    places: ['GB-ENG', 'GB-WLS'],
    when: [{ fact: 'energyRank', atLeast: 6 }],
    level: 'must',
    words:
      'The energy rating is below E, the legal minimum. The property can’t be let until it reaches E, unless you register an exemption.',
    wordsIfUnknown: null,
    rule: unread(
      'Energy Efficiency (Private Rented Property) (England and Wales) Regulations 2015: E for every tenancy',
      '2020-04-01',
      'https://www.legislation.gov.uk/uksi/2015/962/contents',
    ),
  },
  {
    id: 'energy-c',
    strategies: ['buy-to-let', 'brrrr', 'hmo', 'rent-to-rent'],
    places: ['GB-ENG', 'GB-WLS'],
    when: [{ fact: 'energyRank', atLeast: 4 }],
    level: 'must',
    words: 'Rented homes are due to need energy rating C by 1 October 2030. The owner need not spend more than £10,000 on reaching it.',
    wordsIfUnknown: 'Rented homes are due to need energy rating C by 1 October 2030, and this property’s rating isn’t known.',
    rule: read(
      'Minimum energy efficiency of rented homes: C by 1 October 2030, announced on 21 January 2026',
      '2030-10-01',
      'https://www.gov.uk/guidance/domestic-private-rented-property-minimum-energy-efficiency-standard-landlord-guidance',
    ),
  },
  {
    id: 'rent-review',
    strategies: ['buy-to-let', 'brrrr', 'hmo', 'rent-to-rent'],
    places: ['GB-ENG'],
    when: [],
    level: 'must',
    words: 'Rent can rise at most once a year, with two months’ notice. Tenants can leave at any time with two months’ notice.',
    wordsIfUnknown: null,
    rule: read("Renters' Rights Act 2025, sections 1 to 6", '2026-05-01', 'https://www.legislation.gov.uk/ukpga/2025/26/contents'),
  },
  {
    id: 'selective-licence',
    strategies: ['buy-to-let', 'brrrr', 'rent-to-rent'],
    places: ['GB-ENG', 'GB-WLS'],
    when: [],
    level: 'ask',
    words: 'Ask the council whether it licenses every rented home in this street (selective licensing).',
    wordsIfUnknown: null,
    rule: unread('Housing Act 2004, Part 3', '2006-04-06', 'https://www.legislation.gov.uk/ukpga/2004/34/part/3'),
  },
  {
    id: 'six-months',
    strategies: ['brrrr', 'flip'],
    places: ['GB-ENG', 'GB-WLS', 'GB-SCT', 'GB-NIR'],
    when: [{ fact: 'projectMonths', below: 6 }],
    level: 'ask',
    words: 'Many mortgage lenders won’t lend on a property owned for less than six months, whether for your refinance or to your buyer.',
    wordsIfUnknown: null,
    rule: unread(
      'UK Finance Mortgage Lenders’ Handbook, part 1, 5.1 (lenders’ guidance, not law)',
      '2010-01-01',
      'https://foxdavidson.co.uk/insights/6-month-mortgage-rule',
    ),
  },
  {
    id: 'trading-profit',
    strategies: ['flip'],
    places: ['GB-ENG', 'GB-WLS', 'GB-SCT', 'GB-NIR'],
    when: [],
    level: 'must',
    words:
      'Profit from buying to sell is trading income. It is subject to income tax and National Insurance, or corporation tax, with no capital gains exemption.',
    wordsIfUnknown: null,
    rule: unread(
      'HM Revenue & Customs, Business Income Manual, BIM60000: trade in land',
      '2016-07-05',
      'https://www.gov.uk/hmrc-internal-manuals/business-income-manual/bim60000',
    ),
  },
  {
    id: 'rent-repayment',
    strategies: ['rent-to-rent'],
    places: ['GB-ENG'],
    when: [],
    level: 'must',
    words: 'If the property lacks a required licence, tenants can reclaim up to two years’ rent from you, and now from the owner too.',
    wordsIfUnknown: null,
    rule: unread(
      "Renters' Rights Act 2025, rent repayment orders (changes Rakusen v Jepsen [2023] UKSC 9)",
      '2026-05-01',
      'https://www.legislation.gov.uk/ukpga/2025/26/contents',
    ),
  },
];
