import { readFileSync } from 'node:fs';
import type { DealPlan } from '../../src/core/deal/plan/planEvent.ts';
import { parseDealPlan } from '../../src/core/deal/plan/planSchema.ts';
import { fromMajor } from '../../src/core/kernel/money.ts';
import { err, type Result } from '../../src/core/kernel/result.ts';

/** A plan from a JSON file, `{ "heldMonths": 240, "events": [{ "kind": …, "month": …, … }] }`. Money in pounds, rates as fractions. */
export function readPlanFile(file: string): Result<DealPlan, string> {
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return err(`--plan: ${error instanceof Error ? error.message : 'cannot be read'}`);
  }
  const plan = parseDealPlan(inMinorUnits(given, ''));
  return plan.ok ? plan : err(`--plan: ${plan.error}`);
}

function inMinorUnits(value: unknown, key: string): unknown {
  if (typeof value === 'number') return moneyKeys.has(key) && Math.abs(value) < 1e12 ? fromMajor(value) : value;
  if (Array.isArray(value)) return value.map((member: unknown) => inMinorUnits(member, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, inMinorUnits(member, name)]));
}

/** The money fields of events. */
const moneyKeys: ReadonlySet<string> = new Set([
  'amount',
  'arrangementFee',
  'legalFees',
  'valuationFee',
  'councilTaxPerMonth',
  'premium',
  'legalCosts',
  'valueUplift',
  'cost',
  'monthlyRentRise',
]);
