import type { Band } from './score.ts';

/** The band of a total score: avoid below 25, weak below 45, fair below 60, good below 80, else outstanding. */
export function bandOf(total: number): Band {
  if (total < 25) return 'avoid';
  if (total < 45) return 'weak';
  if (total < 60) return 'fair';
  return total < 80 ? 'good' : 'outstanding';
}
