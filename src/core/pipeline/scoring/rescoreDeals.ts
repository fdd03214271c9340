import { localizeForMarket } from '../localizeAnswer.ts';
import { ownInputs } from '../../deal/strategies/ownInputs.ts';
import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import type { Deal } from '../../deal/deal.ts';
import type { Profile } from '../../deal/profile.ts';
import { ownershipOf } from '../../deal/ownership.ts';
import { assumptionsOf } from '../../deal/resolve/resolveInputs.ts';
import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import { strategyOf } from '../../deal/strategies/strategyOf.ts';
import type { Figures } from '../../engine/analysis.ts';
import { createSolver } from '../../engine/solves.ts';
import type { IsoDate } from '../../kernel/calendar.ts';
import type { OwnershipForm } from '../../market/landlordRules.ts';
import { rulesOf } from '../../market/registry.ts';
import { verdict as sayVerdict, type Verdict } from '../../report/verdict.ts';
import { markDeal } from '../../score/markDeal.ts';
import type { Marks } from '../../score/score.ts';
import { judgeOf } from '../../score/strategies/judgeStrategy.ts';
import type { StrategyJudge } from '../../score/strategies/judgeStrategy.ts';
import { judgedRow } from '../evaluateStrategy.ts';
import { judgeAfterTax } from '../afterTaxVerdict.ts';
import { inputsOfDeal } from '../inputsOfDeal.ts';
import type { EvaluationJob } from '../outcome.ts';
import { jobOfOwner, ownershipForms } from '../ownership/ownedJob.ts';
import { isBritishLetting } from '../britishLetting.ts';
import { countryOfMarket, type MarketId } from '../../market/markets.ts';
import { knownMarket, marketOfJob } from '../marketOfJob.ts';
import { cardFiguresOf, noCardFigures, rowFiguresOf, rowFiguresOfLetting, type CardFigure, type RowFigures } from './rowFigures.ts';
import { createFiguresUnder } from './scoreUnder.ts';

export interface RescoreRequest {
  readonly deals: readonly Deal[];
  readonly profile: Profile;
  readonly today: IsoDate;
}

/**
 * A list row's data for a deal under its strategy. `marks`, `figures` and `verdict` equal those of `evaluateDeal`, without the range of a
 * rent estimate.
 */
export type Rescored =
  | {
      readonly ok: true;
      readonly strategy: StrategyId;
      readonly marks: Pick<Marks, 'total' | 'band'>;
      readonly figures: RowFigures;
      /** Null for a buy-to-let, whose card shows the row's figures. */
      readonly card: readonly CardFigure[] | null;
      readonly verdict: string;
      /** How many of its rules can be measured and how many are met, as in its report. */
      readonly rulesMet: number;
      readonly rulesAsked: number;
      /** Current inputs that lists show and edit; null if the strategy lacks them. */
      readonly inputs: RowInputs;
    }
  | {
      readonly ok: false;
      readonly strategy: StrategyId;
      readonly card: readonly CardFigure[] | null;
      readonly rulesMet: null;
      readonly rulesAsked: null;
      readonly message: string;
    };

/** The monthly rent in minor units, deposit and mortgage rate as fractions. */
export interface RowInputs {
  readonly monthlyRent: number | null;
  readonly deposit: number | null;
  readonly mortgageRate: number | null;
}

/**
 * New scores of a list of deals, for example after a profile change, each under its strategy and in the same order. Callers pass parts of a
 * list to report progress.
 */
export const rescoreDeals = ({ deals, ...by }: RescoreRequest): readonly Rescored[] => deals.map(createScorer(by));

/** A function that scores one deal at a time under a profile on a day. */
export function createScorer({ profile, today }: Omit<RescoreRequest, 'deals'>): (deal: Deal) => Rescored {
  const scoreLetting = createLettingScorer();
  const judges = new Map<string, StrategyJudge>();
  const judgeFor = (strategy: StrategyId, market: MarketId): StrategyJudge => {
    const key = `${countryOfMarket(market)} ${strategy}`;
    const judge = judges.get(key) ?? judgeOf(strategy, profile, market);
    judges.set(key, judge);
    return judge;
  };
  const scoreBuyToLet = (job: EvaluationJob): Rescored => {
    const { owner, basis } = ownershipOf(job);
    if (basis === 'after-tax') return scoreAfterTax(job, ownershipForms[owner]);
    const owned = jobOfOwner(job);
    return owned.ok ? scoreLetting(owned.value) : failed(owned.error.message);
  };
  return (deal) => {
    const job = { deal, profile, today };
    const strategy = strategyOf(deal, profile);
    const placed = marketOfJob(job);
    if (!placed.ok) return unscored(strategy, placed.error.message);
    const { market } = placed.value;
    return isBritishLetting(strategy, market) ? scoreBuyToLet(job) : scoreOther(job, judgeFor(strategy, market));
  };
}

