import { describe, expect, it } from 'vitest';
import { evenPennies } from '../../../../../src/core/report/edition/evenPennies.ts';
import type { ReportTable } from '../../../../../src/core/report/report.ts';

const table = (rows: ReportTable['rows'], total: ReportTable['total'] = null): ReportTable => ({
  id: 't',
  title: 'T',
  columns: [
    { label: 'Cost', align: 'left' },
    { label: 'Amount', align: 'right' },
  ],
  rows,
  total,
  note: null,
});

describe('evenPennies', () => {
  it('gives every amount of a column pennies where one has them, the total too', () => {
    const even = evenPennies(
      table(
        [
          ['Legal fees', '£1,500'],
          ['Management', '−£3,028.65'],
          ['Fee', '–'],
        ],
        ['Sum', '£4,000'],
      ),
    );
    expect(even.rows.map(([, amount]) => amount)).toEqual(['£1,500.00', '−£3,028.65', '–']);
    expect(even.total).toEqual(['Sum', '£4,000.00']);
  });

  it('leaves whole columns, words and shares alone', () => {
    const whole = table(
      [
        ['£2.50 each', '£1,500'],
        ['Rate', '5.25\u00a0%'],
      ],
      ['Sum', '£1,500'],
    );
    expect(evenPennies(whole)).toEqual(whole);
  });
});
