import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { standardProfile } from '../../../src/core/deal/standardProfile.ts';
import { createDealMeasures } from '../../../src/core/engine/numbers/dealMeasures.ts';
import { dealNumbers } from '../../../src/core/engine/numbers/dealNumbers.ts';
import type { DealNumbers } from '../../../src/core/engine/numbers/dealNumbers.ts';
import { markedPoints } from '../../../src/core/engine/numbers/markedPoints.ts';
import { measureNumbers } from '../../../src/core/engine/numbers/measureNumbers.ts';
import { simulate } from '../../../src/core/engine/risk/monteCarlo.ts';
import type { Simulation } from '../../../src/core/engine/risk/monteCarlo.ts';
import type { Percentiles } from '../../../src/core/engine/risk/percentiles.ts';
import { computeOutcome } from '../../../src/core/pipeline/computeOutcome.ts';
import { coverage } from '../../../src/core/pipeline/coverage.ts';
import { evaluateLetting } from '../../../src/core/pipeline/evaluateLetting.ts';
import type { EvaluationJob } from '../../../src/core/pipeline/outcome.ts';
import { saleProceeds } from '../../../src/core/engine/returns/holdReturn.ts';
import { rescoreDeals } from '../../../src/core/pipeline/scoring/rescoreDeals.ts';
import { compare, growth } from '../compare.ts';
import type { BenchLine } from '../line.ts';
import { installedLibraries, libraryPackages, measureWithLibrary } from './libraries.ts';
import {
  benchCovenant,
  benchDay,
  benchDeals,
  benchMarks,
  benchModel,
  benchRules,
  benchSeed,
  benchYears,
  referenceInput,
} from './sample.ts';
import { sampleJob } from '../../support/dealFixtures.ts';
import { bases } from '../../../src/core/deal/owner.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const folder = join(root, '.cache', 'bench');
const inputFile = join(folder, 'input.bin');
const binary = join(folder, 'reference');

const dealCount = 2000;
const pathCount = 10_000;
const rounds = 9;

interface Timed {
  readonly nanoseconds: number;
  readonly sum: number;
}

const deals = benchDeals(dealCount);
const first = deals[0] ?? missing('The bench has deals');
const jobs = deals.map((deal) => ({ ...sampleJob(), deal: { ...sampleJob().deal, inputs: { 'buy-to-let': deal } } }));

/**
 * Compares the engine with the same calculations in C and in libraries, and with parsing its results. Figures that differ from those in C
 * miss the target.
 */
export async function benchEngine(): Promise<readonly BenchLine[]> {
  const hasC = buildReference();
  if (!hasC) console.error('  No C compiler, so nothing is compared with C');
  const compiled = deals.map((deal) => dealNumbers(deal));
  const numbers = besideC(hasC, ['deals', String(benchYears)], () => measureAll(compiled, benchYears));
  const outcomes = besideC(hasC, ['outcomes', String(benchYears)], () => jobs.reduce((sum, job) => sum + outcomeSum(job), 0));
  const simulation = besideC(hasC, ['simulate', String(benchYears), String(pathCount)], () => sumOf(simulated(benchYears, pathCount)));
  // Our code is timed before any library is loaded. After that V8 checks every typed array at each access, which does not happen in our
  // workers.
  const perDeal = numbers.ours.nanoseconds / dealCount;
  return [
    inC('numbers path, 30 years, every tax and the score, a deal', numbers, { each: dealCount, most: 2 }),
    inC('full outcome with its explanations as data, a deal', outcomes, { each: dealCount, most: 10 }),
    inC(`Monte Carlo, ${pathCount} paths × ${benchYears} years, yearly shocks, taxed`, simulation, { each: 1, most: 2 }),
    ...(await besideParsing()),
    ...(await cells()),
    ...(await besideLibraries(compiled.slice(0, 200), perDeal)),
    ...(await growths()),
  ];
}

async function besideParsing(): Promise<readonly BenchLine[]> {
  const job = sampleJob();
  const answer = JSON.stringify(evaluateLetting(job));
  const many = Array.from({ length: 10_000 }, (_, at) => deals[at % dealCount] ?? first);
  const manyText = JSON.stringify(many);
  const profile = { ...standardProfile, weights: { ...standardProfile.weights, 'cash-flow': 40 } };
  const list = many.map((_, at) => (jobs[at % dealCount] ?? job).deal);
  const listText = JSON.stringify(list);
  return [
    await compare({
      name: 'an outcome in words with its report',
      ours: () => evaluateLetting(job),
      reference: () => JSON.parse(answer),
      referenceName: 'parsing it',
      most: 8,
      turns: 51,
      times: 10,
    }),
    await compare({
      name: '10,000 deals measured and marked again',
      ours: () =>
        measureAll(
          many.map((deal) => dealNumbers(deal)),
          benchYears,
        ),
      reference: () => JSON.parse(manyText),
      referenceName: 'parsing their assumptions',
      most: 5,
      turns: 5,
    }),
    await compare({
      name: '10,000 deals re-scored after a change of profile, verdicts included',
      // Evaluates the deals in chunks, as the worker does.
      ours: () => {
        for (let from = 0; from < list.length; from += 500) rescoreDeals({ deals: list.slice(from, from + 500), profile, today: benchDay });
      },
      reference: () => JSON.parse(listText),
      referenceName: 'parsing the deals',
      most: 10,
      turns: 5,
    }),
  ];
}

