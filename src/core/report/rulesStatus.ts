import type { ReportDocument } from './report.ts';
import type { Tone } from '../chart/tone.ts';

/** How a deal compares with its rules, as the text next to its score. It agrees with the verdict on the rules. */
export interface RulesStatus {
  readonly words: string;
  readonly tone: Tone;
}

type Counted = Pick<ReportDocument, 'rulesMet' | 'rulesAsked'>;

/** Text saying how many rules a deal meets; null if no rule applies. */
export function rulesStatusText({ rulesMet, rulesAsked }: Counted): RulesStatus | null {
  if (rulesAsked === 0) return null;
  const missed = rulesAsked - rulesMet;
  const rules = rulesAsked === 1 ? 'rule' : 'rules';
  if (missed === 0) return { words: rulesAsked === 1 ? 'Meets the rule' : `Meets all ${rulesAsked} ${rules}`, tone: 'good' };
  return { words: `Misses ${missed} of ${rulesAsked} ${rules}`, tone: rulesMet * 2 >= rulesAsked ? 'fair' : 'poor' };
}
