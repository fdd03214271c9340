import type { Regulation } from '../../../deal/strategies/regulations/regulation.ts';
import { boughtRentals, marketsOf, read, unread, usCheck } from './usCheck.ts';

/** Caps and reliefs in the seller's property tax that end when the home is sold or rented out. */
export const propertyTaxRegulations: readonly Regulation[] = [
  usCheck({
    id: 'us-property-tax-california',
    strategies: [...boughtRentals, 'house-hack', 'flip'],
    places: marketsOf('CA'),
    words:
      'After the sale, the assessment is reset to the price and then rises by up to 2% a year, so the seller’s bill is no guide to yours. Expect one or two supplemental bills in the first year.',
    rule: read(
      'Proposition 13, California Constitution article XIII A',
      '1978-07-01',
      'https://www.boe.ca.gov/proptaxes/supplemental-assessment/',
    ),
  }),
  usCheck({
    id: 'us-property-tax-florida',
    strategies: boughtRentals,
    places: marketsOf('FL'),
    words:
      'The seller’s homestead exemption and 3% cap end, and the assessment resets to just (market) value on 1 January after the sale. A rental’s assessment then rises by up to 10% a year, except for the school levy.',
    rule: read(
      'Florida Constitution article VII, section 4; Florida Statutes 193.1554',
      '2009-01-01',
      'https://floridarevenue.com/property/Pages/Home.aspx',
    ),
  }),
  usCheck({
    id: 'us-property-tax-michigan',
    strategies: boughtRentals,
    places: marketsOf('MI'),
    words:
      'In the year after the transfer, the taxable value is reset to half of market value. A rental pays 18 mills more than an owner-occupied home.',
    rule: read('Proposal A of 1994; MCL 211.27a and 211.7cc', '1995-01-01', 'https://www.michigan.gov/taxes/property'),
  }),
  usCheck({
    id: 'us-property-tax-michigan-owner',
    strategies: ['house-hack'],
    places: marketsOf('MI'),
    words:
      'In the year after the transfer, the taxable value is reset to half of market value. Only the part you live in is exempt from the 18-mill school tax.',
    rule: read('Proposal A of 1994; MCL 211.27a and 211.7cc', '1995-01-01', 'https://www.michigan.gov/taxes/property'),
  }),
  usCheck({
    id: 'us-property-tax-texas',
    strategies: boughtRentals,
    places: marketsOf('TX'),
    words:
      'The seller’s homestead exemption and 10% cap end. The 20% limit on yearly increases for other property starts on the second 1 January after the purchase and expires on 31 December 2026; we found no extension, so assume no cap from tax year 2027.',
    rule: read('Tax Code section 23.231', '2024-01-01', 'https://statutes.capitol.texas.gov/Docs/TX/htm/TX.23.htm'),
  }),
  usCheck({
    id: 'us-property-tax-south-carolina',
    strategies: boughtRentals,
    places: marketsOf('SC'),
    words:
      'A rental is assessed at 6% instead of an owner-occupant’s 4% and pays school operating tax, making the bill about two and a half to three times as high. The sale triggers a reassessment, so ask for the 25% exemption.',
    rule: unread('S.C. Code 12-43-220 and 12-37-3135', '2011-01-01', 'https://www.scstatehouse.gov/code/t12c043.php'),
  }),
  usCheck({
    id: 'us-property-tax-indiana',
    strategies: boughtRentals,
    places: marketsOf('IN'),
    words:
      'A rental’s bill is capped at 2% of its value, but an owner-occupied home’s at 1% with deductions, so the seller’s bill can be half of yours.',
    rule: unread('Indiana Constitution article 10; IC 6-1.1-20.6', '2010-01-01', 'https://www.in.gov/dlgf/'),
  }),
  usCheck({
    id: 'us-property-tax-owner-relief',
    strategies: boughtRentals,
    places: marketsOf('AL', 'DC', 'GA', 'HI', 'ID', 'LA', 'MN', 'MS', 'OK', 'UT'),
    level: 'ask',
    words:
      'The seller’s bill may include an owner-occupant’s exemption, cap or lower class, which a rental loses. Ask the assessor for the bill without it.',
    rule: unread(
      'State laws on homestead exemptions and classes of property',
      '2020-01-01',
      'https://www.lincolninst.edu/data/significant-features-property-tax/',
    ),
  }),
  usCheck({
    id: 'us-property-tax-rhode-island',
    strategies: ['serviced-accommodation', 'flip'],
    places: marketsOf('RI'),
    level: 'ask',
    words:
      'A home assessed above $1 million that is neither its owner’s residence nor rented for more than 183 days a year is taxed $2.50 for each $500 above that. Ask whether this use counts.',
    rule: read('Non-Owner Occupied Property Tax Act', '2026-07-01', 'https://tax.ri.gov/'),
  }),
];
