import type { Tone } from '../../src/core/chart/tone.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

/** The light theme's colours (`src/ui/styles/tokens.css`), on white paper. */
export const colour = {
  white: [255, 255, 255],
  sunk: [245, 243, 239],
  line: [223, 222, 216],
  ink: [20, 32, 27],
  ink2: [76, 89, 83],
  ink3: [104, 113, 109],
  brand: [0, 92, 65],
  good: [16, 100, 52],
  fair: [132, 99, 0],
  poor: [171, 22, 33],
  mark: [242, 215, 108],
  markSoft: [251, 242, 212],
} as const satisfies Record<string, Rgb>;

export const toneColour: Readonly<Record<Tone | 'unknown', Rgb>> = {
  good: colour.good,
  fair: colour.fair,
  poor: colour.poor,
  neutral: colour.ink2,
  unknown: colour.ink3,
};

/**
 * Series colours in order, each with at least 3:1 contrast on white and distinguishable by lightness in grey print. As on screen, none is a
 * verdict's colour.
 */
export const seriesColours: readonly Rgb[] = [colour.brand, [191, 134, 12], [50, 102, 154], [140, 72, 119], [92, 104, 99]];

/** A colour laid over white at `share` of its strength. PDF transparency prints badly, so tints are mixed in advance. */
export const tint = (of: Rgb, share: number): Rgb => [mix(of[0], share), mix(of[1], share), mix(of[2], share)];

const mix = (channel: number, share: number): number => Math.round(255 + (channel - 255) * share);

/** How a text looks: its size in points, and its leading as a multiple of the size. */
export interface TextLook {
  readonly size: number;
  readonly bold?: boolean;
  readonly colour: Rgb;
  readonly leading?: number;
}

export const look = {
  title: { size: 22, bold: true, colour: colour.ink, leading: 1.18 },
  titleLong: { size: 15, bold: true, colour: colour.ink, leading: 1.22 },
  verdict: { size: 13.5, bold: true, colour: colour.ink, leading: 1.38 },
  heading: { size: 13.5, bold: true, colour: colour.ink, leading: 1.25 },
  subheading: { size: 10, bold: true, colour: colour.ink, leading: 1.3 },
  figure: { size: 18, bold: true, colour: colour.ink },
  body: { size: 9, colour: colour.ink, leading: 1.42 },
  bodyBold: { size: 9, bold: true, colour: colour.ink, leading: 1.42 },
  soft: { size: 9, colour: colour.ink2, leading: 1.42 },
  small: { size: 7.8, colour: colour.ink2, leading: 1.4 },
  fine: { size: 7.2, colour: colour.ink3, leading: 1.4 },
} as const satisfies Record<string, TextLook>;
