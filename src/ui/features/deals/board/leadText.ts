import type { DealRow } from '../../../../data/view/rows.ts';
import { cardFigures } from '../../../parts/dealRow/figureText.ts';

/** The strategy's first figure, for a small card: "Cash flow / mo £120", "Profit £12,000". Empty if there is none. */
export function leadText(row: DealRow): string {
  const [first] = cardFigures(row);
  return first === undefined ? '' : `${first.label} ${first.text}`;
}