function scoreOther(job: EvaluationJob, judge: StrategyJudge): Rescored {
  const { strategy } = judge;
  const yours = ownInputs(job.deal, strategy);
  const judged = judgedRow({ job, strategy, yours }, judge);
  if (!judged.ok) return unscored(strategy, judged.error.message);
  const { figures, currency, marks, verdict, disagreement } = judged.value;
  const { market } = knownMarket(job);
  const inputs: Readonly<Record<string, { readonly value: unknown } | undefined>> = { ...judged.value.inputs };
  const numberOf = (key: string): number | null => {
    const value = inputs[key]?.value;
    return typeof value === 'number' ? value : null;
  };
  return {
    ok: true,
    strategy,
    marks: { total: marks.total, band: marks.band },
    figures: rowFiguresOf(figures),
    card: localizeForMarket(market, cardFiguresOf(strategy, figures, currency)),
    ...saidOf(verdict, disagreement),
    inputs: { monthlyRent: numberOf('monthlyRent'), deposit: numberOf('deposit'), mortgageRate: numberOf('mortgageRate') },
  };
}

/** The result for a buy-to-let that cannot be scored, with the reason. */
const failed = (message: string): Rescored => unscored('buy-to-let', message);

const unscored = (strategy: StrategyId, message: string): Rescored => ({
  ok: false,
  strategy,
  card: strategy === 'buy-to-let' ? null : noCardFigures(strategy),
  rulesMet: null,
  rulesAsked: null,
  message,
});

interface ScoredLetting {
  readonly marks: Pick<Marks, 'total' | 'band'>;
  readonly figures: Figures;
  readonly assumptions: BuyToLetInputs;
  readonly said: Said;
}

function rowOf({ marks: { total, band }, figures, assumptions, said }: ScoredLetting): Rescored {
  const { monthlyRent, deposit, mortgageRate } = assumptions;
  return {
    ok: true,
    strategy: 'buy-to-let',
    marks: { total, band },
    figures: rowFiguresOfLetting(figures),
    card: null,
    ...said,
    inputs: { monthlyRent, deposit, mortgageRate },
  };
}

function scoreAfterTax(job: EvaluationJob, form: OwnershipForm): Rescored {
  const taxed = judgeAfterTax(job, form);
  if (!taxed.ok) return failed(taxed.error.message);
  const { marked, figures, assumptions, verdict, disagreement } = taxed.value;
  return rowOf({ marks: marked.marks, figures, assumptions, said: saidOf(verdict, disagreement) });
}

type Said = Pick<Extract<Rescored, { ok: true }>, 'verdict' | 'rulesMet' | 'rulesAsked'>;

const saidOf = ({ words, rulesMet, rulesAsked }: Verdict, disagreement: string | null): Said => ({
  verdict: disagreement === null ? words : `${words} ${disagreement}`,
  rulesMet,
  rulesAsked,
});

/** Scores buy-to-lets before tax with the numeric engine. */
function createLettingScorer(): (job: EvaluationJob) => Rescored {
  const figuresUnder = createFiguresUnder();
  const solverOf = createSolver();
  return ({ deal, profile, today }) => {
    const { targets, weights } = profile;
    const inputs = inputsOfDeal({ deal, profile });
    if (!inputs.ok) return failed(inputs.error.message);
    const assumptions = assumptionsOf(inputs.value);
    const figures = figuresUnder(assumptions, { deal, today });
    const base = { figures, assumptions, facts: deal.facts };
    const { marks } = markDeal({ base, low: base, high: base, weights });
    const rules = rulesOf(knownMarket({ deal }).market);
    const solve = solverOf({ assumptions, rules, targets, on: today });
    const verdict = sayVerdict({ figures, targets, assumptions, solve, currency: rules.currency });
    return rowOf({ marks, figures, assumptions, said: saidOf(verdict, null) });
  };
}
