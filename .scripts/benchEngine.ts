import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Assumptions } from '../src/core/deal/assumptions.ts';
import { standardProfile } from '../src/core/deal/standardProfile.ts';
import { measure } from '../src/core/engine/analyse.ts';
import { createDealMeasures } from '../src/core/engine/numbers/dealMeasures.ts';
import { dealNumbers } from '../src/core/engine/numbers/dealNumbers.ts';
import type { DealNumbers } from '../src/core/engine/numbers/dealNumbers.ts';
import { markedPoints } from '../src/core/engine/numbers/markedPoints.ts';
import { measureNumbers } from '../src/core/engine/numbers/measureNumbers.ts';
import { simulate } from '../src/core/engine/risk/simulate.ts';
import type { Simulation } from '../src/core/engine/risk/simulate.ts';
import type { Percentiles } from '../src/core/engine/risk/percentiles.ts';
import { rulesOf } from '../src/core/market/registry.ts';
import { computeOutcome } from '../src/core/pipeline/computeOutcome.ts';
import { evaluateDeal } from '../src/core/pipeline/evaluateDeal.ts';
import type { EvaluationJob } from '../src/core/pipeline/outcome.ts';
import { saleProceeds } from '../src/core/engine/returns/holdReturn.ts';
import { rescoreDeals } from '../src/core/pipeline/scoring/rescoreDeals.ts';
import { installedLibraries, libraryPackages, measureWithLibrary } from '../tests/bench/libraries.ts';
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
} from '../tests/bench/sample.ts';
import { sampleJob } from '../tests/support/dealFixtures.ts';

