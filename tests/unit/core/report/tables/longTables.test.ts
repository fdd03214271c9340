import { roundAmount } from '../../../../../src/core/deal/roundAmounts.ts';
import { describe, expect, it } from 'vitest';
import { monthTable, yearTable } from '../../../../../src/core/report/tables/longTables.ts';
import { fullReport } from '../../../../../src/core/pipeline/full/fullReport.ts';
import { sampleJob, sampleOutcome } from '../../../../support/dealFixtures.ts';

const outcome = { ...sampleOutcome(), currency: 'GBP' } as const;
const ids = (tables: readonly { readonly id: string }[]) => tables.map(({ id }) => id);
const pence = (text: string): number => Math.round(Number(text.replace('−', '-').replaceAll(/[£,]/g, '')) * 100);

describe('tables over time', () => {
  it.each([monthTable, yearTable])('have the stated number of rows and a cell for every column: $title', (long) => {
    const table = long.write(outcome);
    expect(table.title).toBe(long.title);
    expect(table.rows).toHaveLength(long.count(outcome));
    for (const row of [...table.rows, ...(table.total === null ? [] : [table.total])]) expect(row).toHaveLength(table.columns.length);
  });

  it('have months that sum to the year in the analysis', () => {
    const { rows, total } = monthTable.write(outcome);
    expect(rows).toHaveLength(12);
    expect(rows.reduce((sum, row) => sum + pence(row[6] ?? ''), 0)).toBe(roundAmount(outcome.analysis.figures.annualCashFlow));
    expect(pence(total?.[6] ?? '')).toBe(roundAmount(outcome.analysis.figures.annualCashFlow));
    for (const row of [...rows, total ?? []]) {
      const [rent = 0, ...taken] = row.slice(1).map(pence);
      expect(taken.slice(0, -1).reduce((left, amount) => left - amount, rent)).toBe(taken.at(-1));
    }
  });

  it('end with the sale proceeds, value less costs and loan, and state the growth rates', () => {
    const { rows, note } = yearTable.write(outcome);
    const [last, sale] = rows.slice(-2);
    expect(last?.[0]).toBe('10');
    const [costs, loan, paid] = [sale?.[2], sale?.[3], sale?.[4]].map((text) => pence(text ?? ''));
    expect(pence(last?.[5] ?? '') - (costs ?? 0) - (loan ?? 0)).toBe(paid);
    for (const row of rows.slice(0, -1)) {
      const [, rent = 0, costsOf = 0, mortgage = 0, flow = 0, value = 0, owed = 0, equity = 0] = row.map(pence);
      expect([rent - costsOf - mortgage, value - owed]).toEqual([flow, equity]);
    }
    expect(loan).toBe(outcome.analysis.purchase.loan);
    expect(note).toMatch(/^Rent grows by [\d.]+%, the price by [\d.]+% and costs by [\d.]+% a year/);
  });

  it('print amounts in the deal’s currency', () => {
    const inEuros = { ...outcome, currency: 'EUR' } as const;
    for (const { rows } of [monthTable.write(inEuros), yearTable.write(inEuros)]) {
      expect(rows.flat().join(' ')).toContain('€');
      expect(rows.flat().join(' ')).not.toContain('£');
    }
  });

  it('are in the printed report, but not in the one updated while typing', () => {
    const full = fullReport(sampleJob());
    expect(full.ok && ids(full.value.report.tables)).toEqual(expect.arrayContaining(['cash-flow-months', 'projection-years']));
    expect(ids(outcome.report.tables)).not.toContain('projection-years');
  });
});
