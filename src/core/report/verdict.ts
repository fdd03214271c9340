import { formatMoney, formatRate } from '../deal/format.ts';
import type { Targets } from '../deal/profile.ts';
import { sayRule, targetRules } from '../score/checkRules.ts';
import type { RuleCheck, RuleResult } from '../score/score.ts';
import type { ReportContext } from './reportContext.ts';
import type { Tone } from './report.ts';

/** What is so and what would change it, in two or three sentences. */
export interface Verdict {
  readonly words: string;
  readonly tone: Tone;
  readonly rulesMet: number;
  readonly rulesAsked: number;
}

/** Counts the rules that can be measured, names the first that fails, and says at what price or rent the deal would pass. */
export function verdict(context: ReportContext): Verdict {
  const asked = context.ruleChecks.filter((rule) => rule.met !== null);
  const failed = asked.filter((rule) => rule.met === false);
  const rulesMet = asked.length - failed.length;
  const sentences = [countWords(rulesMet, asked.length), ...failWords(failed), changeWords(failed, context)];
  const tone: Tone = failed.length === 0 ? 'good' : failed.length * 2 <= asked.length ? 'fair' : 'poor';
  return { words: sentences.filter((sentence) => sentence !== '').join(' '), tone, rulesMet, rulesAsked: asked.length };
}

/** The same without what would change it, for lists: made from the rules alone. */
export function briefVerdict(rules: readonly RuleResult[], targets: Targets): string {
  const asked = rules.filter((rule) => rule.met !== null);
  const failed = asked.filter((rule) => rule.met === false);
  const [first] = failed;
  const count = countWords(asked.length - failed.length, asked.length);
  if (first === undefined || first.value === null) return count;
  const [have, ask] = sayRule(first.id, first.value, targets);
  return `${count} ${targetRules.find(({ id }) => id === first.id)?.label ?? first.id} is ${have}; ${ask}.`;
}

function countWords(met: number, asked: number): string {
  if (met === asked) return asked === 1 ? 'Meets your one rule.' : `Meets all ${asked} of your rules.`;
  return met === 0 ? `Meets none of your ${asked} rules.` : `Meets ${met} of your ${asked} rules.`;
}

function failWords(failed: readonly RuleCheck[]): readonly string[] {
  const [first] = failed;
  if (first === undefined) return [];
  const [value, ask] = first.words.split('; ');
  return [`${first.label} is ${value}; ${ask}.`];
}

function changeWords(failed: readonly RuleCheck[], { analysis, assumptions }: ReportContext): string {
  const { solves, purchase } = analysis;
  const price = solves.highestPriceForAll;
  if (failed.length === 0) {
    const rate = solves.rateSurvived;
    const room = price !== null && price > purchase.price ? `It would still pass at ${formatMoney(price)}` : 'The price leaves no room';
    return `${room}${rate === null ? '' : `, and cash flow lasts up to a mortgage rate of ${formatRate(rate, 2)}`}.`;
  }
  if (price !== null && price < purchase.price && price >= purchase.price / 2) return `At ${formatMoney(price)} it would pass.`;
  const rent = solves.rentNeeded;
  if (rent !== null && rent > assumptions.monthlyRent) {
    return `At this price cash flow and cash-on-cash need a rent of ${formatMoney(rent)} a month.`;
  }
  return 'No price near this one would change that.';
}
