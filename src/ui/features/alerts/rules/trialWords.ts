import type { AlertRule } from '../../../../core/alerts/alertRule.ts';
import { counted } from '../counted.ts';
import type { Trial } from './tryRule.ts';

/** What trying a rule out found: "Today it would match 3 of your 25 deals". Empty for a rule that is not over deals. */
export function trialWords({ test, scope }: Pick<AlertRule, 'test' | 'scope'>, trial: Trial | null): string {
  if (trial === null) return '';
  const { among, matches } = trial;
  const of = `${counted(among, 'deal', 'deals')}${scope.kind === 'all' ? '' : ' it is about'}`;
  if (among === 0) return 'None of your deals is one it is about yet.';
  return test.kind === 'back-on-market'
    ? `${matches.length.toLocaleString('en-GB')} of your ${of} could come back: under offer, sold or withdrawn.`
    : `Today this rule would match ${matches.length.toLocaleString('en-GB')} of your ${of}.`;
}
