import { formatMoney, formatRate } from '../kernel/formatMoneyAndRates.ts';
import type { ResolvedStrategyInputs } from '../deal/strategies/resolveStrategyInputs.ts';
import { bisectLargest } from '../engine/goalSeek/bisectLargest.ts';
import { offerStep } from '../engine/offerStep.ts';
import type { MeasuredFigure, StrategyMeasures } from '../engine/strategies/strategyAnalysis.ts';
import type { Minor } from '../kernel/money.ts';
import { minor } from '../kernel/money.ts';
import { rate, ratio } from '../kernel/rate.ts';
import type { ReportDocument } from '../report/report.ts';
import type { Verdict } from '../report/verdict.ts';
import type { JudgedStrategy } from '../score/strategies/criterionRows.ts';
import { compareStrategyRules, markStrategy, meetsAll, scoreStrategy } from '../score/strategies/judgeStrategy.ts';
import type { ComparedRule, StrategyJudge } from '../score/strategies/judgeStrategy.ts';
import type { StrategySubject } from '../score/strategies/strategySubject.ts';
import type { Marks, RuleCheck, Score } from '../score/score.ts';
import { disagreementOf } from './afterTaxVerdict.ts';
import type { EvaluationJob } from './outcome.ts';
import type { InputsOf } from '../deal/strategies/inputsById.ts';

/** A strategy's verdict against the rules that its investors usually apply. */
export interface Judgement {
  readonly score: Score;
  readonly rules: readonly RuleCheck[];
  readonly verdict: Verdict;
  /** The changes that would make it work, ready for display. */
  readonly solves: ReportDocument['solves'];
  /** A sentence if the verdicts before and after tax differ, else null. */
  readonly disagreement: string | null;
}

/** The part of a judgement a list shows. */
export interface RowJudgement extends Pick<Judgement, 'verdict' | 'disagreement'> {
  readonly marks: Marks;
}

/** An analysed strategy of a deal. */
export interface AnalysedStrategy<Id extends JudgedStrategy> {
  readonly job: EvaluationJob;
  readonly strategy: Id;
  readonly judge: StrategyJudge;
  readonly inputs: ResolvedStrategyInputs<InputsOf<Id>>;
  /** The plain input values. */
  readonly values: InputsOf<Id>;
  readonly analysis: Pick<StrategyMeasures, 'figures' | 'currency'>;
  /** The figures that rules test, under other values and taxed like `analysis`; null if the owner's law does not cover the values. */
  readonly measure: (values: InputsOf<Id>) => readonly MeasuredFigure[] | null;
  /** The figures before tax if the analysis is after tax; else null. */
  readonly before: readonly MeasuredFigure[] | null;
}

/**
 * Score, rules and verdict of a deal under a strategy. Includes the price (or the rent to the owner), in minor units, at which the deal
 * would meet every rule.
 */
export function judgeStrategy<Id extends JudgedStrategy>(analysed: AnalysedStrategy<Id>): Judgement {
  const { subject, rules, reach, verdict, disagreement } = holdOf(analysed);
  return {
    score: scoreStrategy(analysed.judge, subject, { ...analysed.inputs }),
    rules: rules.map(({ say }) => say()),
    verdict,
    solves: [solveOf(reach)],
    disagreement,
  };
}

/** Score, rules and verdict for a list row: marks as numbers, and only the verdict as text. */
export function judgeForRow<Id extends JudgedStrategy>(analysed: AnalysedStrategy<Id>): RowJudgement {
  const { subject, verdict, disagreement } = holdOf(analysed);
  return { marks: markStrategy(analysed.judge, subject).marks, verdict, disagreement };
}

interface HeldStrategy extends Pick<Judgement, 'verdict' | 'disagreement'> {
  readonly subject: StrategySubject;
  readonly rules: readonly ComparedRule[];
  readonly reach: Reach;
}

function holdOf<Id extends JudgedStrategy>(analysed: AnalysedStrategy<Id>): HeldStrategy {
  const { judge, values, analysis, before } = analysed;
  const subject = subjectOf(analysed, values, analysis.figures);
  const rules = compareStrategyRules(judge, subject);
  const reach = reachOf(analysed, !rules.some(({ met }) => met === false));
  const whose = judge.whose === 'usual' ? 'of the usual' : 'of your';
  const disagreement =
    before === null
      ? null
      : disagreementOf(countOf(compareStrategyRules(judge, subjectOf(analysed, values, before))), countOf(rules), whose);
  return { subject, rules, reach, verdict: verdictOf(judge, rules, reach), disagreement };
}

/** How many rules can be measured, and how many are met. */
function countOf(rules: readonly ComparedRule[]): Pick<Verdict, 'rulesMet' | 'rulesAsked'> {
  const asked = rules.filter(({ met }) => met !== null);
  return { rulesAsked: asked.length, rulesMet: asked.filter(({ met }) => met === true).length };
}

