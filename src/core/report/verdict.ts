import type { BuyToLetInputs } from '../deal/strategies/inputs/buyToLetInputs.ts';
import { formatMoney, formatRate } from '../kernel/formatMoneyAndRates.ts';
import type { Targets } from '../deal/profile.ts';
import type { Figures } from '../engine/analysis.ts';
import type { Solve } from '../engine/solves.ts';
import type { Currency } from '../kernel/money.ts';
import { compareRules, describeRuleGap, targetRules, type RulesInput } from '../score/checkRules.ts';
import type { RuleResult } from '../score/score.ts';
import type { Tone } from '../chart/tone.ts';

/** The result and what would change it, as two or three sentences. */
export interface Verdict {
  readonly words: string;
  readonly tone: Tone;
  readonly rulesMet: number;
  readonly rulesAsked: number;
}

/** The number of measurable rules, and how many of them are met, without text. */
export function countRules(figures: Figures, targets: Targets): Pick<Verdict, 'rulesMet' | 'rulesAsked'> {
  const asked = compareRules(figures, targets).filter((rule) => rule.met !== null);
  return { rulesAsked: asked.length, rulesMet: asked.filter((rule) => rule.met).length };
}

/** The data from which a verdict is written. */
export interface VerdictFacts {
  readonly figures: Figures;
  readonly targets: Targets;
  readonly assumptions: Pick<BuyToLetInputs, 'purchasePrice' | 'monthlyRent'>;
  readonly solve: Solve;
  /** The currency of the figures and the targets. */
  readonly currency: Currency;
}

/** The verdict: how many measurable rules are met, which one fails first, and the price or rent at which the deal would pass. */
export function verdict(facts: VerdictFacts): Verdict {
  const asked = compareRules(facts.figures, facts.targets).filter((rule) => rule.met !== null);
  const failed = asked.filter((rule) => rule.met === false);
  const rulesMet = asked.length - failed.length;
  const sentences = [countWords(rulesMet, asked.length), ...failWords(failed, facts), changeWords(failed, facts)];
  const tone: Tone = failed.length === 0 ? 'good' : failed.length * 2 <= asked.length ? 'fair' : 'poor';
  return { words: sentences.filter((sentence) => sentence !== '').join(' '), tone, rulesMet, rulesAsked: asked.length };
}

function countWords(met: number, asked: number): string {
  if (met === asked) return asked === 1 ? 'Meets your one rule.' : `Meets all ${asked} of your rules.`;
  return `Meets ${met} of your ${asked} rules.`;
}

function failWords([first]: readonly RuleResult[], asked: RulesInput): readonly string[] {
  if (first === undefined || first.value === null) return [];
  return [`${targetRules.find(({ id }) => id === first.id)?.label ?? first.id} is ${describeRuleGap(first.id, first.value, asked)}.`];
}

function changeWords(failed: readonly RuleResult[], { solve, assumptions, currency }: VerdictFacts): string {
  const { purchasePrice } = assumptions;
  const offer = solve('offerPrice');
  if (failed.length === 0) {
    const rate = solve('rateSurvived');
    const room =
      offer !== null && offer > purchasePrice
        ? `It would still meet them at ${formatMoney(offer, currency)} or less`
        : 'At a higher price it would fail at least one rule';
    return `${room}.${rate === null ? '' : ` Cash flow stays positive up to a mortgage rate of ${formatRate(rate, 2)}.`}`;
  }
  if (offer !== null && offer < purchasePrice && offer >= purchasePrice / 2) {
    return `It would meet all your rules at ${formatMoney(offer, currency)} or less.`;
  }
  const rent = solve('rentNeeded');
  if (rent !== null && rent > assumptions.monthlyRent) {
    return `At this price you’d need ${formatMoney(rent, currency)} a month in rent to hit your cash-flow targets.`;
  }
  return 'No realistic price would make this work.';
}
