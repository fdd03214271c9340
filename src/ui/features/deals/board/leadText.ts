import type { DealRow } from '../../../../data/view/rows.ts';
import { cardFigures } from '../../../parts/dealRow/figureText.ts';

/** The one figure there is room for on a small card, the first of its strategy: "Cash flow / mo £120", "Profit £12,000". */
export function leadText(row: DealRow): string {
  const [first] = cardFigures(row);
  return first === undefined ? '' : `${first.label} ${first.text}`;
}
