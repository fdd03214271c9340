import { isoDate } from '../../kernel/calendar.ts';
import { fromMajor } from '../../kernel/money.ts';
import type { LodgerRelief } from '../landlordRules.ts';

/**
 * Rent-a-room relief, the same in all four nations: rent from lodgers in a furnished room of the owner's only or main home is tax-free up
 * to this amount a tax year. If two people receive the rent, each has half of it. Lodgers' payments towards bills count as rent. Earlier
 * years' amounts are not included. Source: guidance from HM Revenue & Customs, read in a copy.
 */
export const rentARoom: LodgerRelief = {
  limit: fromMajor(7_500),
  limitOfEach: fromMajor(3_750),
  rule: {
    id: 'rent-a-room-2016-04-06',
    title: 'Rent a Room Scheme: £7,500 a year, £3,750 for each of two owners (Income Tax (Trading and Other Income) Act 2005, Part 7)',
    url: 'https://www.gov.uk/rent-room-in-your-home/the-rent-a-room-scheme',
    inForceFrom: isoDate('2016-04-06'),
    checkedOn: isoDate('2026-11-25'),
  },
};
