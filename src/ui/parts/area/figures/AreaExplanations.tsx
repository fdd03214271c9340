import { createContext, useContext, useState, type ReactNode } from 'react';
import type { AreaBook } from '../../../../core/area/book/areaBook.ts';
import type { AreaFigure } from '../../../../core/area/book/figure.ts';
import { Sheet } from '../../../components/panel/Sheet.tsx';
import { ExplainMark } from '../../../components/press/ExplainMark.tsx';
import { SourceTitle } from '../../explanation/Explanations.tsx';
import { attributionText } from '../../../../core/area/describe/attributionText.ts';
import { kindNames, rankText } from './areaText.ts';
import { figureText } from '../../../../core/area/describe/figureText.ts';

const ExplainContext = createContext<((figure: AreaFigure) => void) | null>(null);

interface AreaExplanationsProps {
  readonly book: AreaBook;
  readonly children: ReactNode;
}

/** Provides one sheet for the area figures inside, with place, period, method and publisher. */
export function AreaExplanations({ book, children }: AreaExplanationsProps) {
  const [figure, setFigure] = useState<AreaFigure | null>(null);
  return (
    <ExplainContext value={setFigure}>
      {children}
      <Sheet open={figure !== null} onClose={() => setFigure(null)} title={figure?.measure.label ?? 'Source'}>
        {figure === null ? null : <FigureBody book={book} figure={figure} />}
      </Sheet>
    </ExplainContext>
  );
}

interface ExplainFigureProps {
  readonly figure: AreaFigure;
  /** Where the figure is shown, for the button's name, if the same screen shows it elsewhere too. */
  readonly shownIn?: string;
}

/** A button that opens a figure's source. */
export function ExplainFigure({ figure, shownIn }: ExplainFigureProps) {
  const explain = useContext(ExplainContext);
  if (explain === null) return null;
  return (
    <ExplainMark
      label={`Source of ${figure.measure.label}, ${figure.ofName}${shownIn === undefined ? '' : `, ${shownIn}`}`}
      title="Source"
      onClick={() => explain(figure)}
      testId={`explain-${figure.measure.id}`}
    />
  );
}

function FigureBody({ book, figure }: { readonly book: AreaBook; readonly figure: AreaFigure }) {
  const { measure, value, ofName, of, sources, note } = figure;
  const notes = [measure.estimate, measure.note, note].filter((each) => each !== null);
  return (
    <div className="grid gap-5">
      <p className="num text-3xl font-semibold tracking-tight">{figureText(value, measure)}</p>
      <dl>
        <Term label="Area">{ofName}</Term>
        <Term label="Period">{measure.period}</Term>
        {book.standings(of, measure.id).map((standing) => (
          <Term key={standing.within.code} label={`In ${standing.withinName}`}>
            {rankText(standing, kindNames[of.kind]).replace(` in ${standing.withinName}`, '')}
          </Term>
        ))}
      </dl>
      {notes.length === 0 ? null : (
        <div className="grid gap-2 rounded-2 bg-sunk px-4 py-3">
          <h3 className="text-[13px] font-medium text-ink-3">{measure.estimate === null ? 'Notes' : 'Method'}</h3>
          {notes.map((each) => (
            <p key={each} className="leading-snug">
              {each}
            </p>
          ))}
        </div>
      )}
      <div className="grid gap-1">
        <h3 className="text-[13px] font-medium text-ink-3">Sources</h3>
        <ul className="grid gap-3">
          {sources.map((source) => (
            <li key={source.id} className="text-sm">
              <SourceTitle title={`${source.publisher}, ${source.title}`} url={source.url} />
              <span className="block text-[13px] text-ink-3">{attributionText(source)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const Term = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="flex justify-between gap-4 border-t border-line py-2 first:border-0">
    <dt className="text-ink-2">{label}</dt>
    <dd className="num text-right font-medium">{children}</dd>
  </div>
);
