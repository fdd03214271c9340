/** Net present value as numpy counts: the first flow is now, each next one a period later. */
export function npvNumpy(rate: number, flows: readonly number[]): number {
  let value = 0;
  for (let at = flows.length - 1; at >= 0; at -= 1) value = value / (1 + rate) + (flows[at] ?? 0);
  return value;
}

/** Net present value as Excel counts: the first flow comes after one period and is discounted too. */
export const npvExcel = (rate: number, flows: readonly number[]): number => npvNumpy(rate, flows) / (1 + rate);
