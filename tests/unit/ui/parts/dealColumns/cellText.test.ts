import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { dealToRow } from '../../../../../src/data/view/dealToRow.ts';
import { dealOf } from '../../../../support/deals.ts';

const at = Date.UTC(2026, 11, 4, 1);
const { createdAt } = dealOf(1);
const assignment = { to: 'ada', name: 'Ada', dueOn: isoDate('2026-12-03'), by: 'ben', at: createdAt };
const decision = { choice: 'offer', reason: '', by: 'ben', name: 'Ben', at: createdAt } as const;
const row = { ...dealToRow({ ...dealOf(1), assignment, decision }, undefined), reducedOn: '2026-11-30', updatedAt: at };

describe('dates in cells, west of Greenwich', () => {
  beforeEach(() => {
    vi.stubEnv('TZ', 'America/New_York');
    vi.resetModules();
  });
  afterEach(() => vi.unstubAllEnvs());

  it('are the calendar dates of the deal, and moments in the device’s time zone', async () => {
    const { cellText } = await import('../../../../../src/ui/parts/dealColumns/cellText.ts');
    const { columnOf } = await import('../../../../../src/ui/parts/dealColumns/columns.ts');
    const texts = (['assignee', 'dueOn', 'reducedOn', 'updatedAt', 'decision'] as const).map((id) => cellText(columnOf(id), row));
    expect(texts).toEqual(['Ada', '3 Dec 2026', '30 Nov 2026', '3 Dec 2026', 'Make an offer']);
  });
});