/** Measures a list row under each strategy, before and after tax, compared with a buy-to-let's row on the numbers path. */
async function cells(): Promise<readonly BenchLine[]> {
  const some = jobs.slice(0, 50).map(({ deal }) => deal);
  const profile = standardProfile;
  const lettings = some.map((deal) => ({ ...deal, strategy: 'buy-to-let' as const }));
  const lines: BenchLine[] = [];
  for (const { strategy, modelled } of coverage().filter(({ market }) => market === 'GB-ENG'))
    for (const basis of bases) {
      if (!modelled[basis].includes('me') || (strategy === 'buy-to-let' && basis === 'before-tax')) continue;
      const planned = some.map((deal) => ({ ...deal, strategy }));
      lines.push(
        await compare({
          name: `GB-ENG, ${strategy}, ${basis}: 50 rows of a list with score and verdict`,
          ours: () => rescoreDeals({ deals: planned, profile: { ...profile, owner: 'me', basis }, today: benchDay }),
          reference: () => rescoreDeals({ deals: lettings, profile, today: benchDay }),
          referenceName: 'the same number of buy-to-let rows before tax, on the numbers path',
          most: 3,
          turns: 5,
        }),
      );
    }
  return lines;
}

async function besideLibraries(some: readonly DealNumbers[], perDeal: number): Promise<readonly BenchLine[]> {
  const libraries = await installedLibraries();
  if (libraries.length === 0) console.error(`  No library to compare with: npm install --no-save ${libraryPackages.join(' ')}`);
  return libraries.map((library) => {
    const into = createDealMeasures(benchYears);
    const run = { into, rules: benchRules, years: benchYears, marks: benchMarks };
    const each = median(() => some.reduce((sum, deal) => sum + measureWithLibrary(library, deal, run), 0), 5).nanoseconds / some.length;
    const ratio = perDeal / each;
    return {
      name: `the numbers path from ${library.name}`,
      value: each / 1_000,
      unit: 'µs',
      ratio,
      target: 'ours ≤ 1/40 of it',
      met: ratio <= 1 / 40,
    };
  });
}

async function growths(): Promise<readonly BenchLine[]> {
  const compiled = deals.map((deal) => dealNumbers(deal));
  const manyCompiled = Array.from({ length: 8_000 }, (_, at) => compiled[at % dealCount] ?? dealNumbers(first));
  const shortHolds = deals.map((deal) => dealNumbers({ ...deal, holdYears: 5 }));
  return [
    await growth({
      name: 'deals',
      sizes: [1_000, 8_000],
      make: (size) => manyCompiled.slice(0, size),
      work: (some) => measureAll(some, benchYears),
    }),
    await growth({ name: 'years of 2,000 deals', sizes: [10, 40], make: (size) => size, work: (years) => measureAll(shortHolds, years) }),
    await growth({ name: 'paths', sizes: [2_500, 20_000], make: (size) => size, work: (paths) => sumOf(simulated(benchYears, paths)) }),
  ];
}

function measureAll(given: readonly DealNumbers[], years: number): number {
  const into = createDealMeasures(years);
  let sum = 0;
  for (const deal of given) {
    measureNumbers(deal, benchRules, into);
    sum += markedPoints(into, benchMarks) + into.monthlyCashFlow + into.irrAfterTax;
    sum += (into.cashFlow[years - 1] ?? 0) + (into.cashFlowAfterTax[years - 1] ?? 0);
  }
  return sum;
}

