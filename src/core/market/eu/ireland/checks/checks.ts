import type { Regulation } from '../../../../deal/strategies/regulations/regulation.ts';
import { checkIn, readRule as read, tenancies, unreadRule as unread } from '../../inputs/check.ts';

const check = checkIn('IE');

const tenanciesAct = read(
  'Residential Tenancies (Miscellaneous Provisions) Act 2026 (Act 3 of 2026)',
  '2026-03-01',
  'https://www.legislation.ie/eli/2026/act/3/section/8',
);

/** The Irish letting and selling rules we cover; an empty list does not mean that no rule applies. */
export const irelandChecks: readonly Regulation[] = [
  check({
    id: 'ie-rent-cap',
    words:
      'In tenancies from 1 March 2026, the rent may rise by the lower of inflation (CPI) and 2% a year, nationwide. For apartments with a commencement notice dated 10 June 2025 or later, the limit is inflation only. The rent may be reset to market level when the tenant leaves by choice and every six years.',
    rule: tenanciesAct,
  }),
  check({
    id: 'ie-rent-older-tenancies',
    words:
      'A tenancy from before 1 March 2026 that you take over keeps its own cap: the lower of inflation (HICP) and 2% a year. The whole country has been a rent pressure zone since 20 June 2025.',
    rule: read(
      'Rent pressure zones: the whole country',
      '2025-06-20',
      'https://quillsen.ie/Property-News/New-Rent-Rules--What-Landlords-Need-To-Know',
    ),
  }),
  check({
    id: 'ie-tenancy-six-years',
    words:
      'A tenancy runs for six years and then for six more. With three tenancies or fewer you may end it during that time for hardship or your family’s own use, and at the end of year six to sell, refurbish or change the use.',
    rule: tenanciesAct,
  }),
  check({
    id: 'ie-large-landlord',
    level: 'ask',
    words:
      'Landlords with four tenancies or more, and companies, may not end a tenancy to sell, to refurbish or for their own use. Count your tenancies before you plan a sale with vacant possession.',
    rule: tenanciesAct,
  }),
  check({
    id: 'ie-rtb-registration',
    words:
      'Register the tenancy with the Residential Tenancies Board within a month, and every year after. Otherwise you cannot deduct interest.',
    rule: unread('Registration of tenancies', '2022-04-04', 'https://www.rtb.ie'),
  }),
  check({
    id: 'ie-stays-registration',
    strategies: ['serviced-accommodation'],
    level: 'ask',
    words:
      'Current status unconfirmed: lets of up to 21 nights were due to need a Fáilte Ireland registration number from 20 May 2026. We couldn’t confirm whether the Irish law is in force. Ask Fáilte Ireland.',
    rule: unread('Short Term Letting and Tourism Bill', '2026-05-20', 'https://planningpermissionireland.ie'),
  }),
  check({
    id: 'ie-stays-planning',
    strategies: ['serviced-accommodation'],
    level: 'ask',
    words:
      'Current status unconfirmed: a whole home that is not its owner’s main home needs planning permission for short lets, and short lets in towns of more than 20,000 people were due to be restricted further. We couldn’t confirm the outcome. Ask the council’s planning office.',
    rule: unread('Planning rules on short-term letting', '2026-05-20', 'https://planningpermissionireland.ie'),
  }),
  check({
    id: 'ie-stays-data',
    strategies: ['serviced-accommodation'],
    words: 'Platforms must show registration numbers and give the authorities data on stays.',
    rule: read('Regulation (EU) 2024/1028', '2026-05-20', 'https://www.kildarestreet.com/wrans/?id=2025-11-18a.1306'),
  }),
  check({
    id: 'ie-rooms',
    strategies: ['hmo'],
    level: 'ask',
    words: 'Ireland has no licence for shared houses. Planning, fire safety and the number of tenancies still matter, so ask the council.',
    rule: unread('Rooms let in a house share', '2019-05-01', 'https://www.rtb.ie'),
  }),
  check({
    id: 'ie-resale-trade',
    strategies: ['flip'],
    level: 'ask',
    words:
      'Buying to resell may count as a trade. The profit is then subject to income tax, Universal Social Charge and PRSI (social insurance) instead of 33% Capital Gains Tax. Ask a tax adviser.',
    rule: unread('Badges of trade', '1997-11-30', 'https://www.revenue.ie'),
  }),
  check({
    id: 'ie-vacant-grant',
    strategies: ['brrrr', 'flip'],
    level: 'ask',
    words:
      'A vacant home may qualify for a grant of €50,000 and a derelict home for one of €70,000 (Croí Cónaithe). Ask the council before work begins.',
    rule: unread('Vacant Property Refurbishment Grant', '2023-05-01', 'https://www.gov.ie'),
  }),
  check({
    id: 'ie-council-adjustment',
    strategies: [...tenancies, 'serviced-accommodation'],
    level: 'ask',
    words: 'Your council may raise or lower the basic Local Property Tax by 15% or more. Ask for this year’s figure.',
    rule: read(
      'Local Property Tax: the council’s adjustment factor',
      '2026-01-01',
      'https://www.revenue.ie/en/property/local-property-tax/valuing-your-property/valuation-bands-rates.aspx',
    ),
  }),
];
