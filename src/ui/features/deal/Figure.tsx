import { useEffect, useState } from 'react';
import type { ReportFigure } from '../../../core/report/report.ts';
import { DeltaText } from '../../components/DeltaText.tsx';
import { ExplainButton } from './Explanations.tsx';

interface FigureProps {
  readonly figure: ReportFigure;
  readonly size: 'key' | 'plain';
}

/** One result with its distance to the person's own rule, the value it has just had, and how it was computed. */
export function Figure({ figure, size }: FigureProps) {
  const was = useGhost(figure.value);
  return (
    <div data-testid={`figure-${figure.id}`} className="min-w-0">
      <div className="flex items-center justify-between gap-1">
        <dt className="text-sm leading-tight text-ink-2">{figure.label}</dt>
        <dd>
          <ExplainButton figure={figure.id} label={figure.label} testId={`explain-${figure.id}`} />
        </dd>
      </div>
      <dd className="flex flex-wrap items-baseline gap-x-2.5">
        <span className={`num font-semibold tracking-tight ${size === 'key' ? 'text-[26px] leading-tight' : 'text-lg'}`}>
          {figure.value}
        </span>
        {was === null ? null : (
          <s className="num text-sm text-ink-3 print:hidden">
            <span className="sr-only">before </span>
            {was}
          </s>
        )}
      </dd>
      {figure.delta === null ? null : (
        <dd className="leading-tight">
          <DeltaText tone={figure.tone}>{figure.delta}</DeltaText>
        </dd>
      )}
    </div>
  );
}

const ghostMs = 2000;

/** The value shown before the present run of changes, for two seconds after the last of them; null at rest. */
function useGhost(value: string): string | null {
  const [state, setState] = useState<{ readonly now: string; readonly was: string | null }>({ now: value, was: null });
  if (state.now !== value) setState({ now: value, was: state.was ?? state.now });
  const { was } = state;
  useEffect(() => {
    if (was === null) return undefined;
    const timer = setTimeout(() => setState((current) => ({ ...current, was: null })), ghostMs);
    return () => clearTimeout(timer);
  }, [value, was]);
  return was === value ? null : was;
}
