import { memoizeByKey } from '../../kernel/memoizeByKey.ts';
import { profileIn, type Profile } from '../../deal/profile.ts';
import type { Currency } from '../../kernel/money.ts';
import { countryOfMarket, currencyOfCountry, type MarketCountry, type MarketId } from '../../market/markets.ts';
import type { Criterion } from '../criterion.ts';
import { markBy } from '../markDeal.ts';
import type { MarkedDeal } from '../markDeal.ts';
import type { Measured } from '../measures/measured.ts';
import type { Scale, ScaleUnit } from '../measures/scale.ts';
import { explainMarks } from '../scoreDeal.ts';
import type { RuleCheck, Score } from '../score.ts';
import type { InputOrigins } from '../trace/confidence.ts';
import { americanCriteria } from './americanCriteria.ts';
import { europeanCriteria } from './europeanCriteria.ts';
import { brrrrCriteria } from './brrrrCriteria.ts';
import type { JudgedLine, JudgedStrategy } from './criterionRows.ts';
import { flipCriteria } from './flipCriteria.ts';
import { hmoCriteria } from './hmoCriteria.ts';
import { houseHackCriteria } from './houseHackCriteria.ts';
import { rentToRentCriteria } from './rentToRentCriteria.ts';
import { servicedAccommodationCriteria } from './servicedAccommodationCriteria.ts';
import type { StrategySubject } from './strategySubject.ts';

/** The rules and weights by which a strategy is judged: the user's own, with the usual ones as defaults. */
export interface StrategyJudge {
  readonly strategy: JudgedStrategy;
  readonly country: MarketCountry;
  /** The weights the user changed, by criterion. */
  readonly weights: Readonly<Record<string, number>>;
  /** The usual rules, each replaced by the user's own if set. */
  readonly rules: readonly AskedRule[];
  /** Whose rules they are: the user's as soon as the user sets one of them. */
  readonly whose: 'usual' | 'your';
}

interface AskedRule {
  readonly line: JudgedLine;
  /** The rule's value, in the unit of its criterion's scale. */
  readonly at: number;
  readonly whose: 'the usual' | 'your';
}

/**
 * The rules and weights of a strategy from the profile, which stores them by strategy and criterion as `hmo/cash-flow`. A list creates one
 * judge for all its deals, so that the weights are rounded only once.
 */
export function judgeOf(strategy: JudgedStrategy, profile: Profile, market: MarketId): StrategyJudge {
  const country = countryOfMarket(market);
  const { weights, rules = {} } = profileIn(profile, country);
  const own = ownOf(strategy, rules);
  return {
    strategy,
    country,
    weights: ownOf(strategy, weights),
    rules: judgedBy(strategy, country).lines.flatMap((line) => askedOf(line, own[line.criterion.id])),
    whose: Object.keys(own).length === 0 ? 'usual' : 'your',
  };
}

/** The marks of a deal under a strategy, in numbers. */
export const markStrategy = ({ strategy, country, weights }: StrategyJudge, subject: StrategySubject): MarkedDeal =>
  markBy(judgedBy(strategy, country).criteria, { base: subject, low: subject, high: subject, weights });

/** The score of a deal under a strategy with every reason as text; `inputs` include the source of each value. */
export const scoreStrategy = ({ strategy, country, weights }: StrategyJudge, subject: StrategySubject, inputs: InputOrigins): Score =>
  explainMarks(markBy(judgedBy(strategy, country).criteria, { base: subject, low: subject, high: subject, weights, inputs }));

/** The result of one rule for a strategy's figures. `met` is null if there is nothing to measure. Its text is built on demand. */
export interface ComparedRule extends Pick<RuleCheck, 'met'> {
  readonly say: () => RuleCheck;
}

/** The result of each rule for a strategy's figures. */
export const compareStrategyRules = (judge: StrategyJudge, subject: StrategySubject): readonly ComparedRule[] =>
  judge.rules.map((rule) => {
    const { criterion } = rule.line;
    const found = criterion.measure(subject);
    const met = isMet(criterion, rule.at, found);
    return { met, say: () => sayRule(rule, found, met) };
  });

/** The result of each rule for a strategy's figures, as text. */
export const checkStrategy = (judge: StrategyJudge, subject: StrategySubject): readonly RuleCheck[] =>
  compareStrategyRules(judge, subject).map(({ say }) => say());

/** Whether every measurable rule is met. It builds no text, because a price search calls it many times. */
export const meetsAll = (judge: StrategyJudge, subject: StrategySubject): boolean =>
  judge.rules.every(({ line: { criterion }, at }) => isMet(criterion, at, criterion.measure(subject)) !== false);

/** A rule of a strategy, prepared for testing many deals. */
export interface RuleToMeet {
  readonly id: string;
  readonly label: string;
  /** The figure it tests. */
  readonly figure: string | null;
  /** The rule's value, in the unit of the figure, or as a fraction if the criterion has its own measure. */
  readonly at: number;
  /** The rule as text: "the usual £200 a month", "your 6.0%". */
  readonly asks: string;
  readonly isOwnMeasure: boolean;
  /** Whether a subject meets the rule; null if there is no value to measure or no rule. */
  readonly isMet: (subject: StrategySubject) => boolean | null;
}

/**
 * The rules of a strategy in numbers: the usual ones, each replaced by the user's own if set. They can be tested one at a time, and no text
 * is built.
 */
