import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runCases } from '../../../../scripts/cases/runCases.ts';
import { adapters } from '../../../../scripts/cases/registry.ts';

const payment = (value: number): unknown => ({
  id: `pmt-${value}`,
  inputs: { fn: 'PMT', rate: 0, nper: 12, pv: 120 },
  expected: { value },
});

describe('a file of cases', () => {
  it('is reported on one line, with every failure below it', () => {
    expect(runCases('some', [payment(-10), payment(-11)])).toEqual({
      lines: ['some 1/2', '  pmt--11: value: got -10, expected -11'],
      passed: 1,
      failed: 1,
    });
  });

  it('chooses the adapter by fn before the file name', () => {
    expect(runCases('sdlt', [payment(-10)]).failed).toBe(0);
  });

  it('chooses the adapter by the file name, its prefix, or the inputs if a case has no fn', () => {
    const purchase = {
      id: 'a',
      inputs: { jurisdiction: 'england-ni', effectiveDate: '2025-04-01', price: 300_000, buyer: 'standard' },
      expected: { tax: 5000 },
    };
    for (const name of ['sdlt', 'sdlt-more', 'anything']) expect(runCases(name, [purchase])).toMatchObject({ passed: 1, failed: 0 });
  });

  it('cases: an input that no adapter reads fails the case, even if the figure matches', () => {
    const taxed = {
      id: 'pension',
      inputs: { fn: 'incomeTaxTotal', taxYear: '2026-27', employmentIncome: 60_000, propertyIncome: 0, pensionContribution: 5_000 },
      expected: { incomeTax: 11_432 },
    };
    expect(runCases('uk-landlord-tax', [taxed]).lines).toEqual([
      'uk-landlord-tax 0/1',
      '  pension: pensionContribution was not used: uk-landlord-tax does not know this input',
    ]);
  });

  it('cases: a purchase in another jurisdiction is refused with its name', () => {
    const purchase = { id: 'a', inputs: { jurisdiction: 'scotland', price: 300_000, buyer: 'standard' }, expected: { tax: 5000 } };
    expect(runCases('sdlt', [purchase]).lines[1]).toContain('jurisdiction scotland is not in england');
  });

  it('fails for an unknown fn, for inputs that no adapter accepts and for an invalid case', () => {
    const told = runCases('some', [
      { id: 'a', inputs: { fn: 'FOO' }, expected: {} },
      { id: 'b', inputs: { x: 1 }, expected: {} },
      7,
      { inputs: {} },
    ]);
    expect(told.lines).toEqual([
      'some 0/4',
      '  a: unknown fn FOO',
      '  b: nothing answers inputs {"x":1}',
      '  case 3: not a case: it needs inputs and expected',
      '  case 4: not a case: it needs inputs and expected',
    ]);
    expect(told.failed).toBe(4);
  });

  it('continues after a case that throws', () => {
    const told = runCases('some', [{ id: 'a', inputs: { fn: 'PMT', rate: 'x' }, expected: { value: 1 } }, payment(-10)]);
    expect(told.lines[1]).toBe('  a: got TypeError: rate must be a number, got "x", expected {"value":1}');
    expect(told).toMatchObject({ passed: 1, failed: 1 });
  });

  it('fails if it is empty', () => {
    expect(runCases('some', [])).toMatchObject({ passed: 0, failed: 1 });
    expect(runCases('some', { cases: [] })).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('the registry', () => {
  it('has one adapter per kind and per fn', () => {
    const kinds = adapters.map((adapter) => adapter.kind);
    // Countries use the same name for different laws: `monthlyPayment`, `einkommensteuer`.
    const fns = adapters.flatMap(({ fns: answered = [], country = 'any' }) => answered.map((fn) => `${country} ${fn}`));
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(new Set(fns).size).toBe(fns.length);
  });
});

const run = (...args: readonly string[]): { readonly status: number; readonly out: string } => {
  try {
    return {
      status: 0,
      out: execFileSync(process.execPath, ['--import', 'tsx', 'scripts/cases.ts', ...args], { encoding: 'utf8', stdio: 'pipe' }),
    };
  } catch (failure) {
    const { status, stdout } = failure as { readonly status: number; readonly stdout: string };
    return { status, out: stdout };
  }
};

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cases-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const file = (name: string, content: string): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };

  it('totals all files and exits 0 if all pass, 1 if any fails and 2 without files', () => {
    const good = file('good.json', JSON.stringify([payment(-10)]));
    const bad = file('bad.json', JSON.stringify([payment(-11), payment(-10)]));
    expect(run(good)).toEqual({ status: 0, out: 'good 1/1\n1 passed, 0 failed\n' });
    expect(run(good, bad)).toEqual({
      status: 1,
      out: 'good 1/1\nbad 1/2\n  pmt--11: value: got -10, expected -11\n2 passed, 1 failed\n',
    });
    expect(run().status).toBe(2);
  });

  it('counts a missing file and a file that is not JSON as failed', () => {
    expect(run(join(folder, 'missing.json'))).toMatchObject({ status: 1, out: expect.stringContaining('0 passed, 1 failed') });
    expect(run(file('broken.json', '[')).status).toBe(1);
  });
});
