import { formatDay, formatMoney, formatNumber } from '../../kernel/formatMoneyAndRates.ts';
import { energyLaw, isBelowEnergyLaw, leaseLaws, rentRiseLaws } from '../../deal/plan/planLaws.ts';
import type { RegulationSource } from '../../deal/strategies/regulations/regulation.ts';
import { addMonths } from '../../kernel/calendar.ts';
import { minor, shareOf, sumMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Plan, PlannedEvent, PlanRequest } from './plan.ts';
import { isNewLetting, isReview, lettingStarts } from './rentPath.ts';

/** A legal check of a plan. `must` is a requirement, and `ask` is something to find out. `told` is for information: the plan complies. */
export interface PlanCheck {
  readonly id: 'energy' | 'energy-cost' | 'lease' | 'ground-rent' | 'rent-review' | 'first-year-rent';
  readonly level: 'must' | 'ask' | 'told';
  readonly words: string;
  readonly rules: readonly RegulationSource[];
}

/** The checks of a plan against the law on energy ratings, leases and rents. */
export const planChecks = (plan: Plan, request: PlanRequest): readonly PlanCheck[] => [
  ...energyChecks(plan, request),
  ...energyCosts(plan, request),
  ...leaseChecks(plan, request),
  ...reviews(plan, request),
  ...firstYearRises(plan, request),
];

const monthBegins = ({ setting }: PlanRequest, month: number) => addMonths(setting.startsOn, month - 1);

const energyWorksOf = ({ events }: Plan): readonly (PlannedEvent & { readonly event: { readonly kind: 'energy-works' } })[] =>
  events.filter((planned): planned is ReturnType<typeof energyWorksOf>[number] => planned.event.kind === 'energy-works');

/**
 * Checks on a property below band C that is let after the deadline. It needs improvements before then, or an exemption once the cost cap
 * has been spent.
 */
function energyChecks(plan: Plan, request: PlanRequest): readonly PlanCheck[] {
  const { setting, heldMonths } = request;
  if (!energyLaw.places.includes(setting.place) || addMonths(setting.startsOn, heldMonths) <= energyLaw.from) return [];
  const works = energyWorksOf(plan);
  const inTime = works.filter(({ event }) => monthBegins(request, event.month) <= energyLaw.from);
  const reached = inTime.at(-1)?.event.bandReached ?? setting.energyBand;
  const day = formatDay(energyLaw.from);
  const check = (level: PlanCheck['level'], words: string): readonly PlanCheck[] => [
    { id: 'energy', level, words, rules: [energyLaw.rule] },
  ];
  if (!isBelowEnergyLaw(reached)) {
    const how =
      inTime.length === 0 ? `The property has energy rating ${reached}` : `The improvements bring the property to energy rating ${reached}`;
    return check('told', `${how}, which is enough to let it after ${day}, when C is due to be required.`);
  }
  if (reached === null)
    return check(
      'ask',
      `The plan lets the property after ${day}, when rented homes are due to need energy rating C. Its rating isn’t known.`,
    );
  const cap = costCap(plan, request);
  const spent = sumMoney(inTime.map(({ event }) => event.cost));
  if (inTime.length > 0 && spent >= cap)
    return check(
      'ask',
      `The improvements only reach energy rating ${reached}, but you’ve spent the required ${formatMoney(cap, energyLaw.currency)}. Register an exemption before ${day}.`,
    );
  const late = works.find((each) => !inTime.includes(each))?.event.month;
  const missing = late === undefined ? 'no improvements are planned' : `improvements are only planned in month ${late}`;
  return check(
    'must',
    `The plan lets the property after ${day} at energy rating ${reached}, and ${missing}. Rented homes are due to need C from that date. Owners need not spend more than ${formatMoney(cap, energyLaw.currency)}.`,
  );
}

