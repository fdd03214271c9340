import { readFileSync } from 'node:fs';
import { parseAmount } from '../../src/core/deal/parseAmount.ts';
import { mortgageCsvHeader } from '../../src/core/engine/mortgages/csv/mortgageColumns.ts';
import { readMortgageCsv } from '../../src/core/engine/mortgages/csv/readMortgageCsv.ts';
import { exampleProducts } from '../../src/core/engine/mortgages/examples/exampleProducts.ts';
import { fromMajor, type Minor } from '../../src/core/kernel/money.ts';
import { rate, type Rate } from '../../src/core/kernel/rate.ts';
import { err, ok, type Result } from '../../src/core/kernel/result.ts';
import type { MortgageCandidate } from '../../src/core/engine/mortgages/mortgageQuote.ts';

/**
 * The products to compare: from the user's file, or the examples. `highestRate` adds a second APRC at that rate. `overpay` shows the
 * savings from overpaying.
 */
export interface ComparedProducts {
  readonly from: 'file' | 'examples';
  readonly candidates: readonly MortgageCandidate[];
  readonly highestRate: Rate | null;
  /** Monthly overpayment, above the required payment. */
  readonly overpay: Minor | null;
}

/**
 * The options `--mortgages`, `--highest-rate` and `--overpay`. Null if there is nothing to compare. A file with an invalid cell is
 * rejected as a whole.
 */
export function readMortgageOptions(options: ReadonlyMap<string, string>): Result<ComparedProducts | null, string> {
  const file = options.get('--mortgages');
  const highest = options.get('--highest-rate');
  const given = ['--highest-rate', '--overpay'].find((name) => options.has(name));
  if (file === undefined) return given === undefined ? ok(null) : err(`${given} needs --mortgages`);
  const highestRate = highest === undefined ? null : Number(highest);
  if (highestRate !== null && !(highestRate > 0 && highestRate <= 0.25)) return err(`--highest-rate cannot be ${highest ?? ''}`);
  const overpay = options.has('--overpay') ? poundsOf(options.get('--overpay')) : null;
  if (overpay !== null && !(overpay > 0 && overpay < 1e9)) return err(`--overpay cannot be ${options.get('--overpay') ?? ''}`);
  const shared = { highestRate: highestRate === null ? null : rate(highestRate), overpay: overpay === null ? null : fromMajor(overpay) };
  if (file === '') return ok({ from: 'examples', candidates: exampleProducts, ...shared });
  const candidates = readFile(file);
  return candidates.ok ? ok({ from: 'file', candidates: candidates.value, ...shared }) : candidates;
}

/** An amount in pounds, as typed. `1.250` is ambiguous and rejected. */
function poundsOf(text = ''): number {
  const read = parseAmount(text);
  return read.ok && !read.value.isPercent && read.value.period === null ? read.value.value : Number.NaN;
}

function readFile(file: string): Result<readonly MortgageCandidate[], string> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return err(`--mortgages: ${error instanceof Error ? error.message : 'cannot be read'}`);
  }
  const read = readMortgageCsv(text);
  if (!read.ok) return err(`--mortgages: ${read.error}. Its columns: ${mortgageCsvHeader}`);
  const { products, errors } = read.value;
  if (errors.length > 0) {
    const lines = errors.map(({ line, column, message }) => `  line ${line}${column === null ? '' : `, ${column}`}: ${message}`);
    return err(['--mortgages:', ...lines].join('\n'));
  }
  return ok(products.map(({ line, terms, quotedOn }) => ({ id: `line-${line}`, terms, origin: { kind: 'import', quotedOn } })));
}
