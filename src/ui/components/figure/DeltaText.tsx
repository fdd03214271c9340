import { toneText } from './tone.ts';
import type { Tone } from '../../../core/chart/tone.ts';

interface DeltaTextProps {
  readonly tone: Tone;
  /** The distance in words, e.g. "£55 over your £200". */
  readonly children: string;
}

const signs: Readonly<Record<Tone, string>> = { good: '▲', fair: '▼', poor: '▼', neutral: '' };

/** The distance to the person's own rule: colour, a sign and words, never colour alone. */
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
