import { shortName } from '../../../../core/area/describe/shortName.ts';
import type { AreaBook } from '../../../../core/area/book/areaBook.ts';
import type { AreaScorePart } from '../../../../core/area/book/areaScore.ts';
import type { PlaceRef } from '../../../../core/area/book/place.ts';
import { Tape } from '../../../components/figure/Tape.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { ExplainFigure } from './AreaExplanations.tsx';

interface AreaScorePanelProps {
  readonly book: AreaBook;
  readonly place: PlaceRef;
}

/** A place's letting score, with each part's reason and weight. Not part of a deal's score. */
export function AreaScorePanel({ book, place }: AreaScorePanelProps) {
  const score = book.score(place);
  if (score === null) return null;
  const { parts, missing } = score;
  const words = `${score.score} out of 100 for letting, compared with the rest of the United Kingdom`;
  return (
    <Panel title="Area letting score" aside="not included in the deal score">
      <div data-testid="area-score">
        <p className="pb-2 text-[17px] leading-snug font-medium">{`${words}.`}</p>
        <Tape size="row" value={score.score} summary={words} />
        <ul className="pt-2">
          {parts.map((part) => (
            <Part key={part.measure.id} part={part} />
          ))}
        </ul>
      </div>
      <p className="text-[13px] text-ink-3">
        {`Weightings are our judgement.${missing.length === 0 ? '' : ` Not published for this place, so left out: ${missing.map(({ measure }) => measure.label).join(', ')}.`}`}
      </p>
    </Panel>
  );
}

const Part = ({ part: { reason, weight, mark, figure } }: { readonly part: AreaScorePart }) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-2 border-t border-line py-2">
    <span className="min-w-0 text-[15px] leading-snug">
      {reason}
      <span className="block text-[12px] text-ink-3">{`weight ${weight} out of 100 · ${shortName(figure.ofName)} · ${figure.measure.period}`}</span>
    </span>
    <span className="num text-[17px] font-semibold">{Math.round(mark)}</span>
    <ExplainFigure figure={figure} shownIn="in the area score" />
  </li>
);
