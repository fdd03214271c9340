import { afterAll, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAnalyse } from '../../../scripts/analyse/runAnalyse.ts';
import { rightmovePage } from '../../support/listingPages.ts';
import { sampleFlat, sampleOnApplication } from '../../support/listingSamples.ts';

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

/** Runs the command in this process; `analyseCommand.test.ts` tests it from the command line. */
async function analyse(...options: readonly string[]): Promise<Answer> {
  let [stdout, stderr] = ['', ''];
  const status = await runAnalyse([page, ...options], { out: (text) => (stdout += text), err: (text) => (stderr += text) });
  const outcome = stdout === '' ? null : (JSON.parse(stdout) as { readonly outcome: Answer['outcome'] }).outcome;
  return { status, stderr, outcome };
}

const assumptions = (name: string, values: unknown): readonly string[] => ['--assumptions', saved(name, JSON.stringify(values))];

describe('the options of the command that analyses a page', () => {
  it('default to a buy-to-let, with after-tax results and each figure’s formula', async () => {
    const { status, outcome } = await analyse(...assumptions('tax.json', { monthlyRent: 900, otherIncome: 60_000, residence: 'scotland' }));
    expect(status).toBe(0);
    expect(outcome).toMatchObject({
      strategy: 'buy-to-let',
      inputs: { monthlyRent: { value: 900, from: 'you' } },
      afterTax: {
        forms: [{ form: 'personal' }, { form: 'joint' }, { form: 'company' }],
        inputs: { otherIncome: { value: 60_000, from: 'profile' }, residence: { value: 'scotland' } },
      },
      figures: { grossYield: { formula: 'Annual rent ÷ purchase price' } },
    });
  });

  it.each([
    ['GB-ENG', 'Stamp duty land tax'],
    ['GB-SCT', 'Land and buildings transaction tax'],
    ['GB-WLS', 'Land transaction tax'],
    ['GB-NIR', 'Stamp duty land tax'],
  ])('use the requested market: %s', async (market, name) => {
    const { outcome } = await analyse('--market', market);
    expect(outcome).toMatchObject({
      market,
      currency: 'GBP',
      refusal: null,
    });
    const { figures } = outcome as {
      readonly figures: Readonly<Record<string, { readonly terms: readonly { readonly label: string }[] }>>;
    };
    expect(figures['cashNeeded']?.terms.map(({ label }) => label)).toContain(name);
  });

  it('return every figure with its unit, currency, text, formula and terms, plus the score and the verdict', async () => {
    const { outcome } = await analyse(...assumptions('figures.json', { monthlyRent: 900 }));
    expect(outcome).toMatchObject({
      market: 'GB-ENG',
      strategy: 'buy-to-let',
      owner: 'me',
      basis: 'before-tax',
      figures: {
        annualRent: { value: 10_800, unit: 'money', currency: 'GBP', text: '£10,800' },
        grossYield: { value: 10_800 / 142_500, unit: 'rate', currency: null, formula: 'Annual rent ÷ purchase price' },
      },
      score: { total: expect.any(Number) },
      verdict: expect.stringMatching(/^Meets /),
    });
    const { figures } = outcome as { readonly figures: Readonly<Record<string, { readonly terms: readonly unknown[] }>> };
    for (const [id, { terms }] of Object.entries(figures)) expect([id, terms.length > 0]).toEqual([id, true]);
  });

  it('follow the owner and the basis, before or after tax', async () => {
    const own = assumptions('owner.json', { monthlyRent: 1100, otherIncome: 80_000 });
    const figuresOf = async (...options: readonly string[]) => {
      const { outcome } = await analyse(...own, ...options);
      return outcome as {
        readonly figures: Readonly<Record<string, { readonly value: number; readonly label: string }>>;
        readonly verdict: string;
      };
    };
    const before = await figuresOf();
    const after = await figuresOf('--basis', 'after-tax');
    const company = await figuresOf('--owner', 'company', '--basis', 'after-tax');
    expect(after.figures['monthlyCashFlow']?.label).toBe('Monthly cash flow after tax');
    expect(after.figures['monthlyCashFlow']?.value).toBeLessThan(before.figures['monthlyCashFlow']?.value ?? 0);
    expect(after.figures['grossYield']).toEqual(before.figures['grossYield']);
    expect(company.figures['monthlyPayment']?.value).toBeGreaterThan(before.figures['monthlyPayment']?.value ?? 0);
  });

  it.each(['brrrr', 'hmo', 'serviced-accommodation', 'rent-to-rent', 'flip'])(
    'calculate tax for every owner and strategy: %s',
    async (strategy) => {
      for (const owner of ['me', 'joint', 'company']) {
        const { outcome } = await analyse('--strategy', strategy, '--owner', owner, '--basis', 'after-tax');
        expect(outcome).toMatchObject({
          strategy,
          owner,
          basis: 'after-tax',
          refusal: null,
          score: { total: expect.any(Number) as unknown },
        });
      }
    },
  );

  it.each([
    [['--market', 'US-OH'], 'The property is in England, so the rules for Ohio don’t apply'],
    [['--market', 'IE'], 'The property is in England, so the rules for Ireland don’t apply'],
    [['--market', 'FR-44', '--strategy', 'flip'], 'The property is in England, so the rules for Loire-Atlantique, France don’t apply'],
    [['--strategy', 'house-hack', '--owner', 'company'], 'A company can’t live in the property. Choose one owner or joint owners.'],
    [
      ['--strategy', 'house-hack', '--owner', 'company', '--basis', 'after-tax'],
      'A company can’t live in the property. Choose one owner or joint owners.',
    ],
  ])('refuse %j with the reason and without figures, score or verdict', async (options, message) => {
    expect((await analyse(...options)).outcome).toMatchObject({
      figures: {},
      score: null,
      verdict: null,
      checks: [],
      refusal: { kind: 'not-covered', message },
    });
  });

  it('evaluate another strategy in pounds, with its inputs and explanations', async () => {
    const own = { afterRepairValue: 190_000, refurbishment: 15_000, otherIncome: 60_000 };
    const { status, outcome } = await analyse('--strategy', 'flip', ...assumptions('flip.json', own));
    expect(status).toBe(0);
    expect(outcome).toMatchObject({
      strategy: 'flip',
      currency: 'GBP',
      inputs: { purchasePrice: { value: 142_500, from: 'listing' }, afterRepairValue: { value: 190_000, from: 'you' } },
    });
    expect(Object.keys(outcome?.['figures'] ?? {}).length).toBeGreaterThan(5);
    // The tax on the profit depends on the owner's other income.
    expect(JSON.stringify(outcome?.['figures'])).toContain('£60,000');
  });

  it('evaluate living in with lodgers in pounds, with a verdict and the local rules', async () => {
    const rooms = [{ label: 'Back', monthlyRent: 500, voidWeeks: 4, people: 1, squareMetres: null }];
    const own = assumptions('lodger.json', { rooms, housingCostNow: 900 });
    const { status, outcome } = await analyse('--strategy', 'house-hack', '--market', 'GB-ENG', ...own);
    expect(status).toBe(0);
    expect(outcome).toMatchObject({
      strategy: 'house-hack',
      currency: 'GBP',
      refusal: null,
      // 500 × 12 × 48 ÷ 52.
      figures: {
        incomeReceived: { value: 5538.46 },
        taxableRent: { value: 0 },
        savedPerMonth: { label: 'Monthly saving compared with renting' },
      },
      inputs: { buyer: { value: 'main-home' }, rooms: { value: rooms, from: 'you' } },
      verdict: expect.stringMatching(/^Meets .* usual rules for living in with lodgers\./) as string,
    });
    const checks = outcome?.['checks'] as readonly { readonly id: string }[];
    expect(checks.map(({ id }) => id)).toEqual(expect.arrayContaining(['lodger-right-to-rent', 'rent-a-room', 'residence-relief']));
  });

  it('compare mortgage products for the deal, using dated examples if no file is given', async () => {
    const { status, outcome } = await analyse(...assumptions('rent.json', { monthlyRent: 1100 }), '--mortgages');
    expect(status).toBe(0);
    const { mortgages } = outcome as { readonly mortgages: { readonly products: readonly Readonly<Record<string, unknown>>[] } };
    expect(mortgages).toMatchObject({ from: 'examples', note: expect.stringContaining('not offers'), need: { loan: 106_875 } });
    expect(mortgages.products.length).toBeGreaterThan(3);
    for (const product of mortgages.products) expect(product['origin']).toMatch(/^Example of \d.* 20\d\d, not an offer$/);
  });

  it('compare the products in a file, to the penny', async () => {
    const header =
      'lender,name,rate_kind,initial_rate_percent,initial_months,reversion_rate_percent,max_ltv_percent,icr_percent,stress_rate_percent,product_fee_gbp,erc_percent_by_year,quoted_on';
    const rows = ['A,Two years,fixed,4.8,24,8,75,145,5.5,1200,2;1,2026-11-02', 'B,Tracker,tracker,6,24,8,75,400,5.5,0,,'];
    const file = saved('products.csv', [header, ...rows].join('\n'));
    const given = assumptions('own.json', { monthlyRent: 1100, purchasePrice: 140_000, deposit: 0.25, holdYears: 10 });
    const { status, outcome } = await analyse(...given, '--mortgages', file, '--highest-rate', '0.0875', '--overpay', '1000');
    expect(status).toBe(0);
    // £105,000 × 4.8% ÷ 12 = £420; for the two years, 24 × 420 + 1,200; after that, 105,000 × 8% ÷ 12 = £700. Largest loan: rent × 12 ÷
    // (145% × 5.5%) = £165,517.24, but 75% of the price is £105,000.
    expect(outcome?.['mortgages']).toMatchObject({
      from: 'file',
      note: null,
      cheapest: { fix: 'line-2', hold: 'line-2', term: 'line-2' },
      products: [
        {
          origin: 'Your file, quoted on 2 November 2026',
          monthlyPayment: 420,
          reversion: { month: 25, monthlyPayment: 700 },
          trueCost: { fix: { months: 24, trueCost: 11_280 }, hold: { trueCost: 11_280 + 96 * 700 } },
          // Taking the same product again after two years costs £420 instead of £700 for 24 months, and a second fee.
          afterFix: { to: 'line-2', atMonth: 24, balance: 105_000, saving: { overFix: 24 * 280 - 1200 } },
          // £12,000 a year, of which a tenth of the balance is free. Year 1: 2% of (£12,000 − £10,500). Year 2: 1% of (£12,000 − £9,300).
          overpaying: { overpaid: 105_000, charges: 30 + 27, freeShare: { value: 0.1 } },
          tests: { passed: true, largestLoan: 105_000, largestLoanByRent: 165_517.24, interestCover: { passed: true } },
        },
        { monthlyPayment: 525, tests: { passed: false, interestCover: { passed: false } } },
      ],
      // The second costs £105 more each month, so it has made up its missing £1,200 fee after 12 months. From month 25 both cost the same.
      breakEvens: [{ first: 'line-3', second: 'line-2', breakEven: { kind: 'crosses', crossings: [{ month: 12, cheaper: 'second' }] } }],
    });
    const { products } = (outcome ?? {})['mortgages'] as {
      readonly products: readonly Record<'aprc' | 'aprcIfRatesRise', { shownPercent: number }>[];
    };
    for (const { aprc, aprcIfRatesRise } of products) expect(aprcIfRatesRise.shownPercent).toBeGreaterThan(aprc.shownPercent);
  });

  it('fall back to rules of thumb for inputs without a value', async () => {
    const { status, outcome } = await analyse('--strategy', 'flip');
    expect(status).toBe(0);
    expect(outcome).toMatchObject({
      strategy: 'flip',
      inputs: { refurbishment: { from: 'default' }, afterRepairValue: { from: 'default' } },
    });
  });

  it('list the inputs that a strategy still needs', async () => {
    const other = saved('poa.html', rightmovePage(sampleOnApplication, { encoding: 'plain' }));
    let stdout = '';
    await runAnalyse([other, '--strategy', 'flip'], { out: (text) => (stdout += text), err: () => undefined });
    expect(JSON.parse(stdout)).toMatchObject({
      outcome: {
        figures: {},
        score: null,
        refusal: { kind: 'needs-inputs', keys: expect.arrayContaining(['purchasePrice']) as unknown },
      },
    });
  });

  it('accept room tables in pounds', async () => {
    const rooms = [1, 2, 3].map((room) => ({ label: `Room ${room}`, monthlyRent: 550, voidWeeks: 2, people: 1, squareMetres: 9 }));
    const { outcome } = await analyse('--strategy', 'hmo', ...assumptions('rooms.json', { rooms }));
    expect(outcome).toMatchObject({ inputs: { rooms: { value: rooms, from: 'you' } } });
  });

  it('are refused with status 2 and the usage text if they are unknown or invalid', async () => {
    for (const [options, words] of [
      [['--strategy', 'castle'], '"castle"'],
      [['--strategy', 'toString'], '"toString"'],
      [['--market', 'france'], '"france"'],
      [['--market', 'GB-XYZ'], '"GB-XYZ"'],
      [['--owner', 'nobody'], '"nobody"'],
      [['--basis', 'sometimes'], '"sometimes"'],
      [['--market'], 'needs a value'],
      [['--strategy', 'hmo', ...assumptions('unknown.json', { deposits: 1 })], '"deposits"'],
      [assumptions('range.json', { otherIncome: -1 }), 'otherIncome cannot be -1'],
      [['--mortgages', saved('wrong.csv', 'lender\nA')], 'The column name is missing. Its columns: lender,name,rate_kind'],
      [['--mortgages', join(folder, 'missing.csv')], 'ENOENT'],
      [['--mortgages', '--strategy', 'flip'], 'for buy-to-let'],
      [['--highest-rate', '0.08'], 'needs --mortgages'],
      [['--overpay', '100'], 'needs --mortgages'],
      [['--mortgages', '--overpay', '-1'], '--overpay cannot be -1'],
      [['--mortgages', '--highest-rate', '8'], '--highest-rate cannot be 8'],
    ] as const) {
      const { status, stderr, outcome } = await analyse(...options);
      expect([status, outcome]).toEqual([2, null]);
      expect(stderr).toContain(words);
      expect(stderr).toContain('--strategy STRATEGY');
    }
  });
});
