import type { Holding } from './holding.ts';

/** The inconsistencies in a holding, each as a sentence for the person; none of them blocks saving. */
export function holdingWarnings(holding: Holding): readonly string[] {
  const { purchase, sale, loans, tenancies, costs } = holding;
  const doubts: string[] = [];
  if (sale !== null && sale.date < purchase.date) doubts.push('The sale is before the purchase.');
  for (const { lender, drawnOn, repaidOn, fixedUntil, laterRate } of Object.values(loans)) {
    const loan = `The loan${lender === '' ? '' : ` from ${lender}`}`;
    if (repaidOn !== null && repaidOn < drawnOn) doubts.push(`${loan} was repaid before it was drawn.`);
    if (fixedUntil !== null && fixedUntil < drawnOn) doubts.push(`${loan} has a rate that ends before the loan was drawn.`);
    if (fixedUntil !== null && laterRate === null)
      doubts.push(`${loan} has no reversion rate. The current rate is used after the fixed period.`);
  }
  for (const { name, start, end } of Object.values(tenancies))
    if (end !== null && end < start) doubts.push(`The tenancy${name === '' ? '' : ` ${name}`} ends before it starts.`);
  for (const { name, from, until } of Object.values(costs))
    if (until !== null && until < from) doubts.push(`The cost ${name} ends before it starts.`);
  return doubts;
}
