import type { Regulation } from '../../../deal/strategies/regulations/regulation.ts';
import { losAngeles, newYorkCity } from './towns.ts';
import { boughtRentals, marketsOf, read, unread, usCheck } from './usCheck.ts';

const owned = [...boughtRentals, 'house-hack', 'flip'] as const;

/** Rules on deed taxes that a city adds, or that rise sharply at a price threshold. */
export const transferTaxRegulations: readonly Regulation[] = [
  usCheck({
    id: 'us-deed-los-angeles',
    strategies: owned,
    places: marketsOf('CA'),
    towns: losAngeles,
    words:
      'If the price exceeds $5.3 million, the seller pays 4% of the whole price, or 5.5% from $10.6 million (thresholds from 1 July 2025), on top of the usual 0.56%; we couldn’t confirm the thresholds from 1 July 2026. The November 2026 ballot measure was rewritten so that it leaves existing taxes in place.',
    rule: read('Measure ULA, Los Angeles Municipal Code 21.9.2', '2025-07-01', 'https://finance.lacity.gov/faq/measure-ula'),
  }),
  usCheck({
    id: 'us-deed-california-cities',
    strategies: owned,
    places: marketsOf('CA'),
    towns: [
      'Albany',
      'Alameda',
      'Berkeley',
      'Culver City',
      'Emeryville',
      'Hayward',
      'Oakland',
      'Piedmont',
      'Richmond',
      'San Francisco',
      'San Jose',
      'San Leandro',
      'San Mateo',
      'Santa Monica',
    ],
    level: 'ask',
    words:
      'The city adds its own transfer tax to the county’s 0.11%, rising with the price to about 6% at the top. Ask the title company which bracket applies and who pays.',
    rule: read(
      'Revenue and Taxation Code section 11911 and charter cities’ transfer taxes',
      '2025-01-01',
      'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=RTC&sectionNum=11911',
    ),
  }),
  usCheck({
    id: 'us-deed-new-jersey',
    strategies: owned,
    places: marketsOf('NJ'),
    words:
      'Above $1 million, the seller pays 1% of the whole price, rising to 2% above $2 million, 2.5% above $2.5 million, 3% above $3 million and 3.5% above $3.5 million. Before 10 July 2025 the rate was 1% and the buyer paid.',
    rule: read('P.L. 2025, chapter 69, graduated percent fee', '2025-07-10', 'https://www.nj.gov/treasury/taxation/'),
  }),
  usCheck({
    id: 'us-deed-new-york-mansion',
    strategies: owned,
    places: marketsOf('NY'),
    words:
      'At $1 million or more the buyer pays mansion tax of 1% of the whole price (up to 3.9% in New York City). At $999,999 no mansion tax is due.',
    rule: read('Tax Law sections 1402-a and 1402-b', '2019-07-01', 'https://www.tax.ny.gov/bus/transfer/rptidx.htm'),
  }),
  usCheck({
    id: 'us-deed-new-york-city',
    strategies: owned,
    places: marketsOf('NY'),
    towns: newYorkCity,
    words:
      'The seller pays 1% up to $500,000, or 1.425% of the whole price above that, plus the state’s 0.4%. The buyer’s mortgage is taxed at 1.8% to 1.925%.',
    rule: read(
      'New York City Real Property Transfer Tax; mortgage recording tax',
      '2019-07-01',
      'https://www.nyc.gov/site/finance/taxes/property-transfer-tax.page',
    ),
  }),
  usCheck({
    id: 'us-deed-washington',
    strategies: owned,
    places: marketsOf('WA'),
    words:
      'The seller pays 1.1% up to $525,000, 1.28% up to $1,525,000, 2.75% up to $3,025,000 and 3% above, each on its part of the price, plus local tax. The price thresholds change on 1 January 2027.',
    rule: read(
      'RCW 82.45.060, bands from 1 January 2023',
      '2023-01-01',
      'https://dor.wa.gov/taxes-rates/other-taxes/real-estate-excise-tax',
    ),
  }),
  usCheck({
    id: 'us-deed-washington-2027',
    strategies: owned,
    places: marketsOf('WA'),
    level: 'ask',
    words:
      'The seller’s excise tax has new price thresholds, the first up to 5% higher. We couldn’t confirm them, so ask the title or escrow company.',
    rule: read(
      'RCW 82.45.060, bands adjusted every four years',
      '2027-01-01',
      'https://dor.wa.gov/taxes-rates/other-taxes/real-estate-excise-tax',
    ),
  }),
  usCheck({
    id: 'us-deed-chicago',
    strategies: owned,
    places: marketsOf('IL'),
    towns: ['Chicago'],
    words: 'The buyer pays the city 0.75% of the price and the seller 0.30%, on top of 0.15% charged by the state and county.',
    rule: read(
      'Chicago Real Property Transfer Tax, Municipal Code chapter 3-33',
      '2008-04-01',
      'https://www.chicago.gov/city/en/depts/fin/supp_info/revenue/tax_list/real_property_transfertax.html',
    ),
  }),
  usCheck({
    id: 'us-deed-pennsylvania',
    strategies: owned,
    places: marketsOf('PA'),
    towns: ['Philadelphia', 'Pittsburgh'],
    words:
      'State and city tax on every sale totals about 4.6% in Philadelphia and 5% in Pittsburgh, customarily shared equally by buyer and seller.',
    rule: unread('Pennsylvania Realty Transfer Tax and city ordinances', '2025-07-01', 'https://www.revenue.pa.gov/'),
  }),
  usCheck({
    id: 'us-deed-colorado-resorts',
    strategies: owned,
    places: marketsOf('CO'),
    towns: [
      'Aspen',
      'Avon',
      'Breckenridge',
      'Crested Butte',
      'Frisco',
      'Gypsum',
      'Minturn',
      'Ophir',
      'Snowmass Village',
      'Telluride',
      'Vail',
      'Winter Park',
    ],
    level: 'ask',
    words: 'Some resort towns charge 1% to 4% of the price on a sale, usually paid by the buyer. Ask the title company.',
    rule: read(
      'Local real estate transfer taxes from before 1992 (Colorado Constitution article X, section 20)',
      '1992-12-31',
      'https://leg.colorado.gov/colorado-constitution',
    ),
  }),
  usCheck({
    id: 'us-deed-vermont',
    strategies: ['serviced-accommodation', 'flip'],
    places: marketsOf('VT'),
    level: 'ask',
    words:
      'The buyer pays 3.4% instead of 1.47% on a home fit for year-round living that is neither lived in nor rented by the year. Ask which rate applies to this use.',
    rule: unread('32 V.S.A. 9602, as amended by Act 181 (2024)', '2024-08-01', 'https://tax.vermont.gov/property/property-transfer-tax'),
  }),
  usCheck({
    id: 'us-deed-rhode-island',
    strategies: owned,
    places: marketsOf('RI'),
    words:
      'Since 1 October 2025, the seller pays 0.75%, and another 0.75% on the part of a home’s price above $800,000. The threshold is indexed from 2026.',
    rule: read('General Laws 44-25-1; Division of Taxation, advisory ADV 2025-13', '2025-10-01', 'https://tax.ri.gov/'),
  }),
  usCheck({
    id: 'us-deed-maine',
    strategies: owned,
    places: marketsOf('ME'),
    words: 'Buyer and seller share 0.44% up to $1 million and 1.2% on the part above.',
    rule: read(
      '36 M.R.S. 4641-A, as amended by LD 210 (2025)',
      '2025-11-01',
      'https://www.maine.gov/revenue/taxes/property-tax/transfer-tax',
    ),
  }),
];
