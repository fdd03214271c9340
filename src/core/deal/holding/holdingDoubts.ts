import type { Holding } from './holding.ts';

/** The inconsistencies of a holding, each as a sentence for the person; none of them blocks saving. */
export function holdingDoubts(holding: Holding): readonly string[] {
  const { purchase, sale, loans, tenancies, costs } = holding;
  const doubts: string[] = [];
  if (sale !== null && sale.date < purchase.date) doubts.push('The sale is before the purchase.');
  for (const { lender, drawnOn, repaidOn, fixedUntil, laterRate } of Object.values(loans)) {
    const loan = `The loan${lender === '' ? '' : ` of ${lender}`}`;
    if (repaidOn !== null && repaidOn < drawnOn) doubts.push(`${loan} is repaid before it was taken.`);
    if (fixedUntil !== null && fixedUntil < drawnOn) doubts.push(`${loan} has a rate that ends before the loan was taken.`);
    if (fixedUntil !== null && laterRate === null)
      doubts.push(`${loan} has no rate for after its deal ends: it is counted on at the present one.`);
  }
  for (const { name, start, end } of Object.values(tenancies))
    if (end !== null && end < start) doubts.push(`The tenancy${name === '' ? '' : ` ${name}`} ends before it begins.`);
  for (const { name, from, until } of Object.values(costs))
    if (until !== null && until < from) doubts.push(`The cost ${name} ends before it begins.`);
  return doubts;
}
