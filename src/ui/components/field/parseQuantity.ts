import { err, ok, type Result } from '../../../core/kernel/result.ts';

/** Why a typed quantity could not be read, in words for the person. */
export type QuantityFailure = string;

const notANumber = 'Type a number, such as 1,250 or 250k';

/**
 * Reads what people type into a number cell: `1,250`, `£250k`, `1.2m`, `5.5%`, `=1200*12`. A percent sign is dropped,
 * not divided by 100: the cell knows its unit. Fails with words that say what to type; never gives NaN or infinity.
 */
export function parseQuantity(text: string): Result<number, QuantityFailure> {
  const trimmed = text.trim().replaceAll('−', '-');
  if (trimmed === '') return err('Type a number');
  const value = trimmed.startsWith('=') ? sumOf(trimmed.slice(1)) : plainNumber(trimmed);
  return value === null || !Number.isFinite(value) ? err(notANumber) : ok(value === 0 ? 0 : value);
}

function plainNumber(text: string): number | null {
  const found = /^(-?)\s*[£€$]?\s*(-?)((?:\d[\d,\s]*)?(?:\.\d*)?)\s*(k|m|%)?$/i.exec(text);
  const digits = found?.[3]?.replaceAll(/[,\s]/g, '') ?? '';
  if (!found || !/\d/.test(digits) || (found[1] !== '' && found[2] !== '')) return null;
  const sign = found[1] === '-' || found[2] === '-' ? -1 : 1;
  const scale = { k: 1000, m: 1_000_000 }[found[4]?.toLowerCase() ?? ''] ?? 1;
  return Number((sign * Number(digits) * scale).toPrecision(15));
}

/** A sum in + - * / and brackets, read by recursive descent; null when it is not one. */
function sumOf(text: string): number | null {
  const tokens = text.match(/\d[\d,]*(?:\.\d+)?\s*[km%]?|\.\d+|[-+*/()×÷]|\S/gi) ?? [];
  if (tokens.length > 200) return null;
  let at = 0;
  const atom = (): number | null => {
    const token = tokens[at++];
    if (token === undefined) return null;
    if (token === '-') return minus(atom());
    if (token !== '(') return plainNumber(token);
    const inside = series('+', '-', product);
    return tokens[at++] === ')' ? inside : null;
  };
  const product = (): number | null => series('*', '/', atom);
  const series = (first: string, second: string, part: () => number | null): number | null => {
    let total = part();
    for (let sign = signAt(tokens[at]); total !== null && (sign === first || sign === second); sign = signAt(tokens[at])) {
      at += 1;
      const next = part();
      total = next === null ? null : applied(total, sign, next);
    }
    return total;
  };
  const total = series('+', '-', product);
  return at === tokens.length && total !== null ? Number(total.toPrecision(15)) : null;
}

const signAt = (token: string | undefined): string | undefined => (token === '×' ? '*' : token === '÷' ? '/' : token);

const minus = (value: number | null): number | null => (value === null ? null : -value);

function applied(left: number, sign: string, right: number): number {
  if (sign === '+') return left + right;
  if (sign === '-') return left - right;
  return sign === '*' ? left * right : left / right;
}
