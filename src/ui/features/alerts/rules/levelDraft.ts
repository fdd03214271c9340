import { levels, limitOf, type LevelKind, type LevelTest } from '../../../../core/alerts/levelTest.ts';
import { currencySigns, fromMajor, minor, toMajor, type Currency } from '../../../../core/kernel/money.ts';
import { percent, rate, toPercent } from '../../../../core/kernel/rate.ts';
import { err, ok, unreachable, type Result } from '../../../../core/kernel/result.ts';

/** Texts for a rule's threshold: the event, the field's label with its unit, and the initial value. */
export interface DraftKind {
  readonly label: string;
  readonly ask: string | null;
  readonly first: string;
}

const first: Readonly<Record<LevelKind, string>> = {
  'gross-yield': '6',
  'net-yield': '4',
  score: '70',
  'monthly-cash-flow': '200',
  'cash-on-cash': '8',
  profit: '25,000',
  'cash-left-in': '10,000',
  'break-even-occupancy': '70',
};

const units = { score: 'out of 100', rate: '%', money: '£' } as const;

function levelKind(kind: LevelKind): DraftKind {
  const { label, unit, per, direction } = levels[kind];
  const name = `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  return {
    label: `a deal’s ${name} ${direction === 'up' ? 'reaches' : 'falls to'}`,
    ask: `${label}, ${units[unit]}${per === null ? '' : ` a ${per}`}`,
    first: first[kind],
  };
}

/** Every figure a rule can watch, as offered in a new rule. */
export const levelKinds = Object.fromEntries(Object.keys(levels).map((kind) => [kind, levelKind(kind as LevelKind)])) as Readonly<
  Record<LevelKind, DraftKind>
>;

/** The label with its pound sign replaced by the currency's sign. */
export const labelInCurrency = (ask: string | null, currency: Currency): string | null =>
  ask?.replace('£', currencySigns[currency]) ?? null;

/** A stored rule's threshold as field text. */
export function levelText(test: LevelTest): string {
  const limit = limitOf(test);
  const { unit } = levels[test.kind];
  if (unit === 'money') return toMajor(minor(limit)).toLocaleString('en-GB');
  return String(unit === 'rate' ? toPercent(rate(limit)) : limit);
}

/** The typed threshold as a rule test, or an error message to show. */
export function readLevel(kind: LevelKind, number: number, currency: Currency): Result<LevelTest, string> {
  const problem = levelProblem(kind, number, currency);
  // Amounts in pounds are stored without a currency, as in rules from before other currencies were supported.
  const inCurrency = currency === 'GBP' ? {} : { currency };
  if (problem !== null) return err(problem);
  switch (kind) {
    case 'score':
      return ok({ kind, atLeast: Math.round(number) });
    case 'gross-yield':
    case 'net-yield':
    case 'cash-on-cash':
      return ok({ kind, atLeast: percent(number) });
    case 'break-even-occupancy':
      return ok({ kind, atMost: percent(number) });
    case 'monthly-cash-flow':
    case 'profit':
      return ok({ kind, atLeast: fromMajor(number), ...inCurrency });
    case 'cash-left-in':
      return ok({ kind, atMost: fromMajor(number), ...inCurrency });
    default:
      return unreachable(kind);
  }
}

function levelProblem(kind: LevelKind, number: number, currency: Currency): string | null {
  const { unit } = levels[kind];
  if (unit === 'score') return number >= 1 && number <= 100 ? null : 'Enter a score from 1 to 100';
  if (unit === 'money') return number >= 0 && number <= 1e9 ? null : `Enter an amount of ${currencySigns[currency]}0 or more`;
  return isPercent(number) ? null : percentExpected;
}

export const percentExpected = 'Enter a percentage from 0.01 to 100';
export const isPercent = (number: number): boolean => number >= 0.01 && number <= 100;
