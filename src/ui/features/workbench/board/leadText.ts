import type { DealRow } from '../../../../data/view/rows.ts';
import { rateText } from '../../deals/row/figureText.ts';

/** The one figure there is room for on a small card: "5.2 % net", "Profit £12,000". */
export function leadText(row: DealRow): string {
  const first = row.card?.[0];
  return first === undefined ? `${rateText(row.netYield)} net` : `${first.label} ${first.text}`;
}
