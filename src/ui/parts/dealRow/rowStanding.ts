import { bandTone } from '../../../core/chart/scoreTape.ts';
import { standingOf, type Standing } from '../../../core/report/standing.ts';
import type { DealRow } from '../../../data/view/rows.ts';
import type { Tone } from '../../../core/chart/tone.ts';

type Judged = Pick<DealRow, 'rulesMet' | 'rulesAsked' | 'band' | 'verdict' | 'gap'>;

/** How a deal stands against its rules, as its own page says; its band where it is held to none, as with rows of an older build. */
export function rowStanding({ rulesMet, rulesAsked, band }: Judged): Standing {
  const standing = rulesMet === null || rulesAsked === null ? null : standingOf({ rulesMet, rulesAsked });
  return standing ?? { words: band ?? 'no score yet', tone: band === null ? 'neutral' : bandTone[band] };
}

/** The tone of a row's score: that of its band. */
export const scoreTone = ({ band }: Pick<DealRow, 'band'>): Tone => (band === null ? 'neutral' : bandTone[band]);

/** What a row says beneath its figures: of a verdict what would change it, as the standing counts the rules; else what the deal needs. */
export function rowWords({ verdict, gap, rulesMet, rulesAsked }: Judged): string {
  if (verdict === null) return gap ?? 'Not analysed yet; open it to analyse it.';
  if (rulesAsked === null) return verdict;
  // It counts the rules, names the first that fails where one does, and ends with what would change that.
  const sentences = verdict.split(/(?<=\.)\s+(?=\p{Lu})/u);
  const offer = sentences.slice(rulesMet === rulesAsked ? 1 : 2).join(' ');
  return offer === '' ? verdict : offer;
}
