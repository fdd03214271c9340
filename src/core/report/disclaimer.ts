/** The report's disclaimer. The deal's figures are before tax, even when a table after tax is printed with them. */
export function disclaimer(basis: keyof typeof exceptions): string {
  const exception = exceptions[basis];
  return (
    `For information only. This is not financial, tax or legal advice. Figures are before income tax and capital gains tax${exception} ` +
    'and depend on the inputs shown. Those marked as estimates or defaults may be wrong for this property. Check current rates before you commit.'
  );
}

const exceptions = {
  'before-tax': '',
  'with-after-tax': ', except in the after-tax tables,',
  'after-tax': ', except where marked after tax,',
  'profit-of-a-sale': ', except for the tax on the sale profit,',
} as const;
