import type { AlertRule } from '../../../../core/alerts/alertRule.ts';
import { countText } from '../countText.ts';
import type { RuleMatches } from './previewRule.ts';

/**
 * The preview's result: "Today this rule would match 3 of your 25 deals", or why there is no match. Empty for a rule that does not apply to
 * deals.
 */
export function rulePreviewText({ test, scope }: Pick<AlertRule, 'test' | 'scope'>, trial: RuleMatches | null): string {
  if (trial === null) return '';
  const { among, measured, matches } = trial;
  const of = `${countText(among, 'deal', 'deals')}${scope.kind === 'all' ? '' : ' in the rule’s scope'}`;
  if (among === 0) return 'No deals match this scope yet.';
  if (measured === 0) return `This figure isn’t available for your ${of} yet. It depends on the strategy and the inputs entered.`;
  if (matches.length === 0) return `No matches yet among your ${of}.`;
  return test.kind === 'back-on-market'
    ? `${matches.length.toLocaleString('en-GB')} of your ${of} could come back on the market (under offer, sold or withdrawn).`
    : `Today this rule would match ${matches.length.toLocaleString('en-GB')} of your ${of}.`;
}
