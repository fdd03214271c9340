import { toneText } from './tone.ts';
import type { Tone } from '../../../core/chart/tone.ts';

interface DeltaTextProps {
  readonly tone: Tone;
  /** The difference in words, e.g. "£55 above your £200 target". */
  readonly children: string;
}

const signs: Readonly<Record<Tone, string>> = { good: '▲', fair: '▼', poor: '▼', neutral: '' };

/** The difference from the user's target, shown by colour, sign and text. */
export function DeltaText({ tone, children }: DeltaTextProps) {
  return (
    <span className={`num inline-flex items-baseline gap-1 text-[13px] ${toneText[tone]}`}>
      {signs[tone] === '' ? null : (
        <span aria-hidden="true" className="text-[10px]">
          {signs[tone]}
        </span>
      )}
      {children}
    </span>
  );
}
