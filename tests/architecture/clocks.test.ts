import { describe, expect, it } from 'vitest';
import { clockReads } from './clockReads.ts';
import { projectFiles, readSource } from './sourceFiles.ts';

/** The files that may read a clock, and why. The lint rule in `.oxlintrc.json` exempts the same files. */
const mayRead: Readonly<Record<string, string>> = {
  'tests/bench/**': 'measures, in `npm run bench`',
  'tests/e2e/soak/**': 'runs for a number of minutes, in `npm run soak`',
  'tests/support/realClock.ts': 'makes timestamps that another clock must accept, and wires clocks together',
  'tests/support/denoFunctions.ts': 'sets the clock of a function ahead',
  'tests/support/faultProxy.ts': 'records how long a call took, for the soak',
  'tests/e2e/support/wrongClock.ts': 'shifts the clock of a page',
  'tests/architecture/{clocks.test,clockReads}.ts': 'names what is forbidden',
};

const isExempt = (file: string): boolean =>
  Object.keys(mayRead).some((pattern) => {
    const [before = '', after] = pattern.split('{');
    if (after !== undefined) return (after.split('}')[0] ?? '').split(',').some((name) => file === `${before}${name}.ts`);
    return pattern.endsWith('/**') ? file.startsWith(pattern.slice(0, -2)) : file === pattern;
  });

interface LintRules {
  readonly overrides: readonly {
    readonly files: readonly string[];
    readonly rules: Readonly<Record<string, unknown>>;
  }[];
}

describe('a clock', () => {
  it('is never read by a test to decide a result', () => {
    const files = projectFiles().filter((file) => /^tests\/.*\.tsx?$/.test(file) && !isExempt(file));
    expect(files.length).toBeGreaterThan(500);
    expect(files.flatMap((file) => clockReads(file, readSource(file)).map((read) => `${file}: ${read}`))).toEqual([]);
  });

  it('may be read only by the files that the lint rule exempts', () => {
    const { overrides } = JSON.parse(readSource('.oxlintrc.json')) as LintRules;
    const leaving = overrides.filter(({ rules }) => rules['no-restricted-properties'] === 'off');
    expect(leaving.flatMap(({ files }) => files).toSorted()).toEqual(Object.keys(mayRead).toSorted());
  });

  it.each([
    'const began = performance.now();',
    'const began = globalThis.performance.now();',
    "const began = performance['now']();",
    'const now = Date.now;',
    'const [seconds] = process.hrtime();',
    'const used = process.cpuUsage();',
    "console.time('read');",
    'const today = new Date();',
    'const today = Date();',
    "page.evaluate('performance.now()');",
    'const script = `const began = Date.now(); ${work}`;',
    'new PerformanceObserver(look);',
    'expect(elapsedTime() - began).toBeLessThan(5);',
    'expect(began - wallTime()).toBeLessThan(5);',
    'while (wallTime() < giveUpAt) look();',
  ])('is detected as read by: %s', (line) => {
    expect(clockReads('planted.ts', line)).toHaveLength(1);
  });

  it.each([
    'const day = new Date(Date.UTC(2026, 10, 20));',
    'const expires = wallTime() + 60_000;',
    'const before = wallTime() - 60_000;',
    'const parts = { elapsed: elapsedTime };',
    "const note = 'performance matters now';",
  ])('is not detected as read by: %s', (line) => {
    expect(clockReads('fine.ts', line)).toEqual([]);
  });
});
