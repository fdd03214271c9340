import { formatMoney } from '../deal/format.ts';
import { inputValues } from '../deal/strategies/resolveStrategyInputs.ts';
import type { ResolvedStrategyInputs } from '../deal/strategies/resolveStrategyInputs.ts';
import type { InputsOf } from '../deal/strategies/strategyCatalogue.ts';
import { lastMet } from '../engine/goalSeek/lastMet.ts';
import { offerStep } from '../engine/offerStep.ts';
import { analyseStrategy } from '../engine/strategies/analyseStrategy.ts';
import type { StrategyContext, StrategyOutcome } from '../engine/strategies/strategyAnalysis.ts';
import type { Minor } from '../kernel/money.ts';
import { minor } from '../kernel/money.ts';
import type { Verdict } from '../report/verdict.ts';
import type { JudgedStrategy } from '../score/strategies/criterionRows.ts';
import { checkStrategy, meetsAll, scoreStrategy } from '../score/strategies/judgeStrategy.ts';
import type { StrategySubject } from '../score/strategies/strategySubject.ts';
import type { RuleCheck, Score } from '../score/score.ts';
import type { EvaluationJob } from './outcome.ts';

/** A strategy held against what its investors usually ask. */
export interface Judgement {
  readonly score: Score;
  readonly rules: readonly RuleCheck[];
  readonly verdict: Verdict;
}

/** An analysed strategy of a deal. */
export interface AnalysedStrategy<Id extends JudgedStrategy> {
  readonly job: EvaluationJob;
  readonly strategy: Id;
  readonly inputs: ResolvedStrategyInputs<InputsOf<Id>>;
  readonly context: StrategyContext;
  readonly analysis: StrategyOutcome;
}

/** Score, rules and verdict of a deal under a strategy, with the price (or the rent to the owner) at which it would meet them all. */
export function judgeStrategy<Id extends JudgedStrategy>(analysed: AnalysedStrategy<Id>): Judgement {
  const { strategy, inputs } = analysed;
  const values = inputValues(inputs);
  const subject = subjectOf(analysed, values, analysed.analysis);
  const rules = checkStrategy(strategy, subject);
  return { score: scoreStrategy(strategy, subject, { ...inputs }), rules, verdict: verdictOf(analysed, values, rules) };
}

const subjectOf = <Id extends JudgedStrategy>(
  { job }: Pick<AnalysedStrategy<Id>, 'job'>,
  values: InputsOf<Id>,
  { figures }: StrategyOutcome,
): StrategySubject => ({ figures, inputs: { ...values }, facts: job.deal.facts });

function verdictOf<Id extends JudgedStrategy>(analysed: AnalysedStrategy<Id>, values: InputsOf<Id>, rules: readonly RuleCheck[]): Verdict {
  const asked = rules.filter(({ met }) => met !== null);
  const [first, ...others] = asked.filter(({ met }) => met === false);
  const failed = first === undefined ? 0 : others.length + 1;
  const rulesMet = asked.length - failed;
  const count = `Meets ${failed === 0 ? 'all' : rulesMet === 0 ? 'none of the' : `${rulesMet} of the`} ${asked.length} usual rules for ${names[analysed.strategy]}.`;
  const failing = first === undefined ? [] : [`${first.label}: ${first.words}.`];
  const words = [count, ...failing, changeWords(analysed, values, failed === 0)].join(' ');
  return { words, tone: failed === 0 ? 'good' : failed * 2 <= asked.length ? 'fair' : 'poor', rulesMet, rulesAsked: asked.length };
}

/** What a person would negotiate: the price, or the rent to the owner of a house that is leased. */
interface Lever {
  readonly key: 'purchasePrice' | 'leaseRentPerMonth';
  readonly step: number;
  readonly words: string;
}

const price: Lever = { key: 'purchasePrice', step: offerStep, words: 'price' };
const rentToOwner: Lever = { key: 'leaseRentPerMonth', step: 5_00, words: 'rent to the owner' };

const names: Readonly<Record<JudgedStrategy, string>> = {
  flip: 'buying, refurbishing and selling',
  brrrr: 'refurbishing and refinancing',
  hmo: 'a house in multiple occupation',
  'serviced-accommodation': 'serviced accommodation',
  'rent-to-rent': 'rent-to-rent',
  'house-hack': 'living in with lodgers',
};

function changeWords<Id extends JudgedStrategy>(analysed: AnalysedStrategy<Id>, values: InputsOf<Id>, isMet: boolean): string {
  const lever = analysed.strategy === 'rent-to-rent' ? rentToOwner : price;
  const now = (values as unknown as Readonly<Record<string, number>>)[lever.key] ?? 0;
  const found = highest(analysed, values, { lever, now, isMet });
  const { currency } = analysed.analysis;
  const amount = found === null ? '' : `${formatMoney(found, currency)}${lever === price ? '' : ' a month'}`;
  if (isMet)
    return found === null || found <= now ? `The ${lever.words} leaves no room.` : `It would still meet them at ${amount} or less.`;
  return found === null ? `No realistic ${lever.words} would make it work.` : `It would meet them all at ${amount} or less.`;
}

interface Sought {
  readonly lever: Lever;
  readonly now: number;
  /** Whether they are met as it stands: then room is sought above, else below. */
  readonly isMet: boolean;
}

/** The highest amount of the lever, in its steps, at which every rule is met: down to half of what it is, or up to half as much again. */
function highest<Id extends JudgedStrategy>(
  analysed: AnalysedStrategy<Id>,
  values: InputsOf<Id>,
  { lever, now, isMet }: Sought,
): Minor | null {
  const { job, strategy, context } = analysed;
  const isMetAt = (steps: number): boolean => {
    const changed = { ...values, [lever.key]: minor(steps * lever.step) };
    return meetsAll(strategy, subjectOf({ job }, changed, analyseStrategy(strategy, changed, context)));
  };
  const [low, high] = isMet ? [Math.floor(now / lever.step), now * 1.5] : [Math.ceil(now / 2 / lever.step), now];
  const found = lastMet(low, Math.max(low, Math.floor(high / lever.step)), isMetAt);
  return found === null ? null : minor(found * lever.step);
}