/** Calculates the same sum as the reference's `sumOfOutcome`. */
function outcomeSum(job: EvaluationJob): number {
  const computed = computeOutcome(job);
  if (!computed.ok) throw new Error('A bench deal lacks an input');
  const { analysis, marked, rules, traces } = computed.value;
  const { figures, purchase, solves, years, months } = analysis;
  const last = years[computed.value.assumptions.holdYears - 1];
  let sum = figures.cashNeeded + purchase.costsTotal + figures.operatingCosts + figures.monthlyCashFlow + figures.monthlyPayment;
  sum += figures.breakEvenRent + (last === undefined ? 0 : saleProceeds(last, computed.value.assumptions.sellingCosts));
  sum += figures.grossYield + figures.netYield + (figures.cashOnCash ?? 0) + (figures.roi ?? 0) + (figures.interestCover ?? 0);
  sum += (figures.debtServiceCover ?? 0) + (figures.irr.kind === 'one' ? figures.irr.rate : 0) + (figures.equityMultiple ?? 0);
  sum += figures.loanToValue;
  for (const year of years) sum += year.cumulativeCashFlow + year.equity;
  for (const month of months) sum += month.cashFlow * month.month;
  sum += (solves.offerPrice ?? 0) / 100 + (solves.rentNeeded ?? 0) / 100;
  sum += Math.round((solves.rateSurvived ?? 0) * 10_000) + marked.marks.total + marked.marks.low + marked.marks.high;
  marked.marks.criteria.forEach(({ points }, at) => (sum += points * (at + 1)));
  for (const rule of rules) sum += rule.met === true ? 1 : 0;
  for (const trace of Object.values(traces)) for (const term of trace.terms) sum += typeof term === 'string' ? 0 : term[1];
  return sum;
}

function missing(message: string): never {
  throw new Error(message);
}

function simulated(years: number, paths: number): Simulation {
  const made = simulate({
    assumptions: first,
    rules: benchRules,
    model: benchModel,
    paths,
    years,
    seed: benchSeed,
    covenant: benchCovenant,
  });
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

function sumOf({ years, irr, chances, paths }: Simulation): number {
  const counted = (share: number): number => Math.round(share * paths);
  return years.reduce(
    (sum, year) => sum + all(year.cashFlow) + all(year.equity) + counted(year.negativeCashFlow) + counted(year.covenantBreach),
    counted(chances.loss) + (irr === null ? 0 : all(irr)),
  );
}

function all({ p5, p25, p50, p75, p95 }: Percentiles): number {
  return p5 + p25 + p50 + p75 + p95;
}

function median(work: () => number, times: number): Timed {
  const taken: number[] = [];
  let sum = work();
  for (let round = 0; round < times; round += 1) {
    const began = performance.now();
    sum = work();
    taken.push((performance.now() - began) * 1e6);
  }
  return { nanoseconds: taken.toSorted((low, high) => low - high)[Math.floor(times / 2)] ?? 0, sum };
}

/** Alternates our code and C, so that other load on the machine affects both. Returns the medians of the turns. */
function besideC(hasC: boolean, args: readonly string[], work: () => number): { readonly ours: Timed; readonly c: Timed | null } {
  if (!hasC) return { ours: median(work, rounds), c: null };
  const turns = Array.from({ length: 3 }, () => ({ ours: median(work, rounds), c: runReference(args) }));
  const middle = (pick: (turn: (typeof turns)[number]) => Timed): Timed => {
    const [, found] = turns.map(pick).toSorted((low, high) => low.nanoseconds - high.nanoseconds);
    if (found === undefined) throw new Error('There were fewer than two turns to take the median of');
    return found;
  };
  const [ours, c] = [middle((turn) => turn.ours), middle((turn) => turn.c)];
  return { ours, c };
}

function buildReference(): boolean {
  mkdirSync(folder, { recursive: true });
  writeFileSync(inputFile, Buffer.from(referenceInput(deals).buffer));
  try {
    const source = join(import.meta.dirname, 'reference.c');
    execFileSync('cc', ['-O3', '-march=native', '-ffp-contract=off', '-o', binary, source, '-lm'], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

function runReference([mode, ...rest]: readonly string[]): Timed {
  return JSON.parse(execFileSync(binary, [inputFile, mode ?? '', ...rest], { encoding: 'utf8' })) as Timed;
}

interface Share {
  /** How many items the time covers. */
  readonly each: number;
  readonly most: number;
}

/** Our time compared with that of C, if a compiler is installed. */
function inC(name: string, { ours, c }: { readonly ours: Timed; readonly c: Timed | null }, { each, most }: Share): BenchLine {
  const line = { name, value: ours.nanoseconds / each / 1_000, unit: 'µs' };
  if (c === null) return line;
  const ratio = ours.nanoseconds / c.nanoseconds;
  // Times are comparable only if both give the same result.
  if (Math.abs(ours.sum - c.sum) > 1e-9 * Math.abs(c.sum))
    return { ...line, ratio, target: `the same figures as in C: ${c.sum}, not ${ours.sum}`, met: false };
  return { ...line, ratio, target: `≤ ${most} × C`, met: ratio <= most };
}
