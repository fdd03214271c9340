import type { Regulation } from '../../../../deal/strategies/regulations/regulation.ts';
import { checkIn, readRule as read, tenancies, unreadRule as unread } from '../../inputs/check.ts';

const check = checkIn('IE');

const tenanciesAct = read(
  'Residential Tenancies (Miscellaneous Provisions) Act 2026 (Act 3 of 2026)',
  '2026-03-01',
  'https://www.legislation.ie/eli/2026/act/3/section/8',
);

/** Irish rules on letting and selling that we have on file; an empty list does not mean that no rule applies. */
export const irelandChecks: readonly Regulation[] = [
  check({
    id: 'ie-rent-cap',
    words:
      'In tenancies from 1 March 2026 the rent may rise by the lower of inflation (CPI) and 2 % a year, in the whole country. In apartments with a commencement notice from 10 June 2025 it follows inflation alone. It may be set to the market when the tenant leaves by choice and every six years.',
    rule: tenanciesAct,
  }),
  check({
    id: 'ie-rent-older-tenancies',
    words:
      'A tenancy from before 1 March 2026 that comes with the home keeps its own cap: the lower of inflation (HICP) and 2 % a year. The whole country has been a rent pressure zone since 20 June 2025.',
    rule: read(
      'Rent pressure zones: the whole country',
      '2025-06-20',
      'https://quillsen.ie/Property-News/New-Rent-Rules--What-Landlords-Need-To-Know',
    ),
  }),
  check({
    id: 'ie-tenancy-six-years',
    words:
      'A tenancy runs for six years and then for six more. With three tenancies or fewer you may end it in between for hardship or for your family’s own use, and at year six to sell, for works or a change of use.',
    rule: tenanciesAct,
  }),
  check({
    id: 'ie-large-landlord',
    level: 'ask',
    words:
      'Landlords of four tenancies or more, and companies, may not end a tenancy to sell, for works or for own use. Count your tenancies before you plan a sale with vacant possession.',
    rule: tenanciesAct,
  }),
  check({
    id: 'ie-rtb-registration',
    words:
      'Register the tenancy with the Residential Tenancies Board within a month, and every year after. Interest is deducted only then.',
    rule: unread('Registration of tenancies', '2022-04-04', 'https://www.rtb.ie'),
  }),
  check({
    id: 'ie-stays-registration',
    strategies: ['serviced-accommodation'],
    level: 'ask',
    words:
      'Status not known: lets of up to 21 nights were to need a Fáilte Ireland registration number from 20 May 2026. Whether the Irish law is in force could not be read. Ask Fáilte Ireland.',
    rule: unread('Short Term Letting and Tourism Bill', '2026-05-20', 'https://planningpermissionireland.ie'),
  }),
  check({
    id: 'ie-stays-planning',
    strategies: ['serviced-accommodation'],
    level: 'ask',
    words:
      'Status not known: a whole home that is not its owner’s main home needs planning permission for short lets, and towns above 20,000 people were to be restricted further. The outcome could not be read. Ask the council’s planning office.',
    rule: unread('Planning rules of short-term letting', '2026-05-20', 'https://planningpermissionireland.ie'),
  }),
  check({
    id: 'ie-stays-data',
    strategies: ['serviced-accommodation'],
    words: 'Platforms have to show registration numbers and hand data of stays to the authorities.',
    rule: read('Regulation (EU) 2024/1028', '2026-05-20', 'https://www.kildarestreet.com/wrans/?id=2025-11-18a.1306'),
  }),
  check({
    id: 'ie-rooms',
    strategies: ['hmo'],
    level: 'ask',
    words: 'Ireland has no licence for shared houses. Planning, fire safety and the number of tenancies still matter: ask the council.',
    rule: unread('Rooms let in a house share', '2019-05-01', 'https://www.rtb.ie'),
  }),
  check({
    id: 'ie-resale-trade',
    strategies: ['flip'],
    level: 'ask',
    words:
      'Buying to resell may be a trade: then the profit bears income tax, Universal Social Charge and PRSI in place of Capital Gains Tax of 33 %. Ask a tax adviser.',
    rule: unread('Badges of trade', '1997-11-30', 'https://www.revenue.ie'),
  }),
  check({
    id: 'ie-vacant-grant',
    strategies: ['brrrr', 'flip'],
    level: 'ask',
    words: 'A vacant home may have a grant of €50,000, a derelict one €70,000 (Croí Cónaithe). Ask the council before works begin.',
    rule: unread('Vacant Property Refurbishment Grant', '2023-05-01', 'https://www.gov.ie'),
  }),
  check({
    id: 'ie-council-adjustment',
    strategies: [...tenancies, 'serviced-accommodation'],
    level: 'ask',
    words: 'Your council may add to the basic Local Property Tax or lower it, by 15 % or more. Ask for its figure of the year.',
    rule: read(
      'Local adjustment factor of Local Property Tax',
      '2026-01-01',
      'https://www.revenue.ie/en/property/local-property-tax/valuing-your-property/valuation-bands-rates.aspx',
    ),
  }),
];
