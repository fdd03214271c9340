import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDeal } from '../../../../src/core/deal/createDeal.ts';
import { standardProfile } from '../../../../src/core/deal/standardProfile.ts';
import type { Analysis, FigureId } from '../../../../src/core/engine/analysis.ts';
import { instant, isoDate } from '../../../../src/core/kernel/calendar.ts';
import { zeroRate } from '../../../../src/core/kernel/rate.ts';
import { readListingPage } from '../../../../src/core/listing/readListingPage.ts';
import { evaluateLetting } from '../../../../src/core/pipeline/evaluateLetting.ts';
import { fullReport } from '../../../../src/core/pipeline/full/fullReport.ts';
import { compareForDeal } from '../../../../src/core/pipeline/mortgages/compareForDeal.ts';
import type { EvaluationJob, LettingOutcome } from '../../../../src/core/pipeline/outcome.ts';
import { assessRisk } from '../../../../src/core/pipeline/risk/assessRisk.ts';
import { figureLabels } from '../../../../src/core/report/figureLabels.ts';
import { sampleId } from '../../../support/dealFixtures.ts';
import { rightmovePage } from '../../../support/listingPages.ts';
import { sampleFlat, sampleHouse } from '../../../support/listingSamples.ts';
import { zooplaPage } from '../../../support/listingZooplaPages.ts';
import { printedBeside, printedLines, printedNumber, printedStep, type PrintedLine } from './printedLines.ts';
import { readPdf, type ReadPdf } from './readPdf.ts';
import { sampleJob } from './reportSample.ts';
import { describeShared } from '../../../support/sharedPages.ts';

// Printed figures are compared with the engine's own numbers, so this also tests the report's formatting.

const at = instant(Date.UTC(2026, 10, 20, 12));

function jobOf(html: string): EvaluationJob {
  const reading = readListingPage(html, { url: null, capturedAt: at });
  if (reading.kind !== 'listing') throw new Error(`Not a listing: ${reading.kind}`);
  const deal = createDeal({ id: sampleId(1), mid: sampleId(2), at, reading, via: 'page', parserVersion: 1 });
  return { deal, profile: standardProfile, today: isoDate('2026-11-20') };
}

const sure = <Value>(result: { readonly ok: true; readonly value: Value } | { readonly ok: false }): Value => {
  if (!result.ok) throw new Error('The evaluation failed');
  return result.value;
};