export const rulesToMeet = (judge: StrategyJudge): readonly RuleToMeet[] =>
  judge.rules.map(({ line: { criterion, isOwnMeasure }, at, whose }) => ({
    id: criterion.id,
    label: criterion.label,
    figure: criterion.figure,
    at,
    asks: `${whose} ${criterion.scale?.show(at) ?? at}`,
    isOwnMeasure,
    isMet: (subject) => isMet(criterion, at, criterion.measure(subject)),
  }));

/** The criteria of a strategy for a settings screen: each with its standard weight and usual rule. */
export const strategyCriteria = (strategy: JudgedStrategy, country: MarketCountry): readonly StrategyCriterion[] =>
  judgedBy(strategy, country).lines.map(({ criterion: { id, label, weight, full, scale }, rule }) => ({
    id: `${strategy}/${id}`,
    label,
    weight,
    full,
    rule: rule === null || scale === null ? null : { usual: rule, unit: scale.unit, shown: scale.show(rule) },
  }));

/** A criterion under its key in the profile. `rule` is in the unit of its scale; null if there is no usual rule. */
export interface StrategyCriterion {
  readonly id: string;
  readonly label: string;
  readonly weight: number;
  readonly full: string;
  readonly rule: { readonly usual: number; readonly unit: ScaleUnit; readonly shown: string } | null;
}

function ownOf(strategy: JudgedStrategy, kept: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const prefix = `${strategy}/`;
  return Object.fromEntries(
    Object.entries(kept).flatMap(([key, value]) => (key.startsWith(prefix) ? [[key.slice(prefix.length), value]] : [])),
  );
}

function askedOf(line: JudgedLine, own: number | undefined): readonly AskedRule[] {
  const at = own ?? line.rule;
  return at === null ? [] : [{ line, at, whose: own === undefined ? 'the usual' : 'your' }];
}

/** Whether a value meets its rule. Null if there is no value to measure or no rule. */
function isMet({ scale }: JudgedLine['criterion'], at: number, found: Measured): boolean | null {
  if (found.kind === 'unknown' || scale === null) return null;
  // Text has replaced the figure. It has full marks if the criterion does not apply, such as cover without a loan, and none if everything
  // is lost.
  if (found.value === null) return found.share === 1 ? null : false;
  return scale.full > scale.zero ? found.value >= at : found.value <= at;
}

function sayRule({ line: { criterion, isOwnMeasure }, at, whose }: AskedRule, found: Measured, met: boolean | null): RuleCheck {
  const { id, label, scale } = criterion;
  if (met === null || scale === null || found.kind === 'unknown' || found.value === null)
    return { id, label, met, words: found.say().shown };
  const against = `${againstWords(scale, met)} ${whose} ${scale.show(at)}`;
  const words = `${shownBeside(scale, found.value, at)}, ${against}`;
  return { id, label, met, words, against: isOwnMeasure ? words : against };
}

const againstWords = ({ zero, full }: Scale, met: boolean): string => (met ? 'meets' : full > zero ? 'below' : 'above');

/** Formats a value so that it never looks equal to a limit it misses: "£499.60 a month" next to "£500 a month". */
function shownBeside(scale: Scale, value: number, at: number): string {
  const shown = scale.show(value);
  return value === at || shown !== scale.show(at) ? shown : scale.exact(value);
}

interface Judged {
  readonly lines: readonly JudgedLine[];
  readonly criteria: readonly Criterion<StrategySubject>[];
}

const judgedOn = (lines: readonly JudgedLine[]): Judged => ({ lines, criteria: lines.map(({ criterion }) => criterion) });

/** The criteria of a strategy in a country. Throws for a UK buy-to-let, which is judged by the profile's targets. */
function judgedBy(strategy: JudgedStrategy, country: MarketCountry): Judged {
  const found = judgedIn(country)[strategy];
  if (found === undefined) throw new Error(`No criteria for ${strategy} in ${country}`);
  return found;
}

const british: Readonly<Partial<Record<JudgedStrategy, Judged>>> = {
  flip: judgedOn(flipCriteria),
  brrrr: judgedOn(brrrrCriteria),
  hmo: judgedOn(hmoCriteria),
  'serviced-accommodation': judgedOn(servicedAccommodationCriteria),
  'rent-to-rent': judgedOn(rentToRentCriteria),
  'house-hack': judgedOn(houseHackCriteria),
};

const everyStrategy = (criteria: Readonly<Record<JudgedStrategy, readonly JudgedLine[]>>): Readonly<Record<JudgedStrategy, Judged>> => ({
  'buy-to-let': judgedOn(criteria['buy-to-let']),
  flip: judgedOn(criteria.flip),
  brrrr: judgedOn(criteria.brrrr),
  hmo: judgedOn(criteria.hmo),
  'serviced-accommodation': judgedOn(criteria['serviced-accommodation']),
  'rent-to-rent': judgedOn(criteria['rent-to-rent']),
  'house-hack': judgedOn(criteria['house-hack']),
});

const american = everyStrategy(americanCriteria);

/** The criteria for each currency, created when the first property in that currency is judged. */
const european = memoizeByKey((currency: Currency) => everyStrategy(europeanCriteria(currency)));

function judgedIn(country: MarketCountry): Readonly<Partial<Record<JudgedStrategy, Judged>>> {
  if (country === 'GB') return british;
  if (country === 'US') return american;
  return european(currencyOfCountry(country));
}
