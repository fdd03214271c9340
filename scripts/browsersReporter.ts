import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { machine } from './bench/machine.ts';

const root = join(import.meta.dirname, '..');
const engines = ['Chromium', 'Firefox', 'WebKit'] as const;

/** Writes a run of `tests/e2e/browsers` as a table of stories and browsers into `docs/bench`. `npm run browsers` uses it. */
export default class BrowsersReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const day = new Date().toISOString().slice(0, 10);
    writeFileSync(join(root, `docs/bench/${day}-browsers.md`), browsersTable(tests, day));
  }
}

function browsersTable(tests: readonly TestCase[], day: string): string {
  const stories = new Map<string, Map<string, TestCase>>();
  const others: TestCase[] = [];
  for (const test of tests) {
    const engine = engines.find((name) => test.parent.type === 'suite' && test.parent.name === name);
    if (engine === undefined) others.push(test);
    else stories.set(test.name, (stories.get(test.name) ?? new Map<string, TestCase>()).set(engine, test));
  }
  const rows = [...stories].toSorted(([one], [other]) => one.localeCompare(other)).map(([name, by]) => rowOf(name, by));
  const { processors, memoryGb } = machine(root);
  return `# Stories in three browsers, ${day}

Written by \`npm run browsers\`, on ${processors} cores and ${memoryGb} GB. Times are ratios to Chromium's in the same run, with starting the browser; Chromium's are in seconds. Two stories run at a time, so a ratio below 1.5 says little.

| story | ${engines.join(' | ')} |
| --- | ${engines.map(() => '---').join(' | ')} |
${rows.join('\n')}

In several browsers at once:

${others.map((test) => `- ${test.name}: ${stateOf(test)}`).join('\n')}
`;
}

function rowOf(name: string, by: ReadonlyMap<string, TestCase>): string {
  const base = millisecondsOf(by.get('Chromium'));
  const cells = engines.map((engine) => {
    const test = by.get(engine);
    const taken = millisecondsOf(test);
    if (test === undefined || taken === null || base === null) return stateOf(test);
    return engine === 'Chromium' ? `${(taken / 1_000).toFixed(1)} s` : `× ${(taken / base).toFixed(1)}`;
  });
  return `| ${[name, ...cells].join(' | ')} |`;
}

/** How long a story took. Null if it did not pass. */
const millisecondsOf = (test: TestCase | undefined): number | null =>
  test?.result().state === 'passed' ? (test.diagnostic()?.duration ?? null) : null;

function stateOf(test: TestCase | undefined): string {
  const result = test?.result();
  return result?.state === 'skipped' ? `skipped: ${result.note ?? 'no reason given'}` : (result?.state ?? 'not run');
}
