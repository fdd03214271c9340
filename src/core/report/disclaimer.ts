/** The report's disclaimer. The deal's figures are before tax even when a table after tax appears with them. */
export function disclaimer(basis: keyof typeof exceptions): string {
  const exception = exceptions[basis];
  return (
    `An aid to your own judgement, not financial, tax or legal advice. Figures are before income tax and capital gains tax${exception} ` +
    'and rest on the inputs shown; those marked as estimates or defaults may be wrong for this home. Check the rates in force before you commit.'
  );
}

const exceptions = {
  'before-tax': '',
  'with-after-tax': ', but for the tables after tax,',
  'after-tax': ', but for those called after tax,',
  'profit-of-a-sale': ', but for the tax on the profit of the sale,',
} as const;
