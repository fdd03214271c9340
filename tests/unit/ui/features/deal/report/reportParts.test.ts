import { describe, expect, it } from 'vitest';
import { chartOf, tableOf } from '../../../../../../src/ui/features/deal/report/reportParts.ts';
import { sampleOutcome } from '../../../../../support/dealFixtures.ts';

const { report } = sampleOutcome();

describe('report parts shown by id', () => {
  it.each(['purchase-costs', 'transfer-tax', 'running-costs'])('has the table %s', (id) => {
    expect(tableOf(report, id)?.rows.length).toBeGreaterThan(0);
  });

  it.each(['equity-and-loan', 'yearly-cash-flow', 'where-the-rent-goes'])('has the chart %s', (id) => {
    expect(chartOf(report, id)?.x.length).toBeGreaterThan(0);
  });

  it('gives null for a part the report does not have', () => {
    expect(tableOf(report, 'nothing')).toBeNull();
    expect(chartOf(report, 'nothing')).toBeNull();
  });
});
