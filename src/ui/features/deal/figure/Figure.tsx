import { memo } from 'react';
import type { ReportFigure } from '../../../../core/report/report.ts';
import { DeltaText } from '../../../components/figure/DeltaText.tsx';
import { Explained } from '../../../parts/explanation/Explanations.tsx';
import { usePreviousValue } from './usePreviousValue.ts';

interface FigureProps {
  readonly figure: ReportFigure;
}

/** One of the verdict's four key figures, with its difference from the user's target and its explanation. */
export const KeyFigure = memo(function KeyFigure({ figure }: FigureProps) {
  return (
    <div
      data-testid={`figure-${figure.id}`}
      className="min-w-0 lg:border-l lg:border-line lg:px-5 lg:first:border-0 lg:first:pl-0 lg:last:pr-0"
    >
      <dt className="text-[13px] leading-tight text-ink-2 sm:text-sm">{figure.label}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2.5">
        <Value figure={figure} look="text-[22px] leading-tight sm:text-[26px]" />
      </dd>
      {figure.note == null ? null : <dd className="text-[13px] leading-tight text-ink-3">{figure.note}</dd>}
      {figure.delta === null ? null : (
        <dd className="leading-tight">
          <DeltaText tone={figure.tone}>{figure.delta}</DeltaText>
        </dd>
      )}
    </div>
  );
}, sameFigure);

/** Any other figure as a row: name, value, and difference from the target, if it has one. */
export const FigureRow = memo(function FigureRow({ figure }: FigureProps) {
  return (
    <div
      data-testid={`figure-${figure.id}`}
      className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line py-1.5 first:border-0"
    >
      <dt className="min-w-0 text-[15px] leading-tight text-ink-2">
        {figure.label}
        {figure.note == null ? null : <span className="text-[13px] text-ink-3">{` ${figure.note}`}</span>}
        {figure.delta === null ? null : (
          <span className="block pt-0.5">
            <DeltaText tone={figure.tone}>{figure.delta}</DeltaText>
          </span>
        )}
      </dt>
      <dd className="flex flex-wrap items-baseline justify-end gap-x-2">
        <Value figure={figure} look="text-[17px]" />
      </dd>
    </div>
  );
}, sameFigure);

/** Compares by content, because every result has new objects, most of them with unchanged content. */
function sameFigure({ figure: one }: FigureProps, { figure: other }: FigureProps): boolean {
  const { id, label, note, value, delta, tone } = one;
  return (
    id === other.id && label === other.label && note === other.note && value === other.value && delta === other.delta && tone === other.tone
  );
}

function Value({ figure, look }: FigureProps & { readonly look: string }) {
  const was = usePreviousValue(figure.value);
  return (
    <>
      <Explained
        figure={figure.id}
        label={figure.label}
        value={figure.value}
        className={`num font-semibold tracking-tight ${look}`}
        testId={`explain-${figure.id}`}
      />
      {was === null ? null : (
        <s className="num text-sm text-ink-3 print:hidden">
          <span className="sr-only">before </span>
          {was}
        </s>
      )}
    </>
  );
}
