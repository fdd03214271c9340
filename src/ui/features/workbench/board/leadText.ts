import type { DealRow } from '../../../../data/view/rows.ts';
import { familyOfRow, percentIn } from '../../deals/row/homeFamily.ts';
import { rateText } from '../../deals/row/figureText.ts';

/** The one figure there is room for on a small card: "5.2 % net", "Profit £12,000". */
export function leadText(row: DealRow): string {
  const first = row.card?.[0];
  if (first !== undefined) return `${first.label} ${first.text}`;
  const family = familyOfRow(row);
  return `${percentIn(family, rateText(row.netYield))} ${family === 'american' ? 'cap rate' : 'net'}`;
}
