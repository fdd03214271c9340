import type { AreaLevels, LocalFigure } from '../../../../core/area/eu/areaLevels.ts';
import type { Deal } from '../../../../core/deal/deal.ts';
import { europeanHomeOf } from '../../../../core/deal/resolve/europeanHome.ts';
import type { CountryCode } from '../../../../core/kernel/countries.ts';
import { figureText } from '../../../../core/area/describe/figureText.ts';
import { useEuropeanArea } from '../../../../data/area/useAreaBook.ts';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { Attribution } from '../../../parts/area/figures/Attribution.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';

interface EuropeanAreaProps {
  readonly deal: Deal;
  readonly country: CountryCode;
}

/** Published prices and rents around a European property, each with its source, period, sample size and caveats. */
export function EuropeanArea({ deal, country }: EuropeanAreaProps) {
  const state = useEuropeanArea(europeanHomeOf(deal, country));
  if (state.state === 'loading') return <Spinner label="Loading local figures…" />;
  if (state.state === 'failed')
    return (
      <Panel title="The area">
        <p className="text-ink-2">{state.message}</p>
      </Panel>
    );
  return <Levels levels={state.levels} lacking={state.lacking} />;
}

interface LevelsProps {
  readonly levels: AreaLevels;
  readonly lacking: readonly string[];
}

function Levels({ levels: { price, rent, index, hints, missing }, lacking }: LevelsProps) {
  const sources = [...price, ...rent, ...index, ...hints].flatMap((one) => one.sources);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 lg:items-start">
        {price.length === 0 ? null : <FigurePanel title="Local prices" figures={price} />}
        {rent.length === 0 ? null : <FigurePanel title="Local rents" figures={rent} />}
        {index.length === 0 ? null : <FigurePanel title="National house prices" figures={index} />}
        {[...hints, ...missing, ...lacking].length === 0 ? null : (
          <Panel title="About the area">
            {[...hints.map(({ words }) => words), ...missing, ...lacking].map((sentence) => (
              <p key={sentence} className="text-ink-2">
                {sentence}
              </p>
            ))}
          </Panel>
        )}
      </div>
      {sources.length === 0 ? null : <Attribution sources={sources} />}
    </div>
  );
}

const FigurePanel = ({ title, figures }: { readonly title: string; readonly figures: readonly LocalFigure[] }) => (
  <Panel title={title}>
    <dl>
      {figures.map((figure) => (
        <LevelRow key={`${figure.measure.id} ${figure.ofName}`} figure={figure} />
      ))}
    </dl>
  </Panel>
);

function LevelRow({ figure: { measure, value, ofName, sources, count, note } }: { readonly figure: LocalFigure }) {
  const publishers = [...new Set(sources.map(({ publisher }) => publisher))].join(', ');
  const counted = count === null ? '' : ` · ${count.toLocaleString('en-GB')} sales`;
  return (
    <div
      data-testid={`area-${measure.id}`}
      className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 border-t border-line py-2.5 first:border-0"
    >
      <dt className="min-w-0 leading-tight">
        <span className="text-[15px]">{measure.label}</span>
        <span className="block pt-0.5 text-[12px] leading-snug text-ink-3">{`${ofName} · ${measure.period}${counted} · ${publishers}`}</span>
        {note === null ? null : <span className="block text-[12px] leading-snug text-fair">{note}</span>}
        {[measure.note, measure.estimate].map((caution) =>
          caution === null ? null : (
            <span key={caution} className="block text-[12px] leading-snug text-ink-3">
              {caution}
            </span>
          ),
        )}
      </dt>
      <dd className="num text-right text-[17px] leading-tight font-semibold tracking-tight">{figureText(value, measure)}</dd>
    </div>
  );
}
