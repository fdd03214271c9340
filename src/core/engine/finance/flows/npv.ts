/**
 * Net present value by numpy's convention: the first flow is now, and each later one comes a period after the one before it. In the unit of
 * the flows.
 */
export function npvNumpy(rate: number, flows: readonly number[]): number {
  let value = 0;
  for (let at = flows.length - 1; at >= 0; at -= 1) value = value / (1 + rate) + (flows[at] ?? 0);
  return value;
}

/** Net present value by Excel's convention: the first flow comes after one period and is discounted too. In the unit of the flows. */
export const npvExcel = (rate: number, flows: readonly number[]): number => npvNumpy(rate, flows) / (1 + rate);
