/** A value with all money in it converted to major units. `key` is its name. */
export function inMajorUnits(value: unknown, key: string): unknown {
  if (typeof value === 'number') return notMoney.has(key) ? value : value / 100;
  if (Array.isArray(value)) return value.map((member) => inMajorUnits(member, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, inMajorUnits(member, name)]));
}

/** The numeric fields of an analysis that are not money. */
export const notMoney: ReadonlySet<string> = new Set([
  'grossYield',
  'netYield',
  'cashOnCash',
  'roi',
  'interestCover',
  'debtServiceCover',
  'loanToValue',
  'apr',
  'aprc',
  'equityMultiple',
  'rate',
  'rates',
  'rateSurvived',
  'month',
  'year',
  'number',
  'people',
  'voidWeeks',
  'squareMetres',
  'at',
  'months',
  'heldMonths',
  'lastMonth',
  'untilMonth',
  'earlierMonth',
  'termMonths',
  'yearsAdded',
  'weeksLet',
  'withoutSale',
  'withSale',
  'mortgageRate',
  'by',
  'maxLoanToValue',
  'minInterestCover',
  'stressRate',
  'earlyRepaymentCharge',
]);