/** The cost cap for the property's value when the works begin, or at purchase if there are no works. */
function costCap(plan: Plan, { assumptions }: PlanRequest): Minor {
  const value = energyWorksOf(plan)[0]?.value.before ?? assumptions.purchasePrice;
  const { below, share } = energyLaw.lowValue;
  return value < below ? minor(Math.min(energyLaw.costCap, shareOf(value, share))) : energyLaw.costCap;
}

function energyCosts(plan: Plan, request: PlanRequest): readonly PlanCheck[] {
  if (!energyLaw.places.includes(request.setting.place)) return [];
  const cap = costCap(plan, request);
  const cost = sumMoney(energyWorksOf(plan).map(({ event }) => event.cost));
  if (cost <= cap) return [];
  const words = `The energy improvements cost ${formatMoney(cost, energyLaw.currency)}. The planned rules require at most ${formatMoney(cap, energyLaw.currency)}, so ${formatMoney(minor(cost - cap), energyLaw.currency)} is optional. The plan includes the full cost.`;
  const rules = cap < energyLaw.costCap ? [energyLaw.rule, energyLaw.lowValueRule] : [energyLaw.rule];
  return [{ id: 'energy-cost', level: 'told', words, rules }];
}

function leaseChecks(plan: Plan, { setting, heldMonths }: PlanRequest): readonly PlanCheck[] {
  const extensions = plan.events.flatMap(({ event }) => (event.kind === 'lease-extension' ? [event] : []));
  const added = extensions.reduce((sum, { yearsAdded }) => sum + yearsAdded, 0);
  const left = setting.leaseYears === null ? null : setting.leaseYears + added - heldMonths / 12;
  const checks: PlanCheck[] = [];
  if (left !== null && left < 80) {
    const words =
      left <= 0
        ? 'The lease ends before the sale, leaving nothing to sell.'
        : `At the sale, ${formatNumber(left, 0)} years remain on the lease. Below 80 years, an extension costs more and few lenders lend.`;
    checks.push({ id: 'lease', level: left <= 0 ? 'must' : 'ask', words, rules: [leaseLaws.flatPeppercorn] });
  }
  for (const { groundRent, yearsAdded } of extensions) {
    const falls = groundRent === 'peppercorn' ? 'and the ground rent falls to a peppercorn (zero)' : 'and the ground rent stays the same';
    const asks =
      yearsAdded > 90
        ? ' A flat has a right to 90 more years. A 990-year extension isn’t available until regulations are made, unless the landlord agrees.'
        : '';
    checks.push({
      id: 'ground-rent',
      level: yearsAdded > 90 ? 'ask' : 'told',
      words: `The lease is extended by ${yearsAdded} years, ${falls}.${asks}`,
      rules: [leaseLaws.flatPeppercorn, leaseLaws.longerLeases, leaseLaws.noWaiting],
    });
  }
  return checks;
}

/** The checks that name the law behind the accepted rent reviews. */
function reviews({ events }: Plan, { setting }: PlanRequest): readonly PlanCheck[] {
  const law = rentRiseLaws[setting.place];
  if (law === undefined || !events.some(({ event }) => isReview(event))) return [];
  return [
    {
      id: 'rent-review',
      level: 'told',
      words: `Rent reviews of the same tenancy are at least twelve months apart. ${law.words}.`,
      rules: [law.rule],
    },
  ];
}

/**
 * A check for places where the law forbids a rise in a tenancy's first year. The tenancy of a sitting tenant may already be older than
 * that.
 */
function firstYearRises({ events }: Plan, { setting, events: asked }: PlanRequest): readonly PlanCheck[] {
  const law = rentRiseLaws[setting.place];
  if (law === undefined || !law.fromStart) return [];
  return events
    .filter(({ event, rent }) => isReview(event) && rent.after > rent.before && !isNewLetting(event.month, asked))
    .filter(({ event }) => lettingStarts(asked).some((start) => event.month >= start && event.month < start + law.months))
    .map(({ event }) => ({
      id: 'first-year-rent',
      level: 'ask',
      words: `The rent rises in month ${event.month}. That is lawful only if the tenancy is at least a year old by then. ${law.words}.`,
      rules: [law.rule],
    }));
}
