import type { AlertRule } from '../../../../core/alerts/alertRule.ts';
import { counted } from '../counted.ts';
import type { Trial } from './tryRule.ts';

/** What trying a rule out found: "Today it would match 3 of your 25 deals", or that there is none yet. Empty for a rule that is not over deals. */
export function trialWords({ test, scope }: Pick<AlertRule, 'test' | 'scope'>, trial: Trial | null): string {
  if (trial === null) return '';
  const { among, measured, matches } = trial;
  const of = `${counted(among, 'deal', 'deals')}${scope.kind === 'all' ? '' : ' it is about'}`;
  if (among === 0) return 'None of your deals match this yet.';
  if (measured === 0) return `Today none of your ${of} has this figure. It depends on the strategy, and on the inputs that are known.`;
  if (matches.length === 0) return `No match yet among your ${of}.`;
  return test.kind === 'back-on-market'
    ? `${matches.length.toLocaleString('en-GB')} of your ${of} could come back: under offer, sold or withdrawn.`
    : `Today this rule would match ${matches.length.toLocaleString('en-GB')} of your ${of}.`;
}
