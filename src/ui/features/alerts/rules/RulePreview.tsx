import { useMemo } from 'react';
import type { AlertRule } from '../../../../core/alerts/alertRule.ts';
import { useDealRows } from '../../../../data/view/rows/useDealFeed.ts';
import { rulePreviewText } from './rulePreviewText.ts';
import { previewRule } from './previewRule.ts';

const mostNamed = 3;

/** The rule's matches today, naming the first few. */
export function RulePreview({ asked }: { readonly asked: Pick<AlertRule, 'test' | 'scope'> }) {
  const rows = useDealRows();
  const trial = useMemo(() => previewRule(asked, rows ?? []), [asked, rows]);
  if (rows === undefined || trial === null) return null;
  const named = trial.matches.slice(0, mostNamed).map(({ title }) => title);
  const more = trial.matches.length - named.length;
  return (
    <output data-testid="rule-trial" className="block text-sm text-ink-2">
      {rows.length === 0 ? 'Add a deal to preview this rule.' : rulePreviewText(asked, trial)}
      {named.length === 0 ? null : ` ${named.join('; ')}${more > 0 ? ` and ${more.toLocaleString('en-GB')} more` : ''}.`}
    </output>
  );
}
