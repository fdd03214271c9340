/** The inputs of one worked case: money in major units, rates as fractions unless a name ends in `Percent`. */
export type CaseInputs = Readonly<Record<string, unknown>>;

/** An answer by field name, in the units of `expected`. A field that is expected and not here counts as a failure. */
export type CaseAnswer = Readonly<Record<string, unknown>>;

/** One worked case as a file of cases holds it. */
export interface WorkedCase {
  readonly id: string;
  readonly inputs: CaseInputs;
  readonly expected: CaseAnswer;
  /** Relative to the greater of one and the expected amount; absolute where the unit says percentage points; else to the penny. */
  readonly tolerance?: number;
  readonly toleranceUnit?: string;
  /** Rates at which the flows are worth nothing as well. */
  readonly otherRoots?: readonly number[];
}

/**
 * Answers the cases of one kind by calling the product; holds no figure of its own. One adapter per file of this folder, listed in
 * `registry.ts`. A case that names an `fn` goes to the adapter that lists it; one that names none goes to the adapter whose `kind`
 * is (the beginning of) the file's name, and where no file is of that name, to the one that `accepts` its inputs.
 */
export interface CaseAdapter {
  /** The file's name without `.json`: `sdlt`, `uk-cgt`. */
  readonly kind: string;
  /** The country whose cases alone it answers; of any where absent. */
  readonly country?: string;
  /** Every `fn` it answers. */
  readonly fns?: readonly string[];
  /** Whether it can answer inputs that name no `fn` in a file of any name, such as the one of wrong published answers. */
  readonly accepts?: (inputs: CaseInputs) => boolean;
  /** Throws (with a reason to print) on inputs it cannot answer: the case fails, the run goes on. */
  readonly run: (given: WorkedCase) => CaseAnswer;
  /** The field a wrong published answer is held against: `tax` where not named. */
  readonly headline?: string;
  /** Whether wrong published answers and their corrections are printed rounded: they are compared in the places they are printed with. */
  readonly printsRounded?: boolean;
  /** Its own rule for a case, in place of field by field; null leaves the case to the usual rule. */
  readonly judge?: (given: WorkedCase, got: CaseAnswer) => readonly Mismatch[] | null;
}

/** One field of one case that is not as expected. */
export interface Mismatch {
  readonly field: string;
  readonly got: unknown;
  readonly expected: unknown;
}

/** A number among the inputs. Throws, naming the field, when it is missing or is none; `otherwise` stands in for a missing one. */
export function numberOf(inputs: CaseInputs, field: string, otherwise?: number): number {
  const value = inputs[field] ?? otherwise;
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new TypeError(`${field} must be a number, got ${JSON.stringify(value)}`);
  return value;
}

/** A text among the inputs. Throws, naming the field, when it is missing or is none; `otherwise` stands in for a missing one. */
export function textOf(inputs: CaseInputs, field: string, otherwise?: string): string {
  const value = inputs[field] ?? otherwise;
  if (typeof value !== 'string') throw new TypeError(`${field} must be text, got ${JSON.stringify(value)}`);
  return value;
}

/** Checks an input that may only name the convention the adapter follows. Throws, naming the field, when it names another. */
export function requireConvention(inputs: CaseInputs, field: string, followed: RegExp | boolean): void {
  const value = inputs[field];
  if (value === undefined || (typeof followed === 'boolean' ? value === followed : followed.test(textOf(inputs, field)))) return;
  throw new TypeError(`${field} ${JSON.stringify(value)} is not supported`);
}

/** The numbers of a list among the inputs. Throws, naming the field, when it is no list of numbers. */
export function numbersOf(inputs: CaseInputs, field: string): readonly number[] {
  const value = inputs[field];
  if (!Array.isArray(value) || !value.every((each) => typeof each === 'number')) throw new TypeError(`${field} must be a list of numbers`);
  return value;
}
