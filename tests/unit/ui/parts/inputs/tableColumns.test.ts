import { type StrategyId, strategyIds, strategyNames } from '../../../../../src/core/deal/strategies/strategyInput.ts';
import { describe, expect, it } from 'vitest';
import { strategyInputs } from '../../../../../src/core/deal/strategies/strategyCatalogue.ts';
import { isAllowedInput } from '../../../../../src/core/deal/strategies/inputValue.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { evaluateAndJudge } from '../../../../../src/core/pipeline/evaluateStrategy.ts';
import { compareTable } from '../../../../../src/ui/features/deal/strategies/compareTable.ts';
import { rowsOf, tableColumns, withRow, type TableUnit } from '../../../../../src/ui/parts/inputs/tableColumns.ts';
import { emptyFacts, sampleJob } from '../../../../support/dealFixtures.ts';

const tables = strategyIds.flatMap((strategy) => strategyInputs(strategy, 'GB-ENG').filter(({ unit }) => unit in tableColumns));

describe('a table of inputs', () => {
  it('starts with a valid row, and every row added is valid', () => {
    expect(tables.length).toBeGreaterThan(2);
    for (const entry of tables) {
      const unit = entry.unit as TableUnit;
      const three = withRow(unit, withRow(unit, withRow(unit, [])));
      expect(three).toHaveLength(3);
      expect(isAllowedInput(entry, three), entry.key).toBe(true);
    }
  });

  it('ignores invalid rows', () => {
    expect(rowsOf(null)).toEqual([]);
    expect(rowsOf([{ label: 'Room 1' }, 3, null])).toEqual([{ label: 'Room 1' }]);
  });
});

describe('the strategy comparison', () => {
  it('shows figures if there are any, and otherwise names the missing inputs', () => {
    const job = sampleJob();
    const table = compareTable(
      strategyIds.map((strategy) => ({ strategy, answer: evaluateAndJudge({ job, strategy, yours: {} }), loss: 0.1 })),
      'before-tax',
      'GB-ENG',
    );
    expect(table.rows).toHaveLength(7);
    // The first columns are score, rules and chance of loss, then the figures.
    expect(table.rows[0]?.slice(1, 3)).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d of \d$/)]);
    expect(table.rows[0]?.[3]).toBe('10%');
    expect(table.rows[0]?.[4]).toMatch(/£/);
    expect(table.columns.map(({ label }) => label)).toEqual(expect.arrayContaining(['Profit after tax', 'Cash left in']));
    expect(table.note).toMatch(/^.+ scores highest, \d+ of 100\. Meets /);
    expect(table.columns.map(({ label }) => label)).not.toContain('Missing inputs');
    for (const row of table.rows) expect(row).toHaveLength(table.columns.length);

    const empty = sampleJob({ facts: emptyFacts, overrides: { purchasePrice: fromMajor(200_000), askingPrice: fromMajor(200_000) } });
    const waiting = compareTable(
      strategyIds.map((strategy) => ({ strategy, answer: evaluateAndJudge({ job: empty, strategy, yours: {} }), loss: null })),
      'before-tax',
      'GB-ENG',
    );
    expect(waiting.rows.find(([name]) => name === strategyNames.flip)?.at(-1)).toBe('');
    expect(waiting.rows.find(([name]) => name === strategyNames['house-hack'])?.at(-1)).toBe('rooms let to lodgers');
    for (const row of waiting.rows) expect(row).toHaveLength(waiting.columns.length);
  });

  it.each([
    ['before-tax', 'Monthly cash flow', 'Figures are before income tax, except profit on a sale.'],
    ['after-tax', 'Monthly cash flow after tax', 'Figures are after tax.'],
  ] as const)('says that figures are %s', (basis, label, note) => {
    const job = sampleJob({ overrides: { monthlyRent: fromMajor(1_000) } });
    const owned = { ...job, profile: { ...job.profile, basis } };
    const answers = strategyIds.map((strategy) => ({
      strategy,
      answer: evaluateAndJudge({ job: owned, strategy, yours: {} }),
      loss: null,
    }));
    const table = compareTable(answers, basis, 'GB-ENG');
    expect(table.columns.map((column) => column.label)).toContain(label);
    expect(table.note?.endsWith(note)).toBe(true);
  });

  it('does not call a strategy best if it is more likely to lose money than to make it', () => {
    const job = sampleJob();
    const judged = strategyIds.map((strategy) => ({ strategy, answer: evaluateAndJudge({ job, strategy, yours: {} }) }));
    const noteWith = (lossOf: (strategy: StrategyId) => number): string =>
      compareTable(
        judged.map((each) => ({ ...each, loss: lossOf(each.strategy) })),
        'before-tax',
        'GB-ENG',
      ).note ?? '';
    const top = strategyIds.find((strategy) => noteWith(() => 0).startsWith(strategyNames[strategy]));
    expect(noteWith((strategy) => (strategy === top ? 0.71 : 0.2))).toMatch(
      /^.+ scores highest, \d+ of 100, but loses money in 71% of simulations\. .+, at \d+, is the best one likely to make money\. Meets /,
    );
    expect(noteWith(() => 0.9)).toMatch(
      /scores highest, \d+ of 100, but every strategy is more likely to lose money than make it\. Meets /,
    );
  });
});
