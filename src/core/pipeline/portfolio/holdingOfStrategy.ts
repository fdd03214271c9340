import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import { ownInputs } from '../../deal/strategies/ownInputs.ts';
import type { Room } from '../../deal/strategies/inputs/rooms.ts';
import { inputValues } from '../../deal/strategies/resolveStrategyInputs.ts';
import type { Holding, HoldingCost, Loan, Tenancy } from '../../deal/holding/holding.ts';
import type { CostLine } from '../../engine/analysis.ts';
import { figureNumber } from '../../engine/strategies/figures.ts';
import type { StrategyAnalysis } from '../../engine/strategies/strategyAnalysis.ts';
import { addMonths, type IsoDate } from '../../kernel/calendar.ts';
import type { MarketId } from '../../market/markets.ts';
import { minor, sumMoney, zeroMoney, type Minor } from '../../kernel/money.ts';
import { rate, zeroRate } from '../../kernel/rate.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { evaluateStrategy } from '../evaluateStrategy.ts';
import type { EvaluationGap, EvaluationJob } from '../outcome.ts';
import { localizeForMarket } from '../localizeAnswer.ts';
import { marketOfJob } from '../marketOfJob.ts';
import { costIdOf, costKindOf, reserveId, reserveName } from './dealCost.ts';

/** The parts of a holding that depend on the deal's strategy: purchase, loans, tenancies and costs. */
export type PartsOfHolding = Pick<Holding, 'purchase' | 'voidWeeks' | 'loans' | 'tenancies' | 'costs'>;

type Kept = 'buy-to-let' | 'brrrr' | 'flip' | 'hmo' | 'serviced-accommodation';

interface Bought {
  readonly values: Readonly<Record<string, unknown>>;
  readonly analysis: StrategyAnalysis;
  readonly boughtOn: IsoDate;
  /** The market whose wording its loans and costs use. */
  readonly market: MarketId;
  /** When the refurbishment ends; the day of purchase without one. */
  readonly readyOn: IsoDate;
}

/** The parts of a holding under a strategy other than a buy-to-let; an error if the strategy keeps nothing to let. */
export function holdingOfStrategy(job: EvaluationJob, strategy: StrategyId, boughtOn: IsoDate): Result<PartsOfHolding, EvaluationGap> {
  const placed = marketOfJob(job);
  if (!placed.ok) return placed;
  const { market } = placed.value;
  if (strategy === 'rent-to-rent' || strategy === 'house-hack')
    return err({ kind: 'not-covered', keys: [], message: localizeForMarket(market, notHeld[strategy]) });
  const yours = ownInputs(job.deal, strategy);
  const evaluated = evaluateStrategy<Kept>({ job: { ...job, today: boughtOn }, strategy, yours });
  if (!evaluated.ok) return evaluated;
  const values: Readonly<Record<string, unknown>> = { ...inputValues(evaluated.value.inputs) };
  const { analysis } = evaluated.value;
  const bought: Bought = { market, values, analysis, boughtOn, readyOn: addMonths(boughtOn, numberOf(values, 'projectMonths')) };
  const works = amountOf(analysis, ['refurbishment', 'contingency']);
  const furniture = amountOf(analysis, ['furnishing']);
  const all = sumMoney(analysis.oneOffCosts.map(({ amount }) => amount));
  const selling = amountOf(analysis, ['agentFee', 'saleLegalFees']);
  return ok({
    purchase: { date: boughtOn, price: minor(numberOf(values, 'purchasePrice')), costs: minor(all - works - furniture - selling) },
    voidWeeks: voidWeeksOf(bought, strategy),
    loans: loansOf(bought, strategy),
    tenancies: tenanciesOf(bought, strategy),
    costs: {
      ...runningCostsOf(bought, strategy),
      ...(works === 0
        ? {}
        : { 'deal-works': onceCost('works', localizeForMarket(market, 'Refurbishment'), { amount: works, from: boughtOn }) }),
      ...(furniture === 0 ? {} : { 'deal-furniture': onceCost('other', 'Furniture', { amount: furniture, from: boughtOn }) }),
    },
  });
}

const notHeld = {
  'rent-to-rent': 'You don’t buy a property in a rent-to-rent, so it can’t be added to the portfolio. The deal shows its profit.',
  'house-hack': 'The portfolio doesn’t yet support a home you live in.',
} as const;

/** One tenancy per room, or guests' yearly payments as one monthly rent. Empty while a property is refurbished for sale. */
function tenanciesOf({ values, analysis, readyOn }: Bought, strategy: Kept): Holding['tenancies'] {
  const let_ = (name: string, rent: Minor): Tenancy => ({
    name,
    start: readyOn,
    end: null,
    rent,
    per: 'month',
    reviewOn: addMonths(readyOn, 12),
  });
  switch (strategy) {
    case 'flip':
      return {};
    case 'hmo':
      return Object.fromEntries(roomsOf(values).map(({ label, monthlyRent }, at) => [`deal-room-${at + 1}`, let_(label, monthlyRent)]));
    case 'serviced-accommodation':
      return {
        'deal-rent': let_(
          'Short-stay guests (planned income)',
          minor(Math.round((figureNumber(analysis.figures, 'incomeReceived') ?? 0) / 12)),
        ),
      };
    default:
      return { 'deal-rent': let_('', minor(numberOf(values, 'monthlyRent'))) };
  }
}

