import type { Tone } from '../../../core/chart/tone.ts';

/** The text colour of a verdict. Always combine it with a sign or a word. */
export const toneText: Readonly<Record<Tone, string>> = {
  good: 'text-good',
  fair: 'text-fair',
  poor: 'text-poor',
  neutral: 'text-ink-2',
};

/** A pale verdict background for chips and notices. */
export const toneGround: Readonly<Record<Tone, string>> = {
  good: 'bg-[color-mix(in_oklab,var(--good)_12%,var(--card))]',
  fair: 'bg-[color-mix(in_oklab,var(--fair)_13%,var(--card))]',
  poor: 'bg-[color-mix(in_oklab,var(--poor)_11%,var(--card))]',
  neutral: 'bg-sunk',
};
