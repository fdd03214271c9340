import type { CaseAdapter, CaseAnswer, Mismatch, WorkedCase } from './caseRunner.ts';

/** The fields in which an answer differs from what is expected. Empty if it passes. */
export function judge(adapter: CaseAdapter, given: WorkedCase, got: CaseAnswer): readonly Mismatch[] {
  if ('publishedWrong' in given.expected) return judgePublished(adapter, given, got[adapter.headline ?? 'tax']);
  return adapter.judge?.(given, got) ?? fields(given).flatMap(([field, expected]) => mismatch(given, { field, got: got[field], expected }));
}

/** The expected fields and their values, without `roundedTo`, which only describes how the source rounds. */
const fields = (given: WorkedCase): readonly (readonly [string, unknown])[] =>
  Object.entries(given.expected).filter(([field]) => field !== 'roundedTo');

function judgePublished(adapter: CaseAdapter, given: WorkedCase, got: unknown): readonly Mismatch[] {
  const { correct, publishedWrong } = given.expected;
  const isRounded = adapter.printsRounded === true && typeof got === 'number';
  const shown = isRounded ? roundTo(got, finestUnit([correct, publishedWrong])) : got;
  const held = isRounded ? { ...given, tolerance: given.tolerance ?? binaryDust } : given;
  const wrong = mismatch(held, { field: 'publishedWrong', got: shown, expected: publishedWrong });
  if (wrong.length === 0) return [{ field: 'publishedWrong', got, expected: `not ${JSON.stringify(publishedWrong)}` }];
  return mismatch(held, { field: 'correct', got: shown, expected: correct });
}

const binaryDust = 1e-9;

/** The unit of the last decimal place among the numbers: 0.01 for 8.49 and 9, 1 for 34,050. */
const finestUnit = (printed: readonly unknown[]): number =>
  10 ** -Math.max(0, ...printed.map((value) => (typeof value === 'number' ? (String(value).split('.')[1]?.length ?? 0) : 0)));

/** Compares numbers within the tolerance and lists element by element. Accepts any wording of a reason. Everything else must be equal. */
function mismatch(given: WorkedCase, field: Mismatch): readonly Mismatch[] {
  const { got, expected } = field;
  if (field.field === 'reason') return typeof got === 'string' && got !== '' ? [] : [field];
  if (typeof expected === 'number') return typeof got === 'number' && isNear(given, got, expected) ? [] : [field];
  if (Array.isArray(expected)) {
    if (!Array.isArray(got) || got.length !== expected.length) return [field];
    return expected.flatMap((each, at) => mismatch(given, { field: `${field.field}[${at}]`, got: got[at], expected: each }));
  }
  return got === expected ? [] : [field];
}

/** `|got − expected| ≤ tolerance × max(1, |expected|)`, or absolute for percentage points. Without a tolerance, exact to the penny. */
function isNear(given: WorkedCase, got: number, expected: number): boolean {
  const { roundedTo } = given.expected;
  const shown = typeof roundedTo === 'number' && roundedTo > 0 ? roundTo(got, roundedTo) : got;
  if (given.tolerance === undefined) return roundTo(shown, 0.01) === roundTo(expected, 0.01);
  const scale = given.toleranceUnit === 'percentage points' ? 1 : Math.max(1, Math.abs(expected));
  return Math.abs(shown - expected) <= given.tolerance * scale;
}

/** Rounds halves away from zero, after removing binary rounding errors. */
function roundTo(value: number, unit: number): number {
  const units = Number((Math.abs(value) / unit).toPrecision(15));
  return Math.sign(value) * Math.round(units) * unit;
}
