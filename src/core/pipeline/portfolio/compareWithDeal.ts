import { isBritishJob } from '../britishLetting.ts';
import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import { ownInputs } from '../../deal/strategies/ownInputs.ts';
import type { Holding } from '../../deal/holding/holding.ts';
import { strategyOf } from '../../deal/strategies/strategyOf.ts';
import { figureNumber } from '../../engine/strategies/figures.ts';
import type { CostLine } from '../../engine/analysis.ts';
import { currencyOfMarket } from '../../market/markets.ts';
import { minor, negateMoney, shareOf, subtractMoney, sumMoney, zeroMoney, type Minor } from '../../kernel/money.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { lettingOn } from '../../portfolio/rentalIncome.ts';
import { describeDealComparison, type DealComparison, type LineDifference } from '../../portfolio/describeDealComparison.ts';
import { totalsOf } from '../../portfolio/totals.ts';
import { computeOutcome } from '../computeOutcome.ts';
import { evaluateStrategy } from '../evaluateStrategy.ts';
import type { EvaluationGap, EvaluationJob } from '../outcome.ts';
import { formatDay } from '../../kernel/formatMoneyAndRates.ts';
import type { IsoDate } from '../../kernel/calendar.ts';
import { jobOfOwner } from '../ownership/ownedJob.ts';
import { ownershipOf } from '../../deal/ownership.ts';
import { localizeForMarket } from '../localizeAnswer.ts';
import { marketOfJob } from '../marketOfJob.ts';
import { costIdOf, reserveId, reserveName } from './dealCost.ts';
import { holdingOfStrategy } from './holdingOfStrategy.ts';
import { lowerFirst } from '../../kernel/lowerFirst.ts';

/** A holding and its deal, on the job's date. */
export interface DealQuestion {
  readonly job: EvaluationJob;
  readonly holding: Holding;
}

export interface ComparedWithDeal extends DealComparison {
  readonly words: string;
}

/** The smallest difference that counts: one pound or euro a year. Anything less comes from rounding several rooms' voids to one figure. */
const leastDifference = 100;

/** A deal's first year under its strategy, in the lines used for a holding. */
interface YearOfDeal {
  readonly lines: readonly CostLine[];
  /** Rent, and the part lost to voids. */
  readonly rent: Minor;
  readonly voids: Minor;
  readonly payments: Minor;
  readonly cashFlow: Minor;
}

/**
 * A year of a holding against its deal's first year, line by line in minor units, or why they cannot be compared. A holding that is not yet
 * let, during refurbishment for example, is compared on the day its first tenancy begins.
 */
export function compareWithDeal({ job, holding }: DealQuestion): Result<ComparedWithDeal, EvaluationGap> {
  const placed = marketOfJob(job);
  if (!placed.ok) return placed;
  const { market } = placed.value;
  if (currencyOfMarket(market) !== holding.currency) return err({ kind: 'not-covered', keys: [], message: otherMoney });
  const strategy = strategyOf(job.deal, job.profile);
  const dealt = isBritishJob(job, strategy) ? yearOfLetting(job) : yearOfStrategy(job, strategy);
  if (!dealt.ok) return dealt;
  const { rent, voids, lines: costs, payments, cashFlow } = dealt.value;
  const day = firstLetOn(holding, job.today);
  const letting = lettingOn(holding, day);
  const totals = totalsOf(holding, day);
  const lines: readonly LineDifference[] = [
    { label: 'Rent', amount: subtractMoney(letting.rent, rent) },
    { label: 'Voids', amount: subtractMoney(voids, letting.voids) },
    ...costDifferences(
      letting.lines,
      costs.map((line) => ({ ...line, id: costIdOf(line.id) })),
    ),
    { label: 'Loan payments', amount: subtractMoney(payments, totals.payments) },
  ];
  const differences = lines.filter(({ amount }) => Math.abs(amount) >= leastDifference);
  const against: DealComparison = {
    holding: sumMoney([cashFlow, ...differences.map(({ amount }) => amount)]),
    deal: cashFlow,
    differences,
  };
  const words = describeDealComparison(against, holding.currency);
  const said = day === job.today ? words : `Once it is let, from ${formatDay(day)}: ${lowerFirst(words)}`;
  return ok({ ...against, words: localizeForMarket(market, said) });
}

const otherMoney = 'The property and its deal are in different currencies, so they can’t be compared.';

function firstLetOn({ tenancies }: Holding, today: IsoDate): IsoDate {
  const [first] = Object.values(tenancies)
    .map(({ start }) => start)
    .toSorted();
  return first === undefined || first < today ? today : first;
}

function yearOfLetting(job: EvaluationJob): Result<YearOfDeal, EvaluationGap> {
  const owned = jobOfOwner(job);
  if (!owned.ok) return owned;
  const computed = computeOutcome(owned.value);
  if (!computed.ok) return computed;
  const { figures, runningCosts } = computed.value.analysis;
  return ok({
    lines: runningCosts,
    rent: figures.annualRent,
    voids: subtractMoney(figures.annualRent, figures.grossOperatingIncome),
    payments: figures.annualDebtService,
    cashFlow: figures.annualCashFlow,
  });
}

/**
 * The deal's year in the form in which `holdingOfStrategy` creates the holding, whose tenancies state the rent when fully let. Before the
 * owner's tax, as the comparison's text states.
 */
function yearOfStrategy(asked: EvaluationJob, strategy: StrategyId): Result<YearOfDeal, EvaluationGap> {
  const placed = marketOfJob(asked);
  if (!placed.ok) return placed;
  if (strategy === 'flip') {
    const message = localizeForMarket(placed.value.market, 'A property bought to sell has no letting income to compare.');
    return err({ kind: 'not-covered', keys: [], message });
  }
  const job: EvaluationJob = { ...asked, deal: { ...asked.deal, ownership: { ...ownershipOf(asked), basis: 'before-tax' } } };
  const planned = holdingOfStrategy(job, strategy, job.today);
  if (!planned.ok) return planned;
  const yours = ownInputs(job.deal, strategy);
  const evaluated = evaluateStrategy({ job, strategy, yours });
  if (!evaluated.ok) return evaluated;
  const { figures, runningCosts, years } = evaluated.value.analysis;
  const amount = (id: string): Minor => minor(figureNumber(figures, id) ?? 0);
  const rent = sumMoney(Object.values(planned.value.tenancies).map((each) => minor(each.rent * 12)));
  const [first] = years;
  const reserve = planned.value.costs[reserveId];
  return ok({
    lines:
      reserve === undefined
        ? runningCosts
        : [...runningCosts, { id: 'reserve', label: reserveName, amount: shareOf(amount('incomeReceived'), reserve.share) }],
    rent,
    voids: subtractMoney(rent, amount('incomeReceived')),
    payments: minor((first?.interest ?? 0) + (first?.principal ?? 0)),
    cashFlow: amount('annualCashFlow'),
  });
}

/** The difference of each running cost between the holding and its deal, by id. */
function costDifferences(held: readonly CostLine[], dealt: readonly CostLine[]): readonly LineDifference[] {
  const added = held.filter(({ id }) => dealt.every((line) => line.id !== id));
  return [
    ...dealt.map(({ id, label, amount }) => ({ label, amount: subtractMoney(amount, amountOf(held, id)) })),
    ...added.map(({ label, amount }) => ({ label, amount: negateMoney(amount) })),
  ];
}

const amountOf = (lines: readonly CostLine[], id: string): Minor => lines.find((line) => line.id === id)?.amount ?? zeroMoney;
