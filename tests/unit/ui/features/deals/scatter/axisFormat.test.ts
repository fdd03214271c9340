import { describe, expect, it } from 'vitest';
import { dealToRow } from '../../../../../../src/data/view/dealToRow.ts';
import { cellText } from '../../../../../../src/ui/parts/dealColumns/cellText.ts';
import { columnOf, numericColumns } from '../../../../../../src/ui/parts/dealColumns/columns.ts';
import { axisFormat } from '../../../../../../src/ui/features/deals/scatter/axisFormat.ts';
import { dealOf } from '../../../../../support/deals.ts';

describe('axisFormat', () => {
  it('formats every column as the table does', () => {
    for (const column of numericColumns)
      for (const value of [0.0519, 1.453, -0.021, 118_450_00, -97_00]) {
        if (column.kind === 'money' && !Number.isInteger(value)) continue;
        const row = { ...dealToRow(dealOf(1), undefined), currency: 'GBP', [column.id]: value };
        expect(axisFormat(column, 'GBP').format(value), column.id).toBe(cellText(column, row));
      }
  });

  it('shows decimals for a mortgage rate, none for interest cover, and no symbol for mixed currencies', () => {
    expect(axisFormat(columnOf('mortgageRate'), 'GBP').format(0.0519)).toBe('5.19%');
    expect(axisFormat(columnOf('interestCover'), 'GBP').format(1.453)).toBe('145%');
    expect(axisFormat(columnOf('price'), null).format(185_000_00)).toBe('185,000');
  });
});
