import { bandTone } from '../../../core/chart/scoreTape.ts';
import { rulesStatusText, type RulesStatus } from '../../../core/report/rulesStatus.ts';
import type { DealRow } from '../../../data/view/rows.ts';
import type { Tone } from '../../../core/chart/tone.ts';

type Judged = Pick<DealRow, 'rulesMet' | 'rulesAsked' | 'band' | 'verdict' | 'gap'>;

/** A deal's rule status, as on its page. Falls back to the band if the row has no rules, because an older build wrote it. */
export function rowRulesStatus({ rulesMet, rulesAsked, band }: Judged): RulesStatus {
  const standing = rulesMet === null || rulesAsked === null ? null : rulesStatusText({ rulesMet, rulesAsked });
  return standing ?? { words: band ?? 'no score yet', tone: band === null ? 'neutral' : bandTone[band] };
}

/** The tone of a row's score, which is its band's tone. */
export const scoreTone = ({ band }: Pick<DealRow, 'band'>): Tone => (band === null ? 'neutral' : bandTone[band]);

/** Text below a row's figures: what would change the verdict, or the inputs the deal needs. */
export function rowStatusText({ verdict, gap, rulesMet, rulesAsked }: Judged): string {
  if (verdict === null) return gap ?? 'Not analysed yet. Open it to get a score.';
  if (rulesAsked === null) return verdict;
  // The verdict counts the rules, names the first that fails, and ends with what would change it.
  const sentences = verdict.split(/(?<=\.)\s+(?=\p{Lu})/u);
  const offer = sentences.slice(rulesMet === rulesAsked ? 1 : 2).join(' ');
  return offer === '' ? verdict : offer;
}
