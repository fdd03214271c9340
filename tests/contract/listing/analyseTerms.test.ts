import { afterAll, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rightmovePage } from '../../support/listingPages.ts';
import { sampleFlat } from '../../support/listingSamples.ts';

interface Answer {
  readonly status: number;
  readonly stderr: string;
  readonly outcome: Readonly<Record<string, unknown>> | null;
}

const folder = mkdtempSync(join(tmpdir(), 'analyse-terms-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const saved = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const page = saved('flat.html', rightmovePage(sampleFlat, { encoding: 'plain' }));

const analyse = (...options: readonly string[]): Promise<Answer> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', '.scripts/analyse.ts', page, ...options],
      { maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => {
        const outcome = stdout === '' ? null : (JSON.parse(stdout) as { readonly outcome: Answer['outcome'] }).outcome;
        resolve({ status: error === null ? 0 : Number(error.code), stderr, outcome });
      },
    );
  });

const assumptions = (name: string, values: unknown): readonly string[] => ['--assumptions', saved(name, JSON.stringify(values))];

const idsOf = (rows: unknown): readonly string[] => (rows as readonly { readonly id: string }[]).map(({ id }) => id);

describe('the terms of the command that analyses a page', { timeout: 30_000 }, () => {
  it('are a buy-to-let unless said, with what is left after tax and how each figure was computed', async () => {
    const { status, outcome } = await analyse(...assumptions('tax.json', { monthlyRent: 900, otherIncome: 60_000, residence: 'scotland' }));
    expect(status).toBe(0);
    expect(outcome).toMatchObject({
      strategy: 'buy-to-let',
      inputs: { monthlyRent: { value: 900, from: 'you' } },
      afterTax: {
        forms: [{ form: 'personal' }, { form: 'joint' }, { form: 'company' }],
        inputs: { otherIncome: { value: 60_000, from: 'profile' }, residence: { value: 'scotland' } },
      },
      explanations: { grossYield: { formula: 'Rent a year ÷ purchase price' } },
    });
  });

  it.each([
    ['england', 'Stamp duty land tax'],
    ['scotland', 'Land and buildings transaction tax'],
    ['wales', 'Land transaction tax'],
    ['northern-ireland', 'Stamp duty land tax'],
  ])('use the market asked for: %s', async (market, name) => {
    expect((await analyse('--market', market)).outcome).toMatchObject({ analysis: { purchase: { transferTax: { name } } } });
  });

  it('measure another strategy, in pounds, with its checks, inputs and explanations', async () => {
    const own = { afterRepairValue: 190_000, refurbishment: 15_000 };
    const { status, outcome } = await analyse('--strategy', 'flip', ...assumptions('flip.json', own));
    expect(status).toBe(0);
    expect(outcome).toMatchObject({
      strategy: 'flip',
      analysis: { strategy: 'flip', currency: 'GBP' },
      inputs: { purchasePrice: { value: 142_500, from: 'listing' }, afterRepairValue: { value: 190_000, from: 'you' } },
    });
    expect(idsOf(outcome?.['explanations'])).toEqual(
      idsOf((outcome?.['analysis'] as Readonly<Record<string, unknown>> | undefined)?.['figures']),
    );
    expect(idsOf(outcome?.['explanations']).length).toBeGreaterThan(5);
  });

  it('name what a strategy still needs', async () => {
    const { status, outcome } = await analyse('--strategy', 'flip');
    expect(status).toBe(0);
    expect(outcome).toMatchObject({ analysis: null, score: null, needs: expect.arrayContaining(['afterRepairValue']) });
  });

  it('count tables of rooms in pounds', async () => {
    const rooms = [1, 2, 3].map((room) => ({ label: `Room ${room}`, monthlyRent: 550, voidWeeks: 2, people: 1, squareMetres: 9 }));
    const { outcome } = await analyse('--strategy', 'hmo', ...assumptions('rooms.json', { rooms }));
    expect(outcome).toMatchObject({ inputs: { rooms: { value: rooms, from: 'you' } } });
  });

  it('are refused with status 2 and the usage where they are not known', async () => {
    for (const [options, words] of [
      [['--strategy', 'castle'], '"castle"'],
      [['--strategy', 'toString'], '"toString"'],
      [['--market', 'france'], '"france"'],
      [['--market'], 'needs a value'],
      [['--strategy', 'house-hack', '--market', 'wales'], 'United States'],
      [['--strategy', 'flip', ...assumptions('unknown.json', { otherIncome: 1 })], '"otherIncome"'],
      [assumptions('range.json', { otherIncome: -1 }), 'otherIncome cannot be -1'],
    ] as const) {
      const { status, stderr, outcome } = await analyse(...options);
      expect([status, outcome]).toEqual([2, null]);
      expect(stderr).toContain(words);
      expect(stderr).toContain('--strategy STRATEGY');
    }
  });
});
