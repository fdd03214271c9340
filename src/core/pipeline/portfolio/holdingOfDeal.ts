import { areaCodeOf } from '../../deal/areaCode.ts';
import { isBritishJob } from '../britishLetting.ts';
import type { Holding, HoldingCost } from '../../deal/holding/holding.ts';
import { holdingBounds, holdingSchemaVersion } from '../../deal/holding/holding.ts';
import { strategyOf } from '../../deal/strategies/strategyOf.ts';
import { addMonths, instant, type Instant, type IsoDate } from '../../kernel/calendar.ts';
import { countryOfMarket, currencyOfMarket } from '../../market/markets.ts';
import { minor, subtractMoney, zeroMoney } from '../../kernel/money.ts';
import { zeroRate } from '../../kernel/rate.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { computeOutcome, type ComputedOutcome } from '../computeOutcome.ts';
import type { EvaluationGap, EvaluationJob } from '../outcome.ts';
import { knownMarket } from '../marketOfJob.ts';
import { jobOfOwner } from '../ownership/ownedJob.ts';
import { costIdOf, costKindOf } from './dealCost.ts';
import { holdingOfStrategy, type PartsOfHolding } from './holdingOfStrategy.ts';

export interface BoughtDeal {
  readonly job: EvaluationJob;
  readonly boughtOn: IsoDate;
  readonly at: Instant;
}

/**
 * A bought deal as a holding under its strategy, or why it cannot be one: price, buying costs, refurbishment, loan, rent and running costs
 * as last calculated. Its parts have ids that are the same on every device, so that adding a deal twice gives one holding.
 */
export function holdingOfDeal({ job, boughtOn, at }: BoughtDeal): Result<Holding, EvaluationGap> {
  const { deal } = job;
  const { facts } = deal;
  const strategy = strategyOf(deal, job.profile);
  const parts = isBritishJob(job, strategy) ? holdingOfLetting(job, boughtOn) : holdingOfStrategy(job, strategy, boughtOn);
  if (!parts.ok) return parts;
  const { market } = knownMarket(job);
  return ok({
    schema: holdingSchemaVersion,
    name: (facts.address ?? facts.outcode ?? facts.postalCode ?? 'Property').slice(0, holdingBounds.nameLength),
    dealId: deal.id,
    place: {
      address: facts.address?.slice(0, holdingBounds.nameLength) ?? null,
      outcode: areaCodeOf(facts),
      authority: null,
      country: countryOfMarket(market),
    },
    // A deal's figures are in the currency of the market whose rules apply.
    currency: currencyOfMarket(market),
    ...parts.value,
    sale: null,
    valuations: {},
    certificates: {},
    note: '',
    createdAt: instant(at),
  });
}

function holdingOfLetting(job: EvaluationJob, boughtOn: IsoDate): Result<PartsOfHolding, EvaluationGap> {
  const owned = jobOfOwner({ ...job, today: boughtOn });
  if (!owned.ok) return owned;
  const computed = computeOutcome(owned.value);
  if (!computed.ok) return computed;
  const { analysis, assumptions } = computed.value;
  return ok({
    purchase: {
      date: boughtOn,
      price: analysis.purchase.price,
      costs: subtractMoney(analysis.purchase.costsTotal, assumptions.refurbishment),
    },
    voidWeeks: assumptions.voidWeeks,
    loans: loansOf(computed.value, boughtOn),
    tenancies: {
      'deal-rent': { name: '', start: boughtOn, end: null, rent: assumptions.monthlyRent, per: 'month', reviewOn: addMonths(boughtOn, 12) },
    },
    costs: costsOf(computed.value, boughtOn),
  });
}

function loansOf({ analysis, assumptions }: ComputedOutcome, drawnOn: IsoDate): Holding['loans'] {
  const { loan } = analysis.purchase;
  if (loan === 0) return {};
  return {
    'deal-loan': {
      lender: '',
      kind: assumptions.mortgageKind,
      drawnOn,
      amount: loan,
      months: Math.round(assumptions.mortgageYears * 12),
      rate: assumptions.mortgageRate,
      fixedUntil: null,
      laterRate: null,
      statement: null,
      repaidOn: null,
    },
  };
}

/** Refurbishment is paid once; management is a share of the rent; all other first-year costs recur yearly. */
function costsOf({ analysis, assumptions }: ComputedOutcome, from: IsoDate): Holding['costs'] {
  const cost = (changes: Pick<HoldingCost, 'kind' | 'name'> & Partial<HoldingCost>): HoldingCost => ({
    amount: zeroMoney,
    share: zeroRate,
    per: 'year',
    from,
    until: null,
    ...changes,
  });
  const yearly = analysis.runningCosts.flatMap(({ id, label, amount }) =>
    id === 'management' || amount === 0
      ? []
      : [[costIdOf(id), cost({ kind: costKindOf(id), name: label, amount: minor(amount) })] as const],
  );
  const { management, refurbishment } = assumptions;
  return {
    ...Object.fromEntries(yearly),
    ...(management === 0
      ? {}
      : { [costIdOf('management')]: cost({ kind: 'management', name: 'Management', per: 'rent-share', share: management }) }),
    ...(refurbishment === 0 ? {} : { 'deal-works': cost({ kind: 'works', name: 'Refurbishment', per: 'once', amount: refurbishment }) }),
  };
}
