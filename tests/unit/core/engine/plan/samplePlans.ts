import type { BuyToLetInputs } from '../../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import { parseDealPlan } from '../../../../../src/core/deal/plan/planSchema.ts';
import type { PlanEvent } from '../../../../../src/core/deal/plan/planEvent.ts';
import { firstYear } from '../../../../../src/core/engine/firstYear.ts';
import { monthlyPlan } from '../../../../../src/core/engine/plan/monthlyPlan.ts';
import type { Plan, PlanRefusal, PlanRequest, PlanSetting } from '../../../../../src/core/engine/plan/plan.ts';
import { fromMajor, minor } from '../../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../../src/core/kernel/rate.ts';
import { marketIds } from '../../../../../src/core/market/marketIds.ts';
import { rulesOf } from '../../../../../src/core/market/registry.ts';
import { terrace, testDay } from '../numbers/anyDeal.ts';

export const setting: PlanSetting = { place: 'england', startsOn: testDay, energyBand: 'C', isLeasehold: null, leaseYears: null };

/** £200,000 let for £1,000 a month, half borrowed interest-only at 6%. No growth, and other costs of only £1,200 a year. */
export const plainDeal: BuyToLetInputs = {
  ...terrace,
  purchasePrice: fromMajor(200_000),
  monthlyRent: fromMajor(1000),
  deposit: percent(50),
  mortgageKind: 'interest-only',
  mortgageRate: percent(6),
  mortgageYears: 25,
  voidWeeks: 0,
  management: rate(0),
  tenantFind: rate(0),
  maintenance: rate(0),
  insurancePerYear: minor(0),
  certificatesPerYear: minor(0),
  otherCostsPerYear: fromMajor(1200),
  rentGrowth: rate(0),
  priceGrowth: rate(0),
  costGrowth: rate(0),
  sellingCosts: rate(0),
  stressRate: percent(5.5),
};

export interface Asked {
  readonly deal?: Partial<BuyToLetInputs>;
  readonly held?: number;
  readonly setting?: Partial<PlanSetting>;
}

/** Events as in a file, in minor units, with defaults filled in. */
export function eventsOf(...events: readonly object[]): readonly PlanEvent[] {
  const read = parseDealPlan({ events });
  if (!read.ok) throw new Error(read.error);
  return read.value.events;
}

export function requestOf(events: readonly PlanEvent[], { deal = {}, held = 120, setting: changed = {} }: Asked = {}): PlanRequest {
  const assumptions = { ...plainDeal, ...deal };
  const place = changed.place ?? setting.place;
  const first = firstYear(assumptions, rulesOf(marketIds[place]), testDay);
  return { assumptions, currency: 'GBP', first, heldMonths: held, events, setting: { ...setting, ...changed } };
}

export function planOf(events: readonly PlanEvent[], asked: Asked = {}): Plan {
  const plan = monthlyPlan(requestOf(events, asked));
  if (!plan.ok) throw new Error(plan.error.words);
  return plan.value;
}

export function refusalOf(events: readonly PlanEvent[], asked: Asked = {}): PlanRefusal {
  const plan = monthlyPlan(requestOf(events, asked));
  if (plan.ok) throw new Error('The plan was not refused');
  return plan.error;
}