/** One figure for the whole holding: the rooms' void weeks weighted by rent. Guests' payments already exclude empty nights. */
function voidWeeksOf({ values }: Bought, strategy: Kept): number {
  if (strategy === 'hmo') {
    const rooms = roomsOf(values);
    const rent = rooms.reduce((sum, { monthlyRent }) => sum + monthlyRent, 0);
    return rent === 0 ? 0 : rooms.reduce((sum, { monthlyRent, voidWeeks }) => sum + monthlyRent * voidWeeks, 0) / rent;
  }
  if (strategy !== 'brrrr' && strategy !== 'buy-to-let') return 0;
  return numberOf(values, 'voidWeeks') + 52 * numberOf(values, 'vacancy');
}

/** The long-term loan or, until refurbishment is finished, the bridging loan, whose interest is among the buying costs. */
function loansOf(bought: Bought, strategy: Kept): Holding['loans'] {
  const { market, values, analysis, boughtOn, readyOn } = bought;
  const bridging = minor(Math.round(numberOf(values, 'purchasePrice') * numberOf(values, 'bridgingOfPrice')));
  const bridge: Holding['loans'] =
    bridging === 0
      ? {}
      : {
          'deal-bridge': {
            ...plainLoan,
            lender: localizeForMarket(market, 'Bridging loan (interest included in purchase costs)'),
            drawnOn: boughtOn,
            amount: bridging,
            months: Math.max(1, numberOf(values, 'projectMonths')),
            repaidOn: strategy === 'brrrr' ? readyOn : null,
          },
        };
  if (strategy === 'flip') return bridge;
  const amount = minor(analysis.years[0] === undefined ? 0 : analysis.years[0].loanBalance + analysis.years[0].principal);
  const lent: Holding['loans'] =
    amount === 0
      ? {}
      : {
          'deal-loan': {
            ...plainLoan,
            kind: values['mortgageKind'] === 'repayment' ? 'repayment' : 'interest-only',
            drawnOn: readyOn,
            amount,
            months: Math.round(numberOf(values, 'mortgageYears') * 12),
            rate: rate(numberOf(values, 'mortgageRate')),
          },
        };
  return strategy === 'brrrr' ? { ...bridge, ...lent } : lent;
}

const plainLoan: Omit<Loan, 'drawnOn' | 'amount' | 'months'> = {
  lender: '',
  kind: 'interest-only',
  rate: zeroRate,
  fixedUntil: null,
  laterRate: null,
  statement: null,
  repaidOn: null,
};

/** Every first-year running cost, recurring yearly from the first letting; management of a letting remains a share of the rent. */
function runningCostsOf({ values, analysis, readyOn }: Bought, strategy: Kept): Holding['costs'] {
  const share = strategy === 'buy-to-let' ? rate(numberOf(values, 'management')) : zeroRate;
  const cost = (line: CostLine): HoldingCost => {
    const { id, label, amount } = line;
    const paid = { kind: costKindOf(id), name: label, from: readyOn, until: null };
    return id === 'management' && share !== 0
      ? { ...paid, amount: zeroMoney, share, per: 'rent-share' }
      : { ...paid, amount, share: zeroRate, per: 'year' };
  };
  const lines = analysis.runningCosts.flatMap((line) => (line.amount === 0 ? [] : [[costIdOf(line.id), cost(line)] as const]));
  return { ...Object.fromEntries(lines), ...reserveOf(values, readyOn) };
}

/** A reserve for large repairs is not part of the deal's cash flow, and so not of the holding's. */
function reserveOf(values: Bought['values'], from: IsoDate): Holding['costs'] {
  const share = rate(numberOf(values, 'capitalReserve'));
  if (share === 0) return {};
  return { [reserveId]: { kind: 'other', name: reserveName, amount: zeroMoney, share, per: 'rent-share', from, until: null } };
}

const onceCost = (kind: HoldingCost['kind'], name: string, paid: Pick<HoldingCost, 'amount' | 'from'>): HoldingCost => ({
  kind,
  name,
  share: zeroRate,
  per: 'once',
  until: null,
  ...paid,
});

const numberOf = (values: Bought['values'], key: string): number => (typeof values[key] === 'number' ? values[key] : 0);

const roomsOf = (values: Bought['values']): readonly Room[] => (Array.isArray(values['rooms']) ? (values['rooms'] as readonly Room[]) : []);

const amountOf = ({ oneOffCosts }: StrategyAnalysis, ids: readonly string[]): Minor =>
  sumMoney([zeroMoney, ...oneOffCosts.filter(({ id }) => ids.includes(id)).map(({ amount }) => amount)]);
