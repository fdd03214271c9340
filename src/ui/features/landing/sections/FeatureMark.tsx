import type { ReactNode } from 'react';
import type { FeatureMarkName } from './sectionTexts.ts';

/** Twelve monthly bars, each with its position and height. */
const bars = [14, 14, 14, 5, 14, 14, 14, 14, 10, 14, 14, 14].map((height, at) => ({ x: 2 + at * 7, height }));

const drawings: Readonly<Record<FeatureMarkName, ReactNode>> = {
  months: bars.map(({ x, height }) => (
    <rect key={x} x={x} y={30 - height * 1.7} width="5" height={height * 1.7} fill={height < 12 ? 'var(--tape-edge)' : 'var(--brand)'} />
  )),
  yield: (
    <>
      <rect x="0.5" y="8.5" width="86" height="20" rx="4" fill="var(--tape)" stroke="var(--tape-edge)" />
      <path d="M10 9v6M20 9v9M30 9v6M40 9v9M50 9v6M60 9v9M70 9v6M80 9v9" stroke="var(--tape-ink)" strokeWidth="1.2" />
      <path d="M56 5v27" stroke="var(--ink)" strokeWidth="2.5" />
    </>
  ),
  tax: (
    <>
      <path d="M1 31h24V26h24V18h20V6h18" fill="none" stroke="var(--brand)" strokeWidth="2.5" />
      <path d="M1 32.5h86" stroke="var(--line-strong)" strokeWidth="1" />
    </>
  ),
  score: (
    <>
      <path d="M5 31a28 26 0 0 1 56 0" fill="none" stroke="var(--line-strong)" strokeOpacity="0.45" strokeWidth="6" />
      <path d="M5 31a28 26 0 0 1 47.500 -18.700" fill="none" stroke="var(--brand)" strokeWidth="6" />
      <path d="M33 31 45 17" stroke="var(--ink)" strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  source: (
    <>
      <rect x="1" y="6" width="38" height="9" rx="3" fill="var(--line)" />
      <rect x="1" y="21" width="38" height="9" rx="3" fill="var(--tape)" stroke="var(--tape-edge)" />
      <path d="M48 15h38" stroke="var(--ink-3)" strokeWidth="2" strokeDasharray="2 3" />
      <path d="M48 30h38" stroke="var(--ink)" strokeWidth="2" />
    </>
  ),
  report: (
    <>
      <path d="M1.5 1.5h28l11 10v21h-39z" fill="var(--card)" stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round" />
      <path d="M29.5 1.5v10h11" fill="none" stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round" />
      <path d="M7 16h16M7 21h27M7 26h27" stroke="var(--ink-3)" strokeWidth="1.5" />
      <rect x="7" y="6" width="14" height="5" fill="var(--tape)" />
    </>
  ),
};

/** A small picture that shows what a feature does. */
export function FeatureMark({ name }: { readonly name: FeatureMarkName }) {
  return (
    <svg viewBox="0 0 88 34" className="mb-4 block h-[34px] w-[88px]" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
