import type { ReactNode } from 'react';
import { toneGround, toneText } from './tone.ts';
import type { Tone } from '../../../core/chart/tone.ts';

interface BadgeProps {
  readonly tone?: Tone;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A short label about the item next to it. */
export function Badge({ tone = 'neutral', children, className = '' }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full border border-line px-2.5 py-0.5 text-[13px] font-medium whitespace-nowrap ${toneText[tone]} ${toneGround[tone]} ${className}`}
    >
      {children}
    </span>
  );
}
