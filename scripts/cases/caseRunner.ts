/** The inputs of one worked case: money in major units, rates as fractions unless the name ends in `Percent`. */
export type CaseInputs = Readonly<Record<string, unknown>>;

/** An answer by field name, in the units of `expected`. An expected field that is missing counts as a failure. */
export type CaseAnswer = Readonly<Record<string, unknown>>;

/** One worked case in a file. */
export interface WorkedCase {
  readonly id: string;
  readonly inputs: CaseInputs;
  readonly expected: CaseAnswer;
  /**
   * The allowed difference, relative to the greater of one and the expected amount, or absolute if the unit is percentage points. By
   * default, answers must match to the penny.
   */
  readonly tolerance?: number;
  readonly toleranceUnit?: string;
  /** Other rates at which the net present value is also zero. */
  readonly otherRoots?: readonly number[];
}

/**
 * Answers cases of one kind by calling the product. Contains no figures itself. Each file in this folder has one adapter, listed in
 * `registry.ts`. A case with an `fn` goes to the adapter that lists it. A case without one goes to the adapter whose `kind` is the
 * beginning of the file's name, or else to the one that `accepts` its inputs.
 */
export interface CaseAdapter {
  /** The file's name without `.json`: `sdlt`, `uk-cgt`. */
  readonly kind: string;
  /** The only country whose cases it answers. Absent if it answers those of any country. */
  readonly country?: string;
  /** Every `fn` that it answers. */
  readonly fns?: readonly string[];
  /** Whether it can answer inputs without an `fn` in a file of any name, such as the file of published answers that are wrong. */
  readonly accepts?: (inputs: CaseInputs) => boolean;
  /** Throws if it cannot answer the inputs, with the reason to print. The case then fails and the run continues. */
  readonly run: (given: WorkedCase) => CaseAnswer;
  /** The field to compare with a published answer that is wrong. `tax` by default. */
  readonly headline?: string;
  /** Whether wrong published answers and their corrections are rounded. They are then compared to as many decimals as are printed. */
  readonly printsRounded?: boolean;
  /** The adapter's own comparison for a case, instead of field by field. Null to use the default comparison. */
  readonly judge?: (given: WorkedCase, got: CaseAnswer) => readonly Mismatch[] | null;
}

/** One field of a case that differs from the expected value. */
export interface Mismatch {
  readonly field: string;
  readonly got: unknown;
  readonly expected: unknown;
}

/** A number from the inputs, or the default `otherwise` if it is missing. Throws, naming the field, if there is no number. */
export function numberOf(inputs: CaseInputs, field: string, otherwise?: number): number {
  const value = inputs[field] ?? otherwise;
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new TypeError(`${field} must be a number, got ${JSON.stringify(value)}`);
  return value;
}

/** A text from the inputs, or the default `otherwise` if it is missing. Throws, naming the field, if there is no text. */
export function textOf(inputs: CaseInputs, field: string, otherwise?: string): string {
  const value = inputs[field] ?? otherwise;
  if (typeof value !== 'string') throw new TypeError(`${field} must be text, got ${JSON.stringify(value)}`);
  return value;
}

/** Checks an input that names a convention. Throws, naming the field, if it is not the convention that this adapter uses. */
export function requireConvention(inputs: CaseInputs, field: string, followed: RegExp | boolean): void {
  const value = inputs[field];
  if (value === undefined || (typeof followed === 'boolean' ? value === followed : followed.test(textOf(inputs, field)))) return;
  throw new TypeError(`${field} ${JSON.stringify(value)} is not supported`);
}

/** The numbers of a list in the inputs. Throws, naming the field, if it is not a list of numbers. */
export function numbersOf(inputs: CaseInputs, field: string): readonly number[] {
  const value = inputs[field];
  if (!Array.isArray(value) || !value.every((each) => typeof each === 'number')) throw new TypeError(`${field} must be a list of numbers`);
  return value;
}
