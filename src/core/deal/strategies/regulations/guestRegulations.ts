import type { Regulation } from './regulation.ts';
import { read, unread } from './source.ts';

/** Rules on letting by the night. Amounts are in minor units. */
export const guestRegulations: readonly Regulation[] = [
  {
    id: 'ninety-nights',
    strategies: ['serviced-accommodation'],
    places: ['GB-ENG'],
    when: [
      { fact: 'nightsLet', above: 90 },
      { fact: 'planningForStays', is: false },
      { fact: 'greaterLondon', is: true },
    ],
    level: 'must',
    words: 'In Greater London a home can be let to guests for up to 90 nights a calendar year. More nights need planning permission.',
    wordsIfUnknown:
      'If the property is in Greater London, it can be let to guests for up to 90 nights a calendar year. More nights need planning permission.',
    rule: read(
      'Greater London Council (General Powers) Act 1973, section 25A, added by the Deregulation Act 2015, section 44',
      '2015-05-26',
      'https://www.legislation.gov.uk/ukpga/2015/20/section/44',
    ),
  },
  {
    id: 'stays-planning',
    strategies: ['serviced-accommodation'],
    places: ['GB-ENG', 'GB-WLS', 'GB-SCT', 'GB-NIR'],
    when: [{ fact: 'planningForStays', is: false }],
    level: 'ask',
    words: 'Ask the council whether letting to guests all year needs planning permission here. Some councils treat it as a change of use.',
    wordsIfUnknown: null,
    rule: unread(
      'Town and Country Planning Act 1990, section 55: a material change of use is development',
      '1990-08-24',
      'https://www.legislation.gov.uk/ukpga/1990/8/section/55',
    ),
  },
  {
    id: 'stays-licence-scotland',
    strategies: ['serviced-accommodation'],
    places: ['GB-SCT'],
    when: [],
    level: 'must',
    words: 'You need a licence before the first guest arrives, and planning permission too in a short-term let control area.',
    wordsIfUnknown: null,
    rule: read(
      'Civic Government (Scotland) Act 1982 (Licensing of Short-term Lets) Order 2022',
      '2022-10-01',
      'https://www.gov.scot/publications/short-term-lets-scotland-licensing-scheme-part-1-guidance-hosts-operators/pages/4/',
    ),
  },
  {
    id: 'stays-certificate-northern-ireland',
    strategies: ['serviced-accommodation'],
    places: ['GB-NIR'],
    when: [],
    level: 'must',
    words: 'You need a Tourism Northern Ireland certificate to take guests.',
    wordsIfUnknown: null,
    rule: unread('Tourism (Northern Ireland) Order 1992', '1992-03-01', 'https://www.legislation.gov.uk/nisi/1992/235/contents'),
  },
  {
    id: 'stays-rates-wales',
    strategies: ['serviced-accommodation'],
    places: ['GB-WLS'],
    when: [{ fact: 'nightsLet', below: 182 }],
    level: 'must',
    words: 'A property let for fewer than 182 nights a year remains liable for council tax, plus any premium the council charges.',
    wordsIfUnknown: null,
    rule: read(
      'Non-Domestic Rating (Amendment of Definition of Domestic Property) (Wales) Order 2022',
      '2023-04-01',
      'https://servicedaccommodationfinance.co.uk/knowledge/short-term-let-licensing-uk/',
    ),
  },
  {
    id: 'stays-vat',
    strategies: ['serviced-accommodation'],
    places: ['GB-ENG', 'GB-WLS', 'GB-SCT', 'GB-NIR'],
    when: [{ fact: 'guestIncome', above: 90_000_00 }],
    level: 'must',
    words:
      'Guests’ payments exceed £90,000 a year, so VAT registration is compulsory and a sixth of what guests pay is VAT. The figures don’t deduct it.',
    wordsIfUnknown: null,
    rule: read(
      'VAT registration threshold £90,000; VAT Notice 709/3, holiday accommodation is standard-rated',
      '2024-04-01',
      'https://www.gov.uk/guidance/hotels-and-holiday-accommodation-notice-7093',
    ),
  },
  {
    id: 'stays-vat-total',
    strategies: ['serviced-accommodation'],
    places: ['GB-ENG', 'GB-WLS', 'GB-SCT', 'GB-NIR'],
    when: [
      { fact: 'guestIncome', above: 0 },
      { fact: 'guestIncome', below: 90_000_01 },
    ],
    level: 'ask',
    words: 'Stays are standard-rated for VAT. The £90,000 threshold covers all your taxable sales, so this property may take you over it.',
    wordsIfUnknown: null,
    rule: read(
      'VAT registration threshold £90,000; VAT Notice 709/3, holiday accommodation is standard-rated',
      '2024-04-01',
      'https://www.gov.uk/guidance/hotels-and-holiday-accommodation-notice-7093',
    ),
  },
  {
    id: 'holiday-lettings-tax',
    strategies: ['serviced-accommodation'],
    places: ['GB-ENG', 'GB-WLS', 'GB-SCT', 'GB-NIR'],
    when: [],
    level: 'must',
    words: 'The furnished holiday lettings tax regime has been abolished. Interest gets basic-rate relief, as with any letting.',
    wordsIfUnknown: null,
    rule: read(
      'Finance Act 2025, abolition of the furnished holiday lettings regime',
      '2025-04-06',
      'https://www.gov.uk/government/publications/furnished-holiday-lettings-tax-regime-abolition/abolition-of-the-furnished-holiday-lettings-tax-regime',
    ),
  },
  {
    id: 'guests-agreed',
    strategies: ['serviced-accommodation'],
    places: ['GB-ENG', 'GB-WLS'],
    when: [{ fact: 'ownersPermission', is: false }],
    level: 'ask',
    words: 'A lease that requires use as a private residence forbids paying guests. Read it before you buy.',
    wordsIfUnknown: null,
    rule: unread(
      'Nemcova v Fairfield Rents Ltd [2016] UKUT 303 (LC): short stays broke a covenant to use a flat as a private residence',
      '2016-09-06',
      'https://www.bailii.org/uk/cases/UKUT/LC/2016/303.html',
    ),
  },
];
