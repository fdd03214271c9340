import type { DealRow } from '../../../../data/view/rows.ts';
import { countryOfRow, percentIn } from '../../deals/row/rowCountry.ts';
import { rateText } from '../../deals/row/figureText.ts';

/** The one figure there is room for on a small card: "5.2 % net", "Profit £12,000". */
export function leadText(row: DealRow): string {
  const first = row.card?.[0];
  if (first !== undefined) return `${first.label} ${first.text}`;
  const country = countryOfRow(row);
  return `${percentIn(country, rateText(row.netYield))} ${country === 'US' ? 'cap rate' : 'net'}`;
}
