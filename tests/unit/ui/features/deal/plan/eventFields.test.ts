import { describe, expect, it } from 'vitest';
import { planEventNames, type PlanEventKind } from '../../../../../../src/core/deal/plan/planEvent.ts';
import { parseDealPlan } from '../../../../../../src/core/deal/plan/planSchema.ts';
import { eventFields, fieldOf, newEvent, withField } from '../../../../../../src/ui/features/deal/plan/eventFields.ts';

const kinds = Object.keys(planEventNames) as readonly PlanEventKind[];

describe.each(kinds)('a new event: %s', (kind) => {
  const event = newEvent(kind, 25);

  it('passes the schema unchanged', () => {
    const kept = parseDealPlan({ heldMonths: 120, events: [event] });
    expect(kept).toEqual({ ok: true, value: { heldMonths: 120, events: [event] } });
  });

  it('has a value for every field, and each can be changed', () => {
    for (const { key, unit, bounds } of eventFields[kind]) {
      expect(fieldOf(event, key), key).toBeDefined();
      if (unit === 'choice' || unit === 'yes-no') continue;
      const changed = withField(event, key, bounds[1]);
      expect(fieldOf(changed, key)).toBe(bounds[1]);
      expect(parseDealPlan({ heldMonths: null, events: [changed] }).ok, key).toBe(true);
    }
  });
});
