import type { DealRow } from '../../../../data/view/rows.ts';
import { rowRulesStatus } from '../../../parts/dealRow/rowRulesStatus.ts';

export interface ScoreMove {
  readonly id: string;
  readonly title: string;
  /** Rounded to whole points. */
  readonly score: number | null;
  /** Rule status text; null without a score. */
  readonly standing: string | null;
  /** Points gained since the screen opened. */
  readonly change: number;
}

type Scored = Pick<DealRow, 'id' | 'title' | 'score' | 'band' | 'rulesMet' | 'rulesAsked' | 'verdict' | 'gap'>;

/** The five best deals now, each with its change in score. */
export function scoreMoves(before: readonly Scored[], now: readonly Scored[]): readonly ScoreMove[] {
  const earlier = new Map(before.map(({ id, score }) => [id, score] as const));
  return now.slice(0, 5).map((row) => {
    const { id, title, score } = row;
    const was = earlier.get(id) ?? null;
    const whole = score === null ? null : Math.round(score);
    const standing = row.band === null ? null : rowRulesStatus(row).words;
    return { id, title, score: whole, standing, change: whole === null || was === null ? 0 : whole - Math.round(was) };
  });
}

/** Number of deals whose band changed. */
export function countRebanded(before: readonly Scored[], now: readonly Scored[]): number {
  const earlier = new Map(before.map(({ id, band }) => [id, band] as const));
  return now.filter(({ id, band }) => (earlier.get(id) ?? band) !== band).length;
}
