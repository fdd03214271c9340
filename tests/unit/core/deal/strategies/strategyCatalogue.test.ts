import { type StrategyId, strategyIds } from '../../../../../src/core/deal/strategies/strategyInput.ts';
import { describe, expect, it } from 'vitest';
import { regulations } from '../../../../../src/core/deal/strategies/regulations/regulations.ts';
import { strategyInput, strategyInputs } from '../../../../../src/core/deal/strategies/strategyCatalogue.ts';
import { formatInput, isAllowedInput, inputWarning } from '../../../../../src/core/deal/strategies/inputValue.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';

const rows = strategyIds.flatMap((strategy) =>
  strategyInputs(strategy, 'GB-ENG').map((entry) => ({ ...entry, name: `${strategy}: ${entry.key}` })),
);

describe.each(strategyIds)('catalogue of %s', (strategy) => {
  const entries = strategyInputs(strategy, 'GB-ENG');

  it('allows each of its defaults', () => {
    const defaults = entries.flatMap((entry) => (entry.fallback === null ? [] : [{ entry, value: entry.fallback.value }]));
    expect(defaults.filter(({ entry, value }) => !isAllowedInput(entry, value)).map(({ entry }) => entry.key)).toEqual([]);
    expect(defaults.length).toBeGreaterThan(8);
  });

  it('has usual ranges within its bounds', () => {
    const wrong = entries.filter(
      ({ usual, bounds }) => usual !== null && (usual[0] < bounds[0] || usual[1] > bounds[1] || usual[0] >= usual[1]),
    );
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  it('lists every input once, with help and a group', () => {
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
    expect(entries.filter(({ label, help }) => label === '' || !help.endsWith('.')).map(({ key }) => key)).toEqual([]);
  });
});

it('strategy catalogue: every default links a publication or says that it is a convention or general knowledge', () => {
  const untraced = rows.filter(({ fallback }) => {
    if (fallback === null) return false;
    const { title, url } = fallback.source;
    return url === null ? !/^(Assumed|Typical): |[Bb]uilding society/.test(title) : !url.startsWith('https://');
  });
  expect(untraced.map(({ name }) => name)).toEqual([]);
});

it('strategy catalogue: strategies that share an input give it the same name and ranges', () => {
  expect(entry('hmo', 'purchasePrice')).toEqual(entry('buy-to-let', 'purchasePrice'));
  expect(entry('brrrr', 'mortgageRate')).toEqual(entry('buy-to-let', 'mortgageRate'));
});

const entry = (strategy: StrategyId, key: string) => {
  const found = strategyInput(strategy, key, 'GB-ENG');
  if (found === undefined) throw new Error(`There is no input named ${key}`);
  return found;
};

describe('strategy input values', () => {
  const room = { label: 'Front', monthlyRent: fromMajor(500), voidWeeks: 3, people: 1, squareMetres: null };

  it.each([
    ['the highest bridging rate, 5% a month', 'flip', 'bridgingRate', 0.05, true],
    ['a bridging rate above the highest', 'flip', 'bridgingRate', 0.0501, false],
    ['a fraction of a month', 'flip', 'projectMonths', 6.5, false],
    ['zero months', 'flip', 'projectMonths', 0, false],
    ['a mortgage of twelve and a half years', 'brrrr', 'mortgageYears', 12.5, true],
    ['a lease of two and a half years', 'rent-to-rent', 'leaseYears', 2.5, false],
    ['half a penny', 'flip', 'purchasePrice', 100.5, false],
    ['text instead of a number', 'flip', 'purchasePrice', '100000', false],
    ['an unknown kind of interest', 'flip', 'bridgingKind', 'prepaid', false],
    ['rooms', 'hmo', 'rooms', [room], true],
    ['a house without rooms', 'hmo', 'rooms', [], false],
    ['a room without a rent', 'hmo', 'rooms', [{ ...room, monthlyRent: null }], false],
    ['a room empty for 53 weeks', 'hmo', 'rooms', [{ ...room, voidWeeks: 53 }], false],
    [
      'seasons covering a leap year',
      'serviced-accommodation',
      'seasons',
      [{ label: 'All', nights: 366, rateFactor: 1, occupancyFactor: 1 }],
      true,
    ],
    [
      'seasons with more nights than a year',
      'serviced-accommodation',
      'seasons',
      [
        { label: 'One', nights: 200, rateFactor: 1, occupancyFactor: 1 },
        { label: 'Two', nights: 167, rateFactor: 1, occupancyFactor: 1 },
      ],
      false,
    ],
    ['a home bought as an additional dwelling', 'house-hack', 'buyer', 'additional', false],
    ['a home bought for the first time', 'house-hack', 'buyer', 'first-time', true],
    ['an eleventh room', 'house-hack', 'rooms', Array.from({ length: 11 }, () => room), false],
  ] as const)('%s: is allowed or refused', (...[, strategy, key, value, isAllowed]) => {
    expect(isAllowedInput(entry(strategy, key), value)).toBe(isAllowed);
  });

  it('are printed with their units, as percentages or as a summary of a table', () => {
    expect(formatInput(entry('flip', 'bridgingRate'), percent(0.85), 'GBP')).toBe('0.85% a month');
    expect(formatInput(entry('flip', 'bridgingOfPrice'), percent(75), 'GBP')).toBe('75% of the price');
    expect(formatInput(entry('flip', 'projectMonths'), 1, 'GBP')).toBe('1 month');
    expect(formatInput(entry('hmo', 'rooms'), [room, room], 'GBP')).toBe('2 rooms, £1,000 a month');
    expect(formatInput(entry('house-hack', 'housingCostNow'), fromMajor(2000), 'GBP')).toBe('£2,000 a month');
    expect(formatInput(entry('hmo', 'articleFour'), true, 'GBP')).toBe('Yes');
    expect(formatInput(entry('flip', 'bridgingKind'), 'rolled-up', 'GBP')).toBe('Rolled up');
  });

  it('are warned about on both sides of the usual range, but not within it', () => {
    const months = entry('flip', 'projectMonths');
    expect(inputWarning(months, 3, 'GBP')).toBe('Below the usual 4 months to 18 months');
    expect(inputWarning(months, 19, 'GBP')).toBe('Above the usual 4 months to 18 months');
    expect(inputWarning(months, 4, 'GBP')).toBeNull();
  });
});

describe('regulations', () => {
  it('each have a law with link and dates, a unique id and full sentences', () => {
    expect(new Set(regulations.map(({ id }) => id)).size).toBe(regulations.length);
    const wrong = regulations.filter(
      ({ rule, words, wordsIfUnknown, strategies: held }) =>
        !rule.url.startsWith('https://') ||
        rule.title === '' ||
        !words.endsWith('.') ||
        wordsIfUnknown?.endsWith('.') === false ||
        held.length === 0,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('cover every strategy', () => {
    expect(strategyIds.filter((strategy) => !regulations.some((each) => each.strategies.includes(strategy)))).toEqual([]);
  });
});
