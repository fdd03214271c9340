import { irishRent, irishRentCaveat } from '../../area/eu/irishRent.ts';
import type { RentEstimate } from '../../area/rentEstimate.ts';
import type { Deal } from '../../deal/deal.ts';
import { formatDay, formatMoney } from '../../kernel/formatMoneyAndRates.ts';
import { irishHomeOf } from '../../deal/resolve/europeanHome.ts';
import type { CountryCode } from '../../kernel/countries.ts';
import { minor, type Minor } from '../../kernel/money.ts';
import { nothingPublished, type AreaEvidence } from './areaEvidence.ts';
import type { ReportTable } from '../reportTable.ts';

/**
 * The evidence on a European property's area without data packs: county rents in Ireland, elsewhere a note that no rents are available.
 * `monthlyRent` is the rent used, in minor units, or null.
 */
export function europeanEvidence(deal: Deal, country: CountryCode, monthlyRent: Minor | null): AreaEvidence {
  if (country !== 'IE') return { words: [nothingPublished], rents: null };
  const rent = irishRent(irishHomeOf(deal));
  // Price and size are ignored here, because the table and the comparison are for the whole county.
  const county = irishRent({ ...irishHomeOf(deal), askingPrice: null, floorAreaSqFt: null });
  return {
    words: [
      ...(rent.ok ? (monthlyRent === null ? [] : [rentText(monthlyRent, rent.value)]) : [rent.error.message]),
      irishRentCaveat,
      nothingPublished,
    ],
    rents: county.ok ? rentTable(county.value) : null,
  };
}

/** How far the rent used is from the county's average for new tenancies. */
function rentText(rent: Minor, { monthlyRent, area: { name } }: RentEstimate): string {
  const used = `The rent used, ${formatMoney(rent, 'EUR')} a month, is`;
  const whose = `the average for new tenancies in ${name}, all sizes`;
  const off = minor(rent - monthlyRent);
  if (off === 0) return `${used} ${whose}.`;
  return `${used} ${formatMoney(minor(Math.abs(off)), 'EUR')} ${off < 0 ? 'below' : 'above'} ${whose}.`;
}

const rentTable = ({ monthlyRent, low, area: { name }, source }: RentEstimate): ReportTable => ({
  id: 'area-rents',
  title: `Standardised average monthly rents, ${name}`,
  columns: [
    { label: 'Tenancies', align: 'left' },
    { label: 'All sizes', align: 'right' },
  ],
  rows: [
    ['New', formatMoney(monthlyRent, 'EUR')],
    ['Existing', formatMoney(low, 'EUR')],
  ],
  total: null,
  note: `${source.title}. Checked on ${formatDay(source.checkedOn)}.`,
});
