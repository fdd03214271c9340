import { formatMoney, formatMoneyExact, formatNumber, formatRate } from '../kernel/formatMoneyAndRates.ts';
import type { Targets } from '../deal/profile.ts';
import type { FigureId, Figures } from '../engine/analysis.ts';
import { minor, type Currency } from '../kernel/money.ts';
import { rate } from '../kernel/rate.ts';
import type { RuleCheck, RuleDistance, RuleResult } from './score.ts';

/** The user's rules, and the currency of their amounts and of the figures they test. */
export interface RulesInput {
  readonly targets: Targets;
  readonly currency: Currency;
}

/** The rule behind each target: the figure it tests and its name, in the order in which a verdict names them. */
export const targetRules: readonly { readonly id: keyof Targets; readonly figure: FigureId; readonly label: string }[] = [
  { id: 'monthlyCashFlow', figure: 'monthlyCashFlow', label: 'Monthly cash flow' },
  { id: 'cashOnCash', figure: 'cashOnCash', label: 'Cash-on-cash' },
  { id: 'interestCover', figure: 'interestCover', label: 'Interest cover' },
  { id: 'debtServiceCover', figure: 'debtServiceCover', label: 'Debt service cover' },
  { id: 'netYield', figure: 'netYield', label: 'Net yield' },
  { id: 'grossYield', figure: 'grossYield', label: 'Gross yield' },
];

/** The result of each of the user's rules. `met` is null if there is nothing to measure, such as cover without a loan. */
export const compareRules = (figures: Pick<Figures, keyof Targets>, targets: Targets): readonly RuleResult[] =>
  targetRules.map(({ id }) => {
    const value = figures[id];
    const target = targets[id];
    return { id, met: value === null ? null : value >= target, value, target };
  });

/** The result of each rule with its name and its distance from the target, as numbers and as text. */
export function checkRules(figures: Figures, asked: RulesInput): readonly RuleCheck[] {
  const { targets } = asked;
  return targetRules.map(({ id, label }) => {
    const value = figures[id];
    if (value === null) return { id, label, met: null, words: id === 'cashOnCash' ? 'No cash invested' : 'No loan to cover' };
    return {
      id,
      label,
      met: value >= targets[id],
      words: describeRuleGap(id, value, asked),
      distance: distanceTo(id, value, asked),
    };
  });
}

/** How a value compares with its rule, as a sentence fragment. */
export const describeRuleGap = (id: keyof Targets, value: number, asked: RulesInput): string =>
  `${shownAgainst(id, value, asked)}, ${value < asked.targets[id] ? 'below' : 'meets'} your ${targetText(id, asked)} target`;

/** A value's distance above or below a target, in the rule's unit and as a share of the target. */
function distanceTo(id: keyof Targets, value: number, { targets, currency }: RulesInput): RuleDistance {
  const target = targets[id];
  const by = id === 'monthlyCashFlow' ? value - target : withoutDust(value - target);
  const share = target === 0 ? null : by / Math.abs(target);
  const unit = id === 'monthlyCashFlow' ? 'pence a month' : 'fraction';
  return {
    unit,
    value,
    target,
    by,
    share,
    words: by === 0 ? 'exactly met' : `${sizeWords(id, Math.abs(by), currency)} ${by < 0 ? 'below' : 'above'}`,
  };
}

/** A distance as text: "£45 a month", "0.12". It has as many decimals, up to four, as needed for a non-zero number. */
function sizeWords(id: keyof Targets, size: number, currency: Currency): string {
  if (id === 'monthlyCashFlow') return `${formatMoneyExact(minor(size), currency)} a month`;
  const [amount, usual] = id === 'debtServiceCover' ? [size, 2] : [size * 100, usualDecimals[id]];
  const places = [usual, 2, 3, 4].find((each) => each >= usual && amount >= 0.5 / 10 ** each) ?? 4;
  if (amount < 0.5 / 10 ** places) return `less than ${formatNumber(10 ** -places, places)}${id === 'debtServiceCover' ? '' : ' pts'}`;
  return `${formatNumber(amount, places)}${id === 'debtServiceCover' ? '' : ' pts'}`;
}

/**
 * The difference of two fractions without binary rounding error: 1.4 − 1.25 is 0.15. A difference that consists only of rounding error is
 * returned as it is, because a miss must never be zero.
 */
const withoutDust = (difference: number): number => Number(difference.toFixed(12)) || difference;

/** A target as displayed: an amount, a percentage, or a ratio for debt service cover. */
export const targetText = (id: keyof Targets, { targets, currency }: RulesInput): string =>
  shown(id, targets[id], { currency, decimals: undefined });

interface ShownAs {
  readonly currency: Currency;
  readonly decimals: number | undefined;
}

/** A value in its target's unit with a number of decimals. */
function shown(id: keyof Targets, value: number, { currency, decimals }: ShownAs): string {
  if (id === 'monthlyCashFlow') return (decimals === 0 ? formatMoney : formatMoneyExact)(minor(value), currency);
  return id === 'debtServiceCover' ? formatNumber(value, decimals) : formatRate(rate(value), decimals);
}

const usualDecimals: Readonly<Record<keyof Targets, number>> = {
  monthlyCashFlow: 0,
  cashOnCash: 1,
  interestCover: 0,
  debtServiceCover: 2,
  netYield: 1,
  grossYield: 1,
};

/** A value with enough digits to look different from the target it misses: 5.96 rather than 6.0 against a target of 6. */
function shownAgainst(id: keyof Targets, value: number, { targets, currency }: RulesInput): string {
  const decimals = usualDecimals[id];
  const usual: ShownAs = { currency, decimals };
  const looksMet = value < targets[id] && shown(id, value, usual) === shown(id, targets[id], usual);
  return shown(id, value, looksMet ? { currency, decimals: decimals + 2 } : usual);
}
