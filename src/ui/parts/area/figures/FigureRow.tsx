import { shortName } from '../../../../core/area/describe/shortName.ts';
import type { AreaBook } from '../../../../core/area/book/areaBook.ts';
import type { AreaFigure, RegionalRank } from '../../../../core/area/book/figure.ts';
import { Tape } from '../../../components/figure/Tape.tsx';
import { ExplainFigure } from './AreaExplanations.tsx';
import { kindNames, rankText } from './areaText.ts';
import { cellText, unitSuffix } from '../../../../core/area/describe/figureText.ts';

interface FigureRowProps {
  readonly book: AreaBook;
  readonly figure: AreaFigure;
}

/** A figure with its area, period and publisher, and its percentile on a tape. */
export function FigureRow({ book, figure }: FigureRowProps) {
  const { measure, value, ofName, of, sources, note } = figure;
  const standings = book
    .standings(of, measure.id)
    .filter(({ among }) => among > 2)
    .slice(0, 2);
  const publishers = [...new Set(sources.map(({ publisher }) => publisher))].join(', ');
  return (
    <div
      data-testid={`area-${measure.id}`}
      className="grid grid-cols-[minmax(0,1fr)_minmax(8rem,11rem)] content-start gap-x-4 border-t border-line py-2.5 first:border-0"
    >
      <dt className="row-span-2 min-w-0 leading-tight">
        <span className="text-[15px]">
          {measure.label}
          {/* A change is meaningless without the month in which it ends. */}
          {measure.group === 'change' ? <strong className="font-semibold">{` ${measure.period}`}</strong> : null}
          {measure.estimate === null ? null : (
            <span className="ml-2 border-b border-dotted border-ink-3 text-[13px] text-ink-3">estimate</span>
          )}
        </span>
        <span className="block pt-0.5 text-[12px] leading-snug text-ink-3">{`${shortName(ofName)} · ${measure.period} · ${publishers}`}</span>
        {note === null ? null : <span className="block text-[12px] leading-snug text-fair">{note}</span>}
      </dt>
      <dd className="flex items-center justify-end gap-1.5">
        <span className="num text-right text-[17px] leading-tight font-semibold tracking-tight">
          {cellText(value, measure)}
          <span className="text-[12px] font-normal tracking-normal text-ink-3">{unitSuffix(measure)}</span>
        </span>
        <ExplainFigure figure={figure} />
      </dd>
      {standings.length === 0 ? null : (
        <dd className="col-start-2">
          <RankTape standings={standings} kindName={kindNames[of.kind]} />
        </dd>
      )}
    </div>
  );
}

interface StandingTapeProps {
  readonly standings: readonly RegionalRank[];
  readonly kindName: string;
  /** Whether to name the wider area too. */
  readonly full?: boolean;
}

/** A figure's percentile within the smallest area around its place. The notch marks its percentile within the wider area. */
export function RankTape({ standings, kindName, full = false }: StandingTapeProps) {
  const [near, wide] = standings;
  if (near === undefined) return null;
  const words = standings.map((standing) => rankText(standing, kindName)).join('; ');
  return (
    <div className="grid gap-0.5">
      <Tape
        size="row"
        value={near.percentile}
        {...(wide === undefined ? {} : { norm: { at: wide.percentile, label: wide.withinName } })}
        summary={words}
      />
      <p aria-hidden="true" className="text-[12px] text-ink-3">
        {`Percentile ${Math.round(near.percentile)} in ${near.withinName}${full && wide !== undefined ? `. Notch: ${Math.round(wide.percentile)} in ${wide.withinName}` : ''}`}
      </p>
    </div>
  );
}