function printsItsFigures(html: () => string): void {
  let job: EvaluationJob;
  let outcome: LettingOutcome;
  let analysis: Analysis;
  let pdf: ReadPdf;
  let lines: readonly PrintedLine[];

  beforeAll(async () => {
    job = jobOf(html());
    const evaluated = evaluateLetting(job);
    if (!evaluated.ok) throw new Error(evaluated.gap.message);
    ({ outcome } = evaluated);
    ({ analysis } = outcome);
    const { report, score } = sure(fullReport(job));
    pdf = await readPdf({ ...sampleJob(), report, score });
    lines = printedLines(pdf.found);
  });

  /** Expects one of the numbers next to the label to be the value as rounded in print. Parts of a sum may differ by one unit. */
  const expectBeside = (label: string, value: number, isPart = false): void => {
    const printed = printedBeside(lines, label);
    const nearest = printed.filter((text) => Math.abs(printedNumber(text) - value) <= printedStep(text) * (isPart ? 2 : 1));
    expect(nearest, `${label} should be ${value}; printed: ${printed.join(' / ')}`).not.toEqual([]);
  };

  it('prints every figure next to its label', () => {
    const { irr, ...numbers } = analysis.figures;
    for (const [id, value] of Object.entries(numbers) as [Exclude<FigureId, 'irr'>, number | null][]) {
      if (value !== null) expectBeside(figureLabels[id], printedScale[id](value));
    }
    if (irr.kind === 'one') expectBeside(figureLabels.irr, irr.rate * 100);
  });

  it('starts with the score, the verdict and the key figures shown on screen', () => {
    const first = pdf.found.filter(({ page }) => page === 1);
    expect(first.map(({ text }) => text)).toContain(String(outcome.score.total));
    const cover = dense(first.map(({ text }) => text).join(''));
    expect(cover).toContain(dense(outcome.report.verdict));
    for (const { label, value } of outcome.report.keyFigures) {
      const names = first.filter(({ text }) => text === label);
      const below = names.flatMap((name) =>
        first.filter((item) => Math.abs(item.x - name.x) < 0.5 && item.y < name.y && item.y > name.y - 30),
      );
      expect(below.map(({ text }) => dense(text))).toContain(dense(value));
    }
  });

  it('prints every purchase cost and tax band, and their sums', () => {
    const { deposit, costs, cashNeeded, transferTax } = analysis.purchase;
    expectBeside('Deposit', inPounds(deposit), true);
    for (const { label, amount } of costs) if (amount !== 0) expectBeside(label, inPounds(amount), true);
    expectBeside('Cash needed', inPounds(cashNeeded));
    for (const band of transferTax.bands) {
      const found = lines.some((cells) => {
        const [taxed, tax] = cells.slice(-2).map(printedNumber);
        return (
          cells.length === 4 &&
          Math.abs((taxed ?? Number.NaN) - inPounds(band.taxed)) <= 0.5 &&
          Math.abs((tax ?? Number.NaN) - inPounds(band.tax)) < 1
        );
      });
      expect(found, `the slice of ${inPounds(band.taxed)}`).toBe(true);
    }
    expectBeside(transferTax.name, inPounds(transferTax.total));
  });

  it('prints every running cost and year', () => {
    for (const { label, amount } of analysis.runningCosts) if (amount !== 0) expectBeside(label, inPounds(amount), true);
    const rows = lines.map((cells) => cells.map(printedNumber));
    for (const row of analysis.years.slice(0, outcome.inputs.holdYears.value)) {
      const wanted = [
        row.rent,
        row.voids + row.costs,
        row.interest + row.principal,
        row.cashFlow,
        row.propertyValue,
        row.loanBalance,
        row.equity,
        row.equity + row.cumulativeCashFlow - analysis.purchase.cashNeeded,
      ].map(inPounds);
      const found = rows.some(
        (cells) =>
          cells.length === 9 &&
          cells[0] === row.year &&
          wanted.every((value, column) => Math.abs((cells[column + 1] ?? Number.NaN) - value) < 1),
      );
      expect(found, `year ${row.year}`).toBe(true);
    }
  });

  it('prints the loan, and every compared mortgage with its cost', () => {
    const { loan, price, loanToValue } = analysis.purchase;
    expectBeside('Loan', inPounds(loan));
    expectBeside('Purchase price', inPounds(price));
    expectBeside('Loan to value', loanToValue * 100);
    const { comparison } = sure(compareForDeal({ job, products: [], rateShift: zeroRate }));
    if (comparison.kind === 'no-loan') throw new Error('The deal has no loan');
    expect(comparison.quotes.length).toBeGreaterThan(3);
    for (const { terms, initialPayment, cashFlow, windows } of comparison.quotes) {
      const wanted = [terms.initialRate * 100, inPounds(initialPayment), inPounds(cashFlow.initial), inPounds(windows.hold.trueCost)];
      const found = lines.some((cells) =>
        wanted.every((value) => cells.some((cell) => Math.abs(printedNumber(cell) - value) <= printedStep(cell))),
      );
      expect(found, terms.name).toBe(true);
    }
  });

  it('prints the points of every criterion, and the chances from the simulation', () => {
    for (const { label, points, weight } of outcome.score.criteria) expect(printedBeside(lines, label)).toContain(`${points}/${weight}`);
    const { chances, irr } = sure(assessRisk(job, { figure: 'monthlyCashFlow' })).simulation;
    expectBeside('You get back less than you invested', chances.loss * 100);
    expectBeside('At least one year of negative cash flow after tax', chances.negativeCashFlow * 100);
    if (irr !== null) expectBeside('Annual return after tax, median', irr.p50 * 100);
  });

  it('leaves no page nearly empty except the last', () => {
    const body = pdf.found.filter(({ y }) => y >= 60);
    for (let page = 1; page < pdf.pages; page += 1)
      expect(body.filter((item) => item.page === page).length, `page ${page}`).toBeGreaterThan(12);
  });
}

describe.each<readonly [string, () => string]>([
  ['a house on Rightmove', () => rightmovePage(sampleHouse, { encoding: 'on' })],
  ['a flat on Zoopla', () => zooplaPage(sampleFlat, { shape: 'rsc' })],
])('the full PDF of %s', (_, html) => printsItsFigures(html));

for (const file of [
  'rightmove/property_2025-10_sale_leasehold-flat_162171665.html',
  'zoopla/property_2026-02_sale_house_71365505_rsc.html',
])
  describeShared(`the full PDF of a saved page, ${file}`, `listings/${file}`, (path) => printsItsFigures(() => readFileSync(path, 'utf8')));

const dense = (text: string): string => text.replace(/\s+/g, '');

const inPounds = (value: number): number => value / 100;
const share = (value: number): number => value * 100;
const plain = (value: number): number => value;

const printedScale: Readonly<Record<Exclude<FigureId, 'irr'>, (value: number) => number>> = {
  monthlyCashFlow: inPounds,
  cashOnCash: share,
  cashNeeded: inPounds,
  interestCover: share,
  grossYield: share,
  netYield: share,
  roi: share,
  debtServiceCover: plain,
  annualCashFlow: inPounds,
  annualRent: inPounds,
  grossOperatingIncome: inPounds,
  operatingCosts: inPounds,
  netOperatingIncome: inPounds,
  monthlyPayment: inPounds,
  annualDebtService: inPounds,
  loanToValue: share,
  equityMultiple: plain,
  breakEvenRent: inPounds,
};
