import { useMemo } from 'react';
import type { AlertRule } from '../../../../core/alerts/alertRule.ts';
import { useDealRows } from '../../../../data/view/rows/useDealFeed.ts';
import { trialWords } from './trialWords.ts';
import { tryRule } from './tryRule.ts';

const mostNamed = 3;

/** The rule's matches today, naming the first few. */
export function TrialLine({ asked }: { readonly asked: Pick<AlertRule, 'test' | 'scope'> }) {
  const rows = useDealRows();
  const trial = useMemo(() => tryRule(asked, rows ?? []), [asked, rows]);
  if (rows === undefined || trial === null) return null;
  const named = trial.matches.slice(0, mostNamed).map(({ title }) => title);
  const more = trial.matches.length - named.length;
  return (
    <output data-testid="rule-trial" className="block text-sm text-ink-2">
      {rows.length === 0 ? 'Add a deal to preview this rule.' : trialWords(asked, trial)}
      {named.length === 0 ? null : ` ${named.join('; ')}${more > 0 ? ` and ${more.toLocaleString('en-GB')} more` : ''}.`}
    </output>
  );
}