const subjectOf = <Id extends JudgedStrategy>(
  { job }: Pick<AnalysedStrategy<Id>, 'job'>,
  values: InputsOf<Id>,
  figures: readonly MeasuredFigure[],
): StrategySubject => ({ figures, inputs: { ...values }, facts: job.deal.facts });

function verdictOf({ strategy, whose: of }: StrategyJudge, rules: readonly ComparedRule[], reach: Reach): Verdict {
  const asked = rules.filter(({ met }) => met !== null);
  const [first, ...others] = asked.filter(({ met }) => met === false);
  const failed = first === undefined ? 0 : others.length + 1;
  const rulesMet = asked.length - failed;
  const [met, whose] = of === 'usual' ? ['of the', 'usual rules'] : ['of your', 'rules'];
  const count = `Meets ${failed === 0 ? 'all' : `${rulesMet} ${met}`} ${asked.length} ${whose} for ${names[strategy]}.`;
  const failing = first === undefined ? [] : [failWords(first.say())];
  const words = [count, ...failing, changeWords(reach)].join(' ');
  return { words, tone: failed === 0 ? 'good' : failed * 2 <= asked.length ? 'fair' : 'poor', rulesMet, rulesAsked: asked.length };
}

const failWords = ({ label, words }: RuleCheck): string => `${label}: ${words}.`;

/** The negotiable amount: the price, or the rent to the owner of a leased house. */
interface Lever {
  readonly key: 'purchasePrice' | 'leaseRentPerMonth';
  readonly step: number;
  readonly words: string;
}

const price: Lever = { key: 'purchasePrice', step: offerStep, words: 'price' };
const rentToOwner: Lever = { key: 'leaseRentPerMonth', step: 5_00, words: 'rent to the owner' };

const names: Readonly<Record<JudgedStrategy, string>> = {
  'buy-to-let': 'a rental',
  flip: 'buying, refurbishing and selling',
  brrrr: 'refurbishing and refinancing',
  hmo: 'a house in multiple occupation',
  'serviced-accommodation': 'serviced accommodation',
  'rent-to-rent': 'rent-to-rent',
  'house-hack': 'living in with lodgers',
};

/** The highest amount of the lever that meets every rule, as a number and as text; null if none does. */
interface Reach extends Sought {
  readonly found: Minor | null;
  readonly amount: string;
}

function reachOf<Id extends JudgedStrategy>(analysed: AnalysedStrategy<Id>, isMet: boolean): Reach {
  const lever = analysed.strategy === 'rent-to-rent' ? rentToOwner : price;
  const now = (analysed.values as unknown as Readonly<Record<string, number>>)[lever.key] ?? 0;
  const found = highest(analysed, { lever, now, isMet });
  const { currency } = analysed.analysis;
  return { lever, now, isMet, found, amount: found === null ? '' : `${formatMoney(found, currency)}${lever === price ? '' : ' a month'}` };
}

function changeWords({ lever, now, isMet, found, amount }: Reach): string {
  if (isMet)
    return found === null || found <= now
      ? `At a higher ${lever.words} it would fail at least one rule.`
      : `It would still meet them at ${amount} or less.`;
  return found === null ? `No realistic ${lever.words} would make it work.` : `It would meet them all at ${amount} or less.`;
}

function solveOf({ lever, now, found, amount }: Reach): Judgement['solves'][number] {
  const label = `Maximum ${lever.words} that meets every rule`;
  if (found === null) return { label, value: 'Not possible', note: `At least one rule fails even at half this ${lever.words}` };
  const share = ratio(found - now, now);
  if (share === null || found === now) return { label, value: amount, note: `The same as the ${lever.words} used` };
  const size = formatRate(rate(Math.abs(share)), 1);
  return { label, value: amount, note: `${size} ${found < now ? 'below' : 'above'} the ${lever.words} used` };
}

interface Sought {
  readonly lever: Lever;
  readonly now: number;
  /** Whether the current amount meets the rules. If so the search goes up, otherwise down. */
  readonly isMet: boolean;
}

/** The highest amount of the lever, in its steps, that meets every rule, from 50% to 150% of the current one. */
function highest<Id extends JudgedStrategy>(
  { job, judge, values, measure }: AnalysedStrategy<Id>,
  { lever, now, isMet }: Sought,
): Minor | null {
  const isMetAt = (steps: number): boolean => {
    const changed = { ...values, [lever.key]: minor(steps * lever.step) };
    const figures = measure(changed);
    return figures !== null && meetsAll(judge, subjectOf({ job }, changed, figures));
  };
  const [low, high] = isMet ? [Math.floor(now / lever.step), now * 1.5] : [Math.ceil(now / 2 / lever.step), now];
  const found = bisectLargest(low, Math.max(low, Math.floor(high / lever.step)), isMetAt);
  return found === null ? null : minor(found * lever.step);
}
