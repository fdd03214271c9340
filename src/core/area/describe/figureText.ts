import type { Measure, Unit } from '../book/figure.ts';

type Form = Pick<Measure, 'unit' | 'decimals'> & Partial<Pick<Measure, 'group'>>;

const signs: Partial<Record<Unit, string>> = {
  gbp: '£',
  'gbp-week': '£',
  'gbp-month': '£',
  'gbp-year': '£',
  'square-feet-price': '£',
  usd: '$',
  'usd-month': '$',
  eur: '€',
  'eur-month': '€',
  'eur-sqm': '€',
  'eur-sqm-month': '€',
};

const afters: Partial<Record<Unit, string>> = {
  percent: '%',
  kwh: '\u00a0kWh',
  'gbp-week': ' a week',
  'gbp-month': ' a month',
  'usd-month': ' a month',
  'eur-month': ' a month',
  'eur-sqm': '/m²',
  'eur-sqm-month': '/m² a month',
  'gbp-year': ' a year',
  'square-feet-price': ' per sq\u00a0ft',
  'per-1000': ' per 1,000',
  'per-100000': ' per 100,000',
  decile: ' of 10',
};

/** An area figure as displayed, with its unit: "£212,345", "2 of 10". */
export const figureText = (value: number, form: Form): string => `${shortText(value, form)}${afters[form.unit] ?? ''}`;

/** The words after a number: " a month", " per 1,000"; empty if its sign is enough. */
export const unitSuffix = ({ unit }: Pick<Form, 'unit'>): string => (unit === 'percent' ? '' : (afters[unit] ?? ''));

/** An area figure without its unit's words, for axes, legends and tables under a heading; percentages keep their sign. */
export function shortText(value: number, { unit, decimals, group }: Form): string {
  // Yields have one decimal everywhere, whatever their publishers give.
  const digits = Math.max(0, group === 'yield' ? Math.min(1, decimals) : decimals);
  const size = Math.abs(value).toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${value < 0 && /[1-9]/.test(size) ? '−' : ''}${signs[unit] ?? ''}${size}`;
}

/** An area figure abbreviated for legends: "£193k", "105.8". */
export const compactText = (value: number, form: Form): string =>
  signs[form.unit] !== undefined && Math.abs(value) >= 10_000
    ? `${value < 0 ? '−' : ''}${signs[form.unit]}${Math.round(Math.abs(value) / 1000).toLocaleString('en-GB')}k`
    : cellText(value, form);

/** An area figure for a table cell under a heading. */
export const cellText = (value: number, form: Form): string => (form.unit === 'percent' ? figureText(value, form) : shortText(value, form));
