import { binValues } from '../../../core/chart/plots/histogramGeometry.ts';
import type { ScatterPoint } from '../../components/chart/ScatterChart.tsx';

/** Sample figures in pence, the same on every visit. */
export const years = Array.from({ length: 11 }, (_, at) => ({ at, label: String(2026 + at) }));

const grow = (step: number, bend: number): readonly number[] => years.map(({ at }) => 4_600_000 + at * step + at * at * bend);

export const equity = {
  lines: [
    { label: 'Median', values: grow(420_000, 32_000) },
    { label: 'Loan', values: years.map(({ at }) => 13_800_000 - at * 120_000) },
  ],
  bands: [
    { label: '5% to 95%', low: grow(30_000, -11_000), high: grow(820_000, 80_000) },
    { label: '25% to 75%', low: grow(260_000, 10_000), high: grow(580_000, 55_000) },
  ],
  levels: [{ value: 10_000_000, label: 'Your target £100,000' }],
} as const;

export const cashFlow = [
  { label: 'Rent', values: years.map(({ at }) => 1_500_000 * 1.03 ** at) },
  { label: 'Running costs', values: years.map(({ at }) => -420_000 * 1.02 ** at) },
  { label: 'Mortgage', values: years.map(() => -1_150_000) },
];

export const swings = {
  resultLabel: 'Monthly cash flow',
  base: 25_500,
  rows: [
    { label: 'Monthly rent', low: 11_500, high: 36_500, lowInput: '£1,100', highInput: '£1,365' },
    { label: 'Mortgage rate', low: 41_500, high: 1_200, lowInput: '4.2%', highInput: '7%' },
    { label: 'Repairs', low: 29_000, high: 19_500, lowInput: '6%', highInput: '14%' },
  ],
};

const prices = [165, 175, 185, 195, 205];
const rates = [4.5, 5, 5.5, 6, 6.5];

export const grid = {
  columns: prices.map((price) => `£${price}k`),
  rows: rates.map((rate) => `${rate}%`),
  values: rates.map((rate) => prices.map((price) => 110_000 - Math.round((price * 1000 * 0.75 * rate) / 12) - price * 190)),
};

/** A deterministic bell-shaped distribution from a sum of three sines. */
const bell = (at: number): number => (Math.sin(at * 12.9898) + Math.sin(at * 78.233) + Math.sin(at * 37.719)) / 3;

export const futures = {
  bins: binValues(
    Array.from({ length: 10_000 }, (_, at) => 0.062 + bell(at) * 0.11),
    24,
  ),
  marks: [
    { value: 0.062, label: 'Median 6.2%' },
    { value: 0.08, label: 'Your target 8%' },
  ],
};

export const scattered: readonly ScatterPoint[] = Array.from({ length: 160 }, (_, at) => {
  const x = 18_500_000 + bell(at) * 9_000_000;
  const y = Math.max(4, Math.min(96, 60 - (x - 18_500_000) / 300_000 + bell(at + 500) * 26));
  return { id: `d${at}`, label: `${(at % 4) + 1}-bed house ${at}`, x, y, tone: y >= 60 ? 'good' : y >= 40 ? 'fair' : 'poor' };
});

export const walk = [
  { label: 'Rent', kind: 'step', value: 1_500_000 },
  { label: 'Voids', kind: 'step', value: -87_000 },
  { label: 'Management', kind: 'step', value: -170_000 },
  { label: 'Repairs', kind: 'step', value: -141_000 },
  { label: 'Net operating income', kind: 'total' },
  { label: 'Mortgage', kind: 'step', value: -796_000 },
  { label: 'Cash flow', kind: 'total' },
] as const;