/** `npm run --silent bench:engine`: medians of one run, each beside C and beside libraries. Fails when C comes to other figures. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, '.cache', 'bench');
const inputFile = join(folder, 'input.bin');
const binary = join(folder, 'reference');

const dealCount = 2000;
const pathCount = 10_000;
const rounds = 9;

interface Row {
  readonly what: string;
  readonly ours: string;
  readonly beside: string;
  readonly ratio: string;
  readonly aim: string;
  readonly met: boolean | null;
}

interface Timed {
  readonly nanoseconds: number;
  readonly sum: number;
}

const deals = benchDeals(dealCount);
const first = deals[0] ?? missing('The bench has deals');
const compiled = deals.map((deal) => dealNumbers(deal));
const hasC = buildReference();
const rows: Row[] = [];

const numbers = besideC(['deals', String(benchYears)], () => measureAll(compiled, benchYears));
const perDeal = numbers.ours.nanoseconds / dealCount;
const perDealInC = numbers.c === null ? null : numbers.c.nanoseconds / dealCount;
addRow('numbers path, 30 years, every tax and the score, a deal', perDeal, { name: 'C', nanoseconds: perDealInC, most: 2 });

for (const library of await installedLibraries()) {
  const some = compiled.slice(0, 200);
  const into = createDealMeasures(benchYears);
  const run = { into, rules: benchRules, years: benchYears, marks: benchMarks };
  // Ours was timed before any library was loaded: from then on V8 checks every typed array at each access, as it does in no worker of ours.
  const each = median(() => some.reduce((sum, deal) => sum + measureWithLibrary(library, deal, run), 0), 5).nanoseconds / some.length;
  const times = each / perDeal;
  rows.push({
    what: `the same from ${library.name}`,
    ours: duration(perDeal),
    beside: duration(each),
    ratio: `${times.toFixed(0)} × faster`,
    aim: '≥ 40',
    met: times >= 40,
  });
}

const jobs = deals.map((deal) => ({ ...sampleJob(), deal: { ...sampleJob().deal, overrides: deal } }));
const outcomes = besideC(['outcomes', String(benchYears)], () => jobs.reduce((sum, job) => sum + outcomeSum(job), 0));
const perOutcome = outcomes.ours.nanoseconds / dealCount;
addRow('full outcome with its explanations as data, a deal', perOutcome, {
  name: 'C',
  nanoseconds: outcomes.c === null ? null : outcomes.c.nanoseconds / dealCount,
  most: 10,
});
const said = median(() => jobs.slice(0, 100).reduce((sum, job) => sum + (evaluateDeal(job).ok ? 1 : 0), 0), 5).nanoseconds / 100;
rows.push({ what: 'the same in words with its report, when shown', ours: duration(said), beside: '–', ratio: '–', aim: '–', met: null });
const exact = median(() => deals.slice(0, 200).reduce((sum, deal) => sum + exactCashFlow(deal), 0), 5).nanoseconds / 200;
addRow('exact analysis without words, a deal', exact, { name: 'C', nanoseconds: perDealInC, most: null });

const simulation = besideC(['simulate', String(benchYears), String(pathCount)], () => sumOf(simulated(benchYears, pathCount)));
addRow(`Monte Carlo, ${pathCount} paths × ${benchYears} years, yearly shocks, taxed`, simulation.ours.nanoseconds, {
  name: 'C',
  nanoseconds: simulation.c?.nanoseconds ?? null,
  most: 2,
});
addLimit('the same against the clock', simulation.ours.nanoseconds, 80);

const many = Array.from({ length: 10_000 }, (_, at) => deals[at % dealCount] ?? first);
addLimit(
  '10,000 deals measured and marked anew',
  median(
    () =>
      measureAll(
        many.map((deal) => dealNumbers(deal)),
        benchYears,
      ),
    5,
  ).nanoseconds,
  300,
);
addLimit('10,000 deals re-scored after a change of profile, verdicts included', rescored(), 300);

const manyCompiled = many.map((deal) => dealNumbers(deal));
const shortHolds = deals.map((deal) => dealNumbers({ ...deal, holdYears: 5 }));
addGrowth('deals', [1000, 2000, 4000, 8000], (size) => measureAll(manyCompiled.slice(0, size), benchYears));
addGrowth('years of 2,000 deals', [10, 20, 40], (size) => measureAll(shortHolds, size));
addGrowth('paths', [2500, 5000, 10_000, 20_000], (size) => sumOf(simulated(benchYears, size)));

print();

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

/** What `sumOfOutcome` of the reference adds up. */
function outcomeSum(job: EvaluationJob): number {
  const computed = computeOutcome(job);
  if (!computed.ok) throw new Error('A bench deal has every input');
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
  sum += (solves.highestPrice ?? 0) / 100 + (solves.highestPriceForAll ?? 0) / 100 + (solves.rentNeeded ?? 0) / 100;
  sum += Math.round((solves.rateSurvived ?? 0) * 10_000) + marked.marks.total + marked.marks.low + marked.marks.high;
  marked.marks.criteria.forEach(({ points }, at) => (sum += points * (at + 1)));
  for (const rule of rules) sum += rule.met === true ? 1 : 0;
  for (const trace of Object.values(traces)) for (const term of trace.terms) sum += typeof term === 'string' ? 0 : term[1];
  return sum;
}

function missing(message: string): never {
  throw new Error(message);
}

