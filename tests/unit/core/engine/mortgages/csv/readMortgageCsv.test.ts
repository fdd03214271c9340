import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mortgageColumns, mortgageCsvHeader } from '../../../../../../src/core/engine/mortgages/csv/mortgageColumns.ts';
import { readMortgageCsv } from '../../../../../../src/core/engine/mortgages/csv/readMortgageCsv.ts';
import { fromMajor } from '../../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../../src/core/kernel/rate.ts';

const required =
  'lender,name,rate_kind,initial_rate_percent,initial_months,reversion_rate_percent,max_ltv_percent,icr_percent,stress_rate_percent';
const good = 'Vale,Two-year fix,fixed,4.66,24,8.1,75,145,5.5';

const imported = (text: string) => {
  const read = readMortgageCsv(text);
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

const turned = (line: string): string => line.split(',').reverse().join(',');

/** The valid row with one cell replaced. */
const withCell = (name: string, value: string): string =>
  good
    .split(',')
    .map((cell, at) => (required.split(',')[at] === name ? value : cell))
    .join(',');

describe('mortgage product file', () => {
  it('reads the committed example, with every column of the header', () => {
    const text = readFileSync(new URL('./exampleProducts.csv', import.meta.url), 'utf8');
    expect(text.split(/\r?\n/)[0]).toBe(mortgageCsvHeader);
    const { products, errors } = imported(text);
    expect(errors).toEqual([]);
    expect(products).toHaveLength(2);
    expect(products[0]).toEqual({
      line: 2,
      quotedOn: '2026-11-02',
      terms: {
        lender: 'Vale Mutual, North',
        name: 'Five-year "green" fix',
        rateKind: 'fixed',
        initialRate: percent(5.39),
        initialMonths: 60,
        reversionRate: percent(8.1),
        fees: [
          { id: 'product', label: 'Product fee', amount: fromMajor(1999), share: percent(0.5), due: 'added' },
          { id: 'other', label: 'Other fees', amount: fromMajor(225.5), share: 0, due: 'upfront' },
          { id: 'exit', label: 'Exit fee', amount: fromMajor(100), share: 0, due: 'exit' },
        ],
        cashback: fromMajor(250),
        maxLoanToValue: percent(75),
        earlyRepaymentCharges: [5, 4, 3, 2, 1].map(percent),
        minInterestCover: percent(145),
        stress: { floor: percent(5.5), margin: percent(2), longFix: { months: 60, floor: percent(4.5) } },
        borrower: 'personal',
        minLoan: fromMajor(25_001),
        maxLoan: fromMajor(500_000),
      },
    });
  });

  it('needs only the required columns, in any order and letter case', () => {
    const { products, errors } = imported(`${required.toUpperCase()}\n${good}`);
    expect(errors).toEqual([]);
    expect(products[0]?.terms).toMatchObject({
      fees: [],
      cashback: 0,
      earlyRepaymentCharges: [],
      borrower: 'any',
      minLoan: 0,
      maxLoan: null,
    });
    expect(imported(`${turned(required)}\n${turned(good)}`).products).toEqual(products);
  });

  it.each([
    ['', 'The file is empty'],
    [required, 'The file has a header but no products'],
    [required.replaceAll(',', ';'), 'Separate the columns with commas'],
    [`${required},colour\n`, 'There is no column “colour”'],
    [`${required},\n`, 'A column has no name'],
    [`${required},name\n`, 'The column name appears twice'],
    [`${required.replace(',icr_percent', '')}\n`, 'The column icr_percent is missing'],
    [`${required}\n"Vale`, 'The quotation mark on line 2 isn’t closed'],
  ])('is refused as a whole if its structure is wrong: %j', (text, message) => {
    expect(readMortgageCsv(text)).toEqual({ ok: false, error: message });
  });

  it('refuses an ambiguous amount', () => {
    const message = 'min_loan_gbp must be an amount in pounds such as 1999 or 1999.50';
    expect(imported(`${required},min_loan_gbp\n${good},25.000`)).toEqual({
      products: [],
      errors: [{ line: 2, column: 'min_loan_gbp', message }],
    });
  });

  it.each([
    ['initial_rate_percent', '', 'initial_rate_percent is blank'],
    ['initial_rate_percent', '5,39%', null],
    ['initial_rate_percent', '5,39', null],
    ['initial_rate_percent', '-1', 'initial_rate_percent must be a percentage such as 5.39, without the % sign'],
    ['initial_rate_percent', '30', 'initial_rate_percent must be from 0 to 25'],
    ['initial_rate_percent', '=1+4', 'initial_rate_percent must be a percentage such as 5.39, without the % sign'],
    ['initial_rate_percent', '5e0', 'initial_rate_percent must be a percentage such as 5.39, without the % sign'],
    ['initial_months', '24.5', 'initial_months must be a whole number'],
    ['initial_months', '999', 'initial_months must be from 0 to 480'],
    ['rate_kind', 'capped', 'rate_kind must be one of fixed, tracker, discount, variable'],
    ['max_ltv_percent', '0', 'max_ltv_percent must be from 1 to 100'],
    ['icr_percent', '1.45', 'icr_percent must be from 50 to 500'],
    ['lender', '=HYPERLINK("x")', null],
    ['lender', '@SUM(A1)', 'lender: The name can’t start with =, +, − or @'],
    ['name', '+1 tracker', 'name: The name can’t start with =, +, − or @'],
    ['name', 'a\u202Eb', 'name: The name contains characters that can’t be printed'],
    ['lender', 'x'.repeat(81), 'lender: Use at most 80 characters for the name'],
  ])('explains the error for %s “%s”', (column, value, message) => {
    if (message === null) {
      const read = readMortgageCsv(`${required}\n${withCell(column, value)}`);
      expect(read.ok ? read.value.products : []).toEqual([]);
      return;
    }
    expect(imported(`${required}\n${withCell(column, value)}`)).toEqual({ products: [], errors: [{ line: 2, column, message }] });
  });

  it.each([
    ['product_fee_gbp', '£1999', 'product_fee_gbp must be an amount in pounds such as 1999 or 1999.50'],
    ['product_fee_gbp', '19.999', 'product_fee_gbp must be an amount in pounds such as 1999 or 1999.50'],
    ['product_fee_gbp', '2000000', 'product_fee_gbp must be from 0 to 1000000'],
    ['product_fee_added', 'maybe', 'product_fee_added must be yes or no'],
    ['erc_percent_by_year', '5;x', 'erc_percent_by_year must be a percentage such as 5.39, without the % sign'],
    ['erc_percent_by_year', '1;1;1;1;1;1;1;1;1;1;1', 'erc_percent_by_year can have up to 10 years'],
    ['quoted_on', '31/12/2026', 'quoted_on must be a date such as 2026-11-20'],
    ['borrower', 'trust', 'borrower must be one of personal, company, any'],
  ])('explains the error for the optional %s “%s”', (column, value, message) => {
    expect(imported(`${required},${column}\n${good},${value}`).errors).toEqual([{ line: 2, column, message }]);
  });

  it('keeps the valid rows and lists every error in the others by line', () => {
    const { products, errors } = imported(
      `${required},min_loan_gbp,max_loan_gbp\n${good},,\n\n,Fix,fixed,x,24,8.1,75,145,5.5,,\n${good}\n${good},2,1\n`,
    );
    expect(products.map((product) => product.line)).toEqual([2]);
    expect(errors).toEqual([
      { line: 4, column: 'lender', message: 'lender is blank' },
      {
        line: 4,
        column: 'initial_rate_percent',
        message: 'initial_rate_percent must be a percentage such as 5.39, without the % sign',
      },
      { line: 5, column: null, message: 'The row has 9 cells and the header 11' },
      { line: 6, column: null, message: 'The smallest loan is above the largest' },
    ]);
  });

  it('accepts thousands separators in a quoted cell', () => {
    expect(imported(`${required},max_loan_gbp\n${good},"1,250,000"`).products[0]?.terms.maxLoan).toBe(fromMajor(1_250_000));
  });

  it('has a help text for every column', () => {
    expect(mortgageColumns.every(({ help }) => help.length > 0)).toBe(true);
    expect(
      mortgageColumns
        .filter((column) => column.required)
        .map(({ name }) => name)
        .join(','),
    ).toBe(required);
  });
});
