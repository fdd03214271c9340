import type { AlertRule } from '../../../../core/alerts/alertRule.ts';
import { percent } from '../../../../core/kernel/rate.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { previewRule, type RuleMatches } from './previewRule.ts';

/** A suggested rule and the reason for it. */
export type Suggestion = Pick<AlertRule, 'test' | 'scope'> & { readonly why: string };

const suggestions: readonly Suggestion[] = [
  {
    test: { kind: 'price-drop-share', share: percent(3) },
    scope: { kind: 'all' },
    why: 'A seller who cuts the price may negotiate.',
  },
  {
    test: { kind: 'back-on-market' },
    scope: { kind: 'all' },
    why: 'A sale that falls through gives you a second chance.',
  },
  {
    test: { kind: 'gross-yield', atLeast: percent(6) },
    scope: { kind: 'stage', stage: 'shortlisted' },
    why: 'A shortlisted deal reaches a gross yield of 6%.',
  },
  { test: { kind: 'score', atLeast: 70 }, scope: { kind: 'all' }, why: 'A new or existing deal scores well.' },
];

/** Suggested rules, each tested against the user's deals. Rules that match a deal today come first. */
export const suggestionsFor = (rows: readonly DealRow[]): readonly (Suggestion & { readonly trial: RuleMatches | null })[] =>
  suggestions
    .map((one) => ({ ...one, trial: previewRule(one, rows) }))
    .toSorted((one, other) => Number(isMatched(other.trial)) - Number(isMatched(one.trial)));

const isMatched = (trial: RuleMatches | null): boolean => trial !== null && trial.matches.length > 0;
