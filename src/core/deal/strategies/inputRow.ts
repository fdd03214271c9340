import { isoDate } from '../../kernel/calendar.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Rate } from '../../kernel/rate.ts';
import type { Source } from '../provenance.ts';
import type { Fallback, InputRow, StrategyInputGroup } from './strategyInput.ts';

/** A catalogue row's settings other than its group and label. */
export interface RowDetails<Value> {
  readonly help: string;
  readonly usual?: readonly [low: number, high: number];
  readonly bounds?: readonly [low: number, high: number];
  readonly per?: InputRow<Value>['per'];
  readonly of?: string;
  readonly fallback?: Fallback<Value>;
}

/** A catalogue row from the settings that differ from the usual ones. */
export function inputRow<Value>(group: StrategyInputGroup, label: string, details: RowDetails<Value> & Pick<InputRow<Value>, 'unit'>) {
  const { unit, help, usual = null, bounds = [0, 1], per = null, of = null, fallback = null } = details;
  return { label, group, unit, per, of, usual, bounds, choices: [], help, fallback } satisfies InputRow<Value>;
}

/** A row for an amount, with its range in minor units; by default zero to a hundred million major units. */
export const moneyRow = (group: StrategyInputGroup, label: string, details: RowDetails<Minor>): InputRow<Minor> =>
  inputRow(group, label, { per: 'once', bounds: major(0, 100_000_000), ...details, unit: 'money' });

/** A row for a share or an interest rate as a fraction; by default zero to one. */
export const rateRow = (group: StrategyInputGroup, label: string, details: RowDetails<Rate>): InputRow<Rate> =>
  inputRow(group, label, { ...details, unit: 'rate' });

/** A row for a plain number: months, years, nights, people. */
export const numberRow = (
  group: StrategyInputGroup,
  label: string,
  details: RowDetails<number> & Pick<InputRow<number>, 'unit'>,
): InputRow<number> => inputRow(group, label, details);

/** A row for a yes-or-no input. */
export const yesNoRow = (group: StrategyInputGroup, label: string, details: RowDetails<boolean>): InputRow<boolean> =>
  inputRow(group, label, { ...details, unit: 'yes-no' });

/** A row for a choice between several named values, in display order. */
export function choiceRow<Value extends string>(
  group: StrategyInputGroup,
  label: string,
  details: RowDetails<NoInfer<Value>> & { readonly choices: Readonly<Record<Value, string>> },
): InputRow<Value> {
  const choices = Object.entries<string>(details.choices).map(([value, text]) => ({ value, label: text }));
  return { ...inputRow<Value>(group, label, { ...details, unit: 'choice' }), choices };
}

/** A range converted from major to minor units. */
export const major = (low: number, high: number): readonly [number, number] => [low * 100, high * 100];

/** A default, with the publication it comes from. */
export const published = <Value>(value: Value, title: string, url: string | null): Fallback<Value> => ({
  value,
  source: source(title, url),
});

/** A default based on practice, without a publication we could read. */
export const knowledge = <Value>(value: Value, what: string): Fallback<Value> => ({
  value,
  source: source(`Typical: ${what} (our estimate)`, null),
});

/** A default that is our own convention. */
export const convention = <Value>(value: Value, what: string): Fallback<Value> => ({
  value,
  source: source(`Assumed: ${what}`, null),
});

const source = (title: string, url: string | null): Source => ({ title, url, publishedOn: null, checkedOn: isoDate('2026-11-20') });
