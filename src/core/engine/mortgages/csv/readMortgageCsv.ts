import { parseMortgageTerms } from '../../../deal/mortgageProductSchema.ts';
import type { MortgageFee, MortgageTerms } from '../../../deal/mortgageProduct.ts';
import { csvFaultText, readCsv } from '../../../kernel/files/readCsv.ts';
import type { CsvForm, CsvRow } from '../../../kernel/files/readCsv.ts';
import { parseIsoDate } from '../../../kernel/calendar.ts';
import type { IsoDate } from '../../../kernel/calendar.ts';
import { minor, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { rate, zeroRate } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { mortgageColumns, readCell } from './mortgageColumns.ts';
import type { CellValue, MortgageColumnName } from './mortgageColumns.ts';

/** A product read from a file, before it is given an id and stored. */
export interface ImportedMortgage {
  readonly line: number;
  readonly terms: MortgageTerms;
  readonly quotedOn: IsoDate | null;
}

/** An error in one row. `column` is null if cells contradict each other or the row has the wrong number of cells. */
export interface RowError {
  readonly line: number;
  readonly column: string | null;
  readonly message: string;
}

/** Valid rows and errors. A row with any error produces no product. */
export interface MortgageImport {
  readonly products: readonly ImportedMortgage[];
  readonly errors: readonly RowError[];
}

/**
 * The products in a CSV file and the errors in its rows. The file has a header with the `mortgageColumns` in any order, then one product
 * per row. Optional columns may be missing. If the file or its header cannot be read, the error is a sentence for the person.
 */
export function readMortgageCsv(text: string): Result<MortgageImport, string> {
  const read = readCsv(text, form);
  if (!read.ok) return err(csvFaultText(read.error));
  const [header, ...rows] = read.value;
  if (header === undefined) return err('The file is empty');
  const names = readHeader(header);
  if (!names.ok) return names;
  if (rows.length === 0) return err('The file has a header but no products');
  const products: ImportedMortgage[] = [];
  const errors: RowError[] = [];
  for (const row of rows) {
    const product = readRow(row, names.value);
    if (product.ok) products.push(product.value);
    else errors.push(...product.error);
  }
  return ok({ products, errors });
}

/** Parsing is strict, so that a misplaced quotation mark is reported as an error. */
const form: CsvForm = {
  separator: ',',
  most: { characters: 1_000_000, rows: 2000, columns: 100 },
  keepsStrayQuotes: false,
  keepsBlankLines: false,
};

function readHeader({ cells }: CsvRow): Result<readonly MortgageColumnName[], string> {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  if (names.length === 1 && /[;\t]/.test(names[0] ?? '')) return err('Separate the columns with commas');
  const known = new Set<string>(mortgageColumns.map((column) => column.name));
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) return err(unknown === '' ? 'A column has no name' : `There is no column “${unknown.slice(0, 40)}”`);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return err(`The column ${twice} appears twice`);
  const missing = mortgageColumns.find((column) => column.required && !names.includes(column.name));
  return missing === undefined
    ? ok(names as readonly string[] as readonly MortgageColumnName[])
    : err(`The column ${missing.name} is missing`);
}

type Cells = ReadonlyMap<MortgageColumnName, CellValue>;

function readRow({ line, cells }: CsvRow, names: readonly MortgageColumnName[]): Result<ImportedMortgage, readonly RowError[]> {
  if (cells.length !== names.length)
    return err([{ line, column: null, message: `The row has ${cells.length} cells and the header ${names.length}` }]);
  const values = new Map<MortgageColumnName, CellValue>();
  const errors: RowError[] = [];
  for (const { name, kind, required } of mortgageColumns) {
    const text = cells[names.indexOf(name)]?.trim() ?? '';
    if (text === '') {
      if (required) errors.push({ line, column: name, message: `${name} is blank` });
      continue;
    }
    const value = readCell(kind, text);
    if (value.ok) values.set(name, value.value);
    else errors.push({ line, column: name, message: `${name} ${value.error}` });
  }
  if (errors.length > 0) return err(errors);
  const terms = parseMortgageTerms(termsOf(values));
  if (!terms.ok) return err([rowError(line, terms.error)]);
  return ok({ line, terms: terms.value, quotedOn: parseIsoDate(String(values.get('quoted_on') ?? '')) });
}

/**
 * An error for a row. The schema's message starts with the field: "lender: A name …". At this point only the two names, or the two loan
 * sizes together, can still be invalid.
 */
function rowError(line: number, error: string): RowError {
  const [field = '', ...rest] = error.split(': ');
  const column = field === 'lender' || field === 'name' ? field : null;
  return { line, column, message: column === null ? rest.join(': ') : `${column}: ${rest.join(': ')}` };
}

/** The terms of a product. Cells need no conversion, because each was read in the unit of its field. */
function termsOf(cells: Cells): MortgageTerms {
  const money = (name: MortgageColumnName): Minor => moneyIn(cells, name) ?? zeroMoney;
  const share = (name: MortgageColumnName): Rate => rateIn(cells, name);
  const charges = cells.get('erc_percent_by_year');
  const longFix = cells.get('long_fix_months') as number | undefined;
  return {
    lender: cells.get('lender') as string,
    name: cells.get('name') as string,
    rateKind: cells.get('rate_kind') as MortgageTerms['rateKind'],
    initialRate: share('initial_rate_percent'),
    initialMonths: cells.get('initial_months') as number,
    reversionRate: share('reversion_rate_percent'),
    fees: feesOf(cells),
    cashback: money('cashback_gbp'),
    maxLoanToValue: share('max_ltv_percent'),
    earlyRepaymentCharges: Array.isArray(charges) ? charges : [],
    minInterestCover: share('icr_percent'),
    stress: {
      floor: share('stress_rate_percent'),
      margin: share('stress_margin_percent'),
      longFix: longFix === undefined ? null : { months: longFix, floor: share('long_fix_rate_percent') },
    },
    borrower: (cells.get('borrower') as MortgageTerms['borrower'] | undefined) ?? 'any',
    minLoan: money('min_loan_gbp'),
    maxLoan: moneyIn(cells, 'max_loan_gbp'),
  };
}

function feesOf(cells: Cells): readonly MortgageFee[] {
  const money = (name: MortgageColumnName): Minor => moneyIn(cells, name) ?? zeroMoney;
  const share = rateIn(cells, 'product_fee_percent');
  const due = cells.get('product_fee_added') === true ? 'added' : 'upfront';
  const fees: readonly MortgageFee[] = [
    { id: 'product', label: 'Product fee', amount: money('product_fee_gbp'), share, due },
    { id: 'other', label: 'Other fees', amount: money('other_fees_gbp'), share: zeroRate, due: 'upfront' },
    { id: 'exit', label: 'Exit fee', amount: money('exit_fee_gbp'), share: zeroRate, due: 'exit' },
  ];
  return fees.filter((fee) => fee.amount !== 0 || fee.share !== 0);
}

function moneyIn(cells: Cells, name: MortgageColumnName): Minor | null {
  const value = cells.get(name);
  return typeof value === 'number' ? minor(value) : null;
}

function rateIn(cells: Cells, name: MortgageColumnName): Rate {
  const value = cells.get(name);
  return typeof value === 'number' ? rate(value) : zeroRate;
}
