import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCommand } from '../../../../scripts/analyse/command.ts';
import { readPlanFile } from '../../../../scripts/analyse/planFile.ts';
import { shownPlan } from '../../../../scripts/analyse/shownPlan.ts';
import { parseDealPlan } from '../../../../src/core/deal/plan/planSchema.ts';
import { sampleJob } from '../../../support/dealFixtures.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plan-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const saved = (content: string): string => {
  const file = join(folder, 'plan.json');
  writeFileSync(file, content);
  return file;
};

describe('a plan in a file', () => {
  it('is read with money in pounds, rates as fractions and months unchanged', () => {
    const file = saved(
      '{"heldMonths": 60, "events": [{"kind": "empty-period", "month": 7, "months": 2, "councilTaxPerMonth": 150.5}, {"kind": "rent-review", "month": 13, "rent": {"by": 0.03}}]}',
    );
    expect(readPlanFile(file)).toEqual({
      ok: true,
      value: {
        heldMonths: 60,
        events: [
          { kind: 'empty-period', month: 7, months: 2, councilTaxPerMonth: 15_050 },
          { kind: 'rent-review', month: 13, rent: { by: 0.03 } },
        ],
      },
    });
    const command = parseCommand(['page.html', '--plan', file]);
    expect(command.ok && command.value.terms.plan?.heldMonths).toBe(60);
  });

  it('is refused with a reason, and for any strategy except buy-to-let', () => {
    expect(readPlanFile(join(folder, 'none.json')).ok).toBe(false);
    expect(readPlanFile(saved('[1'))).toMatchObject({ ok: false });
    expect(readPlanFile(saved('{"events": [{"kind": "rate-change", "month": 0, "rate": 0.05}]}'))).toEqual({
      ok: false,
      error: '--plan: events.0.month: Out of range',
    });
    expect(parseCommand(['page.html', '--plan', saved('{"events": []}'), '--strategy', 'hmo'])).toEqual({
      ok: false,
      error: '--plan works only for buy-to-let',
    });
  });

  it('is printed in pounds, with months and counts unchanged', () => {
    const plan = parseDealPlan({
      heldMonths: 24,
      events: [{ kind: 'empty-period', month: 7, months: 2, councilTaxPerMonth: 15_000 }],
    });
    if (!plan.ok) throw new Error(plan.error);
    expect(shownPlan({ job: sampleJob(), plan: plan.value })).toMatchObject({
      heldMonths: 24,
      events: [{ at: 0, event: { month: 7, months: 2, councilTaxPerMonth: 150 } }],
      years: [{ year: 1, lastMonth: 12 }, { lastMonth: 24 }],
      returns: { sale: { month: 24, price: 194_745.06 } },
    });
    expect(shownPlan({ job: sampleJob(), plan: { ...plan.value, heldMonths: 6 } })).toMatchObject({
      refused: { kind: 'month-outside', at: 0, month: 7, lastMonth: 6 },
    });
  });
});