function exactCashFlow(assumptions: Assumptions): number {
  return measure({ assumptions, rules: rulesOf('england'), on: benchDay }).annualCashFlow;
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

/** A whole list under new weights, in parts as the worker takes them. */
function rescored(): number {
  const profile = { ...standardProfile, weights: { ...standardProfile.weights, 'cash-flow': 40 } };
  const list = Array.from({ length: 10_000 }, (_, at) => (jobs[at % dealCount] ?? sampleJob()).deal);
  return median(() => {
    let sum = 0;
    for (let from = 0; from < list.length; from += 500) {
      for (const found of rescoreDeals({ deals: list.slice(from, from + 500), profile, today: benchDay }))
        sum += found.ok ? found.marks.total : 0;
    }
    return sum;
  }, 5).nanoseconds;
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

/** Ours and C in turns, so that whatever else the machine does falls on both; the medians of the turns. */
function besideC(args: readonly string[], work: () => number): { readonly ours: Timed; readonly c: Timed | null } {
  if (!hasC) return { ours: median(work, rounds), c: null };
  const turns = Array.from({ length: 3 }, () => ({ ours: median(work, rounds), c: runReference(args) }));
  const middle = (pick: (turn: (typeof turns)[number]) => Timed): Timed => {
    const [, found] = turns.map(pick).toSorted((low, high) => low.nanoseconds - high.nanoseconds);
    if (found === undefined) throw new Error('Three turns have a middle one');
    return found;
  };
  const [ours, c] = [middle((turn) => turn.ours), middle((turn) => turn.c)];
  if (Math.abs(ours.sum - c.sum) > 1e-9 * Math.abs(c.sum)) {
    console.error(`C comes to other figures for ${args.join(' ')}: ${c.sum}, not ${ours.sum}`);
    process.exitCode = 1;
  }
  return { ours, c };
}

function buildReference(): boolean {
  mkdirSync(folder, { recursive: true });
  writeFileSync(inputFile, Buffer.from(referenceInput(deals).buffer));
  try {
    const source = join(root, 'tests', 'bench', 'reference.c');
    execFileSync('cc', ['-O3', '-march=native', '-ffp-contract=off', '-o', binary, source, '-lm'], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

function runReference([mode, ...rest]: readonly string[]): Timed {
  return JSON.parse(execFileSync(binary, [inputFile, mode ?? '', ...rest], { encoding: 'utf8' })) as Timed;
}

interface Beside {
  readonly name: string;
  readonly nanoseconds: number | null;
  readonly most: number | null;
}

function addRow(what: string, ours: number, { name, nanoseconds, most }: Beside): void {
  const times = nanoseconds === null ? null : ours / nanoseconds;
  rows.push({
    what,
    ours: duration(ours),
    beside: nanoseconds === null ? `no ${name} compiler` : duration(nanoseconds),
    ratio: times === null ? '–' : `${times.toFixed(2)} × ${name}`,
    aim: most === null ? '–' : `≤ ${most}`,
    met: times === null || most === null ? null : times <= most,
  });
}

function addLimit(what: string, nanoseconds: number, milliseconds: number): void {
  const taken = nanoseconds / 1e6;
  rows.push({ what, ours: duration(nanoseconds), beside: '–', ratio: '–', aim: `≤ ${milliseconds} ms`, met: taken <= milliseconds });
}

/** How the time of one grows from the smallest size to the largest; 1 is linear. Twice is still called linear: caches and the fixed part. */
function addGrowth(what: string, sizes: readonly number[], work: (size: number) => number): void {
  const each = sizes.map((size) => median(() => work(size), 5).nanoseconds / size);
  const growth = (each.at(-1) ?? 0) / (each[0] ?? 1);
  const ours = sizes.map((size, at) => `${size}: ${duration(each[at] ?? 0)}`).join(', ');
  rows.push({
    what: `growth with ${what}, time of one`,
    ours,
    beside: '–',
    ratio: `${growth.toFixed(2)} × from first to last`,
    aim: '≤ 2',
    met: growth <= 2,
  });
}

function duration(nanoseconds: number): string {
  if (nanoseconds < 1e3) return `${nanoseconds.toFixed(0)} ns`;
  return nanoseconds < 1e6 ? `${(nanoseconds / 1e3).toFixed(2)} µs` : `${(nanoseconds / 1e6).toFixed(1)} ms`;
}

function print(): void {
  const cells = [
    ['', 'ours', 'beside', 'ratio', 'aim', ''],
    ...rows.map((row) => [row.what, row.ours, row.beside, row.ratio, row.aim, row.met === null ? '' : row.met ? 'met' : 'MISSED']),
  ];
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0))) ?? [];
  for (const line of cells)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  if (!rows.some((row) => row.what.startsWith('the same from'))) {
    console.log(`\nNo library to compare with: npm install --no-save ${libraryPackages.join(' ')}`);
  }
}
