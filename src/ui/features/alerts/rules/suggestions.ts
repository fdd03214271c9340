import type { AlertRule } from '../../../../core/alerts/alertRule.ts';
import { percent } from '../../../../core/kernel/rate.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { tryRule, type Trial } from './tryRule.ts';

/** A rule to begin with, and why anybody would want it. */
export type Suggestion = Pick<AlertRule, 'test' | 'scope'> & { readonly why: string };

const suggestions: readonly Suggestion[] = [
  {
    test: { kind: 'price-drop-share', share: percent(3) },
    scope: { kind: 'all' },
    why: 'A seller who comes down is one to speak to.',
  },
  {
    test: { kind: 'back-on-market' },
    scope: { kind: 'all' },
    why: 'A sale that fell through is a second chance.',
  },
  {
    test: { kind: 'gross-yield', atLeast: percent(6) },
    scope: { kind: 'stage', stage: 'shortlisted' },
    why: 'A shortlisted deal that begins to earn enough.',
  },
  { test: { kind: 'score', atLeast: 70 }, scope: { kind: 'all' }, why: 'A deal that comes to be a good one, also one a search brings.' },
];

/** What somebody without rules may begin with, each tried on their deals; those that match one today come first. */
export const suggestionsFor = (rows: readonly DealRow[]): readonly (Suggestion & { readonly trial: Trial | null })[] =>
  suggestions
    .map((one) => ({ ...one, trial: tryRule(one, rows) }))
    .toSorted((one, other) => Number(isMatched(other.trial)) - Number(isMatched(one.trial)));

const isMatched = (trial: Trial | null): boolean => trial !== null && trial.matches.length > 0;
