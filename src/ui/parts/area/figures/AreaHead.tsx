import { shortName } from '../../../../core/area/describe/shortName.ts';
import type { AreaBook } from '../../../../core/area/book/areaBook.ts';
import type { AreaFigure, AreaProfile } from '../../../../core/area/book/figure.ts';
import { UnbrokenAmounts } from '../../../components/figure/UnbrokenAmounts.tsx';
import { Stat, StatRow } from '../../../components/figure/Stat.tsx';
import { ExplainFigure } from './AreaExplanations.tsx';
import { areaRemarks, areaSentence, headlineOf, kindNames } from './areaText.ts';
import { figureText } from '../../../../core/area/describe/figureText.ts';
import { RankTape } from './FigureRow.tsx';

interface AreaHeadProps {
  readonly book: AreaBook;
  readonly profile: AreaProfile;
}

/** Summary of a place: a sentence, a tape and four figures. */
export function AreaHead({ book, profile }: AreaHeadProps) {
  const headline = headlineOf(profile);
  const { price, change, rent, grossYield } = headline;
  const standings =
    price === null
      ? []
      : book
          .standings(price.of, price.measure.id)
          .filter(({ among }) => among > 2)
          .slice(0, 2);
  const isMissing = (ids: readonly string[]): boolean => profile.missing.some(({ measure }) => ids.includes(measure.id));
  // Figures the market lacks entirely are omitted. Figures missing only for this place are shown as missing.
  const stats = [
    { label: 'Average price', figure: price, ids: ['price', 'est'] },
    { label: '5-year price change', figure: change, ids: ['chg5'] },
    { label: rent === null || rent.measure.id === 'rent' ? 'Average rent' : rent.measure.label, figure: rent, ids: ['rent'] },
    { label: 'Gross yield', figure: grossYield, ids: ['gross_yield'] },
  ].filter(({ figure, ids }) => figure !== null || isMissing(ids));
  return (
    <section
      aria-label={profile.place.name}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-3 border border-line bg-card p-5 sm:p-7"
    >
      <div className="grid max-w-3xl gap-1.5">
        <p data-testid="area-sentence" className="text-xl leading-snug font-semibold tracking-tight text-balance sm:text-2xl">
          <UnbrokenAmounts text={areaSentence(profile, headline)} />
        </p>
        <p className="text-ink-2">
          <UnbrokenAmounts text={[...areaRemarks(book, profile), profile.place.note ?? ''].filter((part) => part !== '').join(' ')} />
        </p>
      </div>
      {price === null || standings.length === 0 ? null : (
        <div className="grid gap-1">
          <p className="text-[13px] text-ink-2">{`${price.measure.label}, from the lowest to the highest ${kindNames[price.of.kind]}`}</p>
          <RankTape standings={standings} kindName={kindNames[price.of.kind]} full />
        </div>
      )}
      <div className="border-t border-line pt-4">
        <StatRow>
          {stats.map(({ label, figure }) => (
            <HeadStat key={label} label={label} figure={figure} />
          ))}
        </StatRow>
      </div>
    </section>
  );
}

function HeadStat({ label, figure }: { readonly label: string; readonly figure: AreaFigure | null }) {
  if (figure === null) return <Stat label={label} value="–" delta={{ tone: 'neutral', text: 'not published' }} />;
  const { measure, value, ofName } = figure;
  const text = figureText(value, measure).replace(/ a month$/, '');
  const signed = measure.group === 'change' && value > 0 ? `+${text}` : text;
  return (
    <Stat
      label={label}
      value={signed}
      delta={{ tone: 'neutral', text: `${shortName(ofName)}, ${measure.period}${measure.estimate === null ? '' : ', estimate'}` }}
      explain={<ExplainFigure figure={figure} />}
    />
  );
}
