import type { CaseAdapter, CaseInputs, Mismatch, WorkedCase } from './caseRunner.ts';
import { judge } from './judge.ts';
import { adapters } from './registry.ts';

/** The result for a file of cases: its report, and how many passed. */
export interface FileReport {
  readonly lines: readonly string[];
  readonly passed: number;
  readonly failed: number;
}

/** Runs the cases of one file. `name` is the file's name without folder and `.json`, `content` its parsed JSON. */
export function runCases(name: string, content: unknown): FileReport {
  if (!Array.isArray(content)) return failure(name, 'not a list of cases');
  if (content.length === 0) return failure(name, 'the file has no cases');
  const failures = content.flatMap((given: unknown, at) => {
    const told = isCase(given) ? runCase(name, given) : ['not a case: it needs inputs and expected'];
    return told.length === 0 ? [] : [told.map((line) => `  ${idOf(given, at)}: ${line}`)];
  });
  const passed = content.length - failures.length;
  return { lines: [`${name} ${passed}/${content.length}`, ...failures.flat()], passed, failed: failures.length };
}

/** A file without readable cases counts as one failure. */
export const failure = (name: string, reason: string): FileReport => ({ lines: [`${name} 0/0`, `  ${reason}`], passed: 0, failed: 1 });

/** The failures of a case, as text. Empty if it passes. */
function runCase(name: string, given: WorkedCase): readonly string[] {
  const { inputs, unread } = watchInputs(given.inputs);
  const adapter = adapterFor(name, { ...given, inputs });
  if (adapter === undefined) return [unknownText(given)];
  try {
    const mismatches = judge(adapter, given, adapter.run({ ...given, inputs })).map(mismatchText);
    return [...mismatches, ...unread().map((field) => `${field} was not used: ${adapter.kind} does not know this input`)];
  } catch (thrown) {
    return [
      `got ${thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)}, expected ${JSON.stringify(given.expected)}`,
    ];
  }
}

/** Fields that describe a case and are not inputs. */
const remarks: ReadonlySet<string> = new Set(['fn', 'note', 'notes', 'source', 'description']);

/** The inputs, with a record of names that the adapter never reads, because an ignored input may be the decisive one. */
function watchInputs(inputs: CaseInputs): { readonly inputs: CaseInputs; readonly unread: () => readonly string[] } {
  const read = new Set<string>();
  const watched = new Proxy(inputs, {
    get: (target, field) => {
      read.add(String(field));
      return Reflect.get(target, field) as unknown;
    },
  });
  return { inputs: watched, unread: () => Object.keys(inputs).filter((field) => !remarks.has(field) && !read.has(field)) };
}

/** Finds the adapter by `fn` if there is one, otherwise by the file's kind (the longest match), or else one that accepts the inputs. */
function adapterFor(name: string, { id, inputs }: WorkedCase): CaseAdapter | undefined {
  const fn = inputs['fn'];
  if (typeof fn === 'string') return byFunction(fn, inputs['country']);
  return byKind(name) ?? byKind(id ?? '') ?? adapters.find((adapter) => adapter.accepts?.(inputs));
}

/** The country's own adapter, else a general one. */
function byFunction(fn: string, country: unknown): CaseAdapter | undefined {
  const able = adapters.filter((adapter) => adapter.fns?.includes(fn));
  return (
    able.find((adapter) => adapter.country === country && country !== undefined) ?? able.find((adapter) => adapter.country === undefined)
  );
}

const byKind = (text: string): CaseAdapter | undefined =>
  adapters
    .filter(({ kind }) => text === kind || text.startsWith(`${kind}-`))
    .toSorted((left, right) => right.kind.length - left.kind.length)[0];

const unknownText = ({ inputs }: WorkedCase): string =>
  typeof inputs['fn'] === 'string' ? `unknown fn ${inputs['fn']}` : `nothing answers inputs ${JSON.stringify(inputs)}`;

const mismatchText = ({ field, got, expected }: Mismatch): string =>
  `${field}: got ${JSON.stringify(got) ?? 'nothing'}, expected ${JSON.stringify(expected)}`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCase = (value: unknown): value is WorkedCase => isRecord(value) && isRecord(value['inputs']) && isRecord(value['expected']);

const idOf = (given: unknown, at: number): string => (isRecord(given) && typeof given['id'] === 'string' ? given['id'] : `case ${at + 1}`);
