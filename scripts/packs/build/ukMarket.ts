import { join } from 'node:path';
import type { MeasureGroup, Unit } from '../../../src/core/area/book/figure.ts';
import type { PackTable } from '../../../src/core/area/pack/pack.ts';
import { pickColumn, seriesColumn, textColumn } from '../encode.ts';
import { GateFailure } from '../packDraft.ts';
import type { PackDraft } from '../packDraft.ts';
import { numberOf, readCsv, textOf } from '../readCsv.ts';
import { sourcesFor } from '../sources.ts';
import { sourceIdsIn } from './sourceIdsIn.ts';
import { outlookTables } from './ukOutlook.ts';

interface SeriesPlan {
  readonly id: string;
  readonly label: string;
  readonly file: string;
  readonly period: 'month' | 'date';
  readonly from: string;
  readonly unit: Unit;
  readonly group: MeasureGroup;
  readonly d: number;
  readonly source: string;
  readonly bounds: readonly [number, number];
  readonly cadence: 'month' | 'day of change';
  readonly note: string | null;
}

const monthly = { period: 'month', group: 'change', unit: 'percent', d: 2, cadence: 'month' } as const;
const boe = { ...monthly, file: 'uk/finance/boe_mortgage_monthly.csv', source: 'boe', bounds: [0.5, 15] as const };
const quoted = 'Average of rates advertised to owner-occupiers. Buy-to-let loans cost more.';
const inflation = { ...monthly, file: 'uk/finance/uk_inflation_monthly.csv', source: 'ons-cpi', note: null };

const plans: readonly SeriesPlan[] = [
  {
    ...monthly,
    id: 'bank-rate',
    label: 'Bank Rate',
    file: 'uk/finance/bank_rate_changes.csv',
    period: 'date',
    from: 'rate_pct',
    source: 'boe',
    bounds: [0, 20],
    cadence: 'day of change',
    note: 'Each date is the day the rate changed.',
  },
  { ...boe, id: 'mortgage-2y-75', label: 'Quoted mortgage rate, 2-year fix, 75% loan-to-value', from: 'IUMBV34', note: quoted },
  { ...boe, id: 'mortgage-2y-90', label: 'Quoted mortgage rate, 2-year fix, 90% loan-to-value', from: 'IUMB482', note: quoted },
  { ...boe, id: 'mortgage-3y-75', label: 'Quoted mortgage rate, 3-year fix, 75% loan-to-value', from: 'IUMBV37', note: quoted },
  { ...boe, id: 'mortgage-5y-75', label: 'Quoted mortgage rate, 5-year fix, 75% loan-to-value', from: 'IUMBV42', note: quoted },
  {
    ...boe,
    id: 'approvals-purchase',
    label: 'Mortgages approved for house purchase',
    from: 'LPMVTVX',
    unit: 'count',
    d: 0,
    bounds: [1_000, 300_000],
    note: null,
  },
  { ...inflation, id: 'cpi', label: 'Consumer prices (CPI), annual change', from: 'cpi_yoy', d: 1, bounds: [-3, 30] },
  { ...inflation, id: 'cpih', label: 'Consumer prices with housing (CPIH), annual change', from: 'cpih_yoy', d: 1, bounds: [-3, 30] },
  { ...inflation, id: 'rpi', label: 'Retail prices (RPI), annual change', from: 'rpi_yoy', d: 1, bounds: [-5, 30] },
  {
    ...monthly,
    id: 'usd-per-gbp',
    label: 'US dollars per pound',
    file: 'uk/finance/gbp_fx_monthly.csv',
    from: 'usd_per_gbp',
    unit: 'ratio',
    d: 4,
    source: 'boe',
    bounds: [0.9, 2.5],
    note: null,
  },
  {
    ...monthly,
    id: 'eur-per-gbp',
    label: 'Euros per pound',
    file: 'uk/finance/gbp_fx_monthly.csv',
    from: 'eur_per_gbp',
    unit: 'ratio',
    d: 4,
    source: 'boe',
    bounds: [0.9, 2],
    note: null,
  },
];

/** National rates and prices as dated series, from 2000. */
export function ukMarket(folder: string): PackDraft {
  const read = plans.map((plan) => readSeries(folder, plan));
  const built: readonly BuiltSeries[] = [...read, ...outlookTables().map((outlook) => ({ ...outlook, faults: [] }))];
  const faults = built.flatMap(({ faults: found }) => found);
  if (faults.length > 0) throw new GateFailure('uk-market', faults);
  const tables = Object.fromEntries(built.map(({ id, table }) => [id, table]));
  return {
    json: {
      format: 1,
      id: 'uk-market',
      title: 'United Kingdom: Bank Rate, mortgage rates, inflation and forecasts',
      market: 'uk',
      sources: sourcesFor(sourceIdsIn(tables)),
      tables,
    },
    load: 'on demand',
    rows: built.reduce((sum, { points }) => sum + points, 0),
    expectedRows: 3_153,
    vintage: Object.fromEntries(built.map(({ label, last }) => [label, last])),
    budget: 40_000,
  };
}

interface BuiltSeries {
  readonly id: string;
  readonly label: string;
  readonly last: string;
  readonly points: number;
  readonly table: PackTable;
  readonly faults: readonly string[];
}

function readSeries(folder: string, plan: SeriesPlan): BuiltSeries {
  const points = readCsv(join(folder, plan.file)).flatMap((row) => {
    const value = numberOf(row, plan.from);
    const period = textOf(row, plan.period);
    return value === null || period < '2000' ? [] : [{ period, value }];
  });
  const [low, high] = plan.bounds;
  const faults = points.flatMap(({ period, value }, at) => [
    ...(value < low || value > high ? [`${plan.id} for ${period} is ${value}`] : []),
    ...(at > 0 && (points[at - 1]?.period ?? '') >= period ? [`${plan.id} is out of order at ${period}`] : []),
  ]);
  const periods = points.map(({ period }) => period);
  const { label, group, unit, note, id } = plan;
  const last = periods.at(-1) ?? '';
  const about = { label, group, unit, period: `to ${last}`, sourceIds: [plan.source], estimate: null, note };
  return {
    id,
    label,
    last,
    points: points.length,
    faults: points.length === 0 ? [`${plan.id} is empty`] : faults,
    table: {
      rows: 1,
      columns: {
        cadence: textColumn([plan.cadence]),
        place: pickColumn(['K02000001']),
        value: seriesColumn([points.map(({ value }) => value)], { d: plan.d, periods, about }),
      },
    },
  };
}
