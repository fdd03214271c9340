import { axisLabel } from '../../../../core/chart/axisLabel.ts';
import { shortName } from '../../../../core/area/describe/shortName.ts';
import type { AreaBook, LocalRent } from '../../../../core/area/book/areaBook.ts';
import type { Place } from '../../../../core/area/book/place.ts';
import { UnbrokenAmounts } from '../../../components/figure/UnbrokenAmounts.tsx';
import { Tape } from '../../../components/figure/Tape.tsx';
import { ExplainFigure } from '../../../parts/area/figures/AreaExplanations.tsx';
import { figureText } from '../../../../core/area/describe/figureText.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import { priceFigure, describePrice, describeRent } from '../../../../core/area/describe/propertyInArea.ts';
import { tapeEnds } from './tapeEnds.ts';

const pounds = (value: number): string => `£${Math.round(value).toLocaleString('en-GB')}`;
const shortPounds = (value: number): string => axisLabel(value, { before: '£', after: '' });

interface PriceInAreaProps {
  readonly book: AreaBook;
  readonly place: Place;
  /** In minor units. */
  readonly price: number;
  readonly propertyType: string | null;
}

/** The price on a tape whose notch is the area's average. */
export function PriceInArea({ book, place, price, propertyType }: PriceInAreaProps) {
  const figure = priceFigure(book, place, propertyType);
  if (figure === null)
    return (
      <Panel title="Price in the area">
        <p className="text-ink-2">There are no published prices for this area.</p>
      </Panel>
    );
  const { measure, value, ofName } = figure;
  const words = describePrice(price, figure);
  return (
    <Panel title="Price in the area" aside={<ExplainFigure figure={figure} />}>
      <p data-testid="price-in-area" className="text-[17px] leading-snug font-medium">
        <UnbrokenAmounts text={words} />
      </p>
      <Tape
        value={price / 100}
        {...tapeEnds([price / 100, value])}
        norm={{ at: value, label: `${shortName(ofName)}: ${figureText(value, measure)}, ${measure.period}` }}
        text={pounds(price / 100)}
        numberText={shortPounds}
        summary={words}
      />
    </Panel>
  );
}

interface RentInAreaProps {
  /** In minor units a month. */
  readonly rent: number;
  readonly usual: LocalRent | null;
}

/** The deal's rent on a tape whose band is the usual local range. */
export function RentInArea({ rent, usual }: RentInAreaProps) {
  if (usual === null)
    return (
      <Panel title="Rent in the area">
        <p className="text-ink-2">There are no published rents for this area.</p>
      </Panel>
    );
  const { low, high, mean, method, source } = usual;
  const words = describeRent(rent, usual);
  return (
    <Panel title="Rent in the area" aside={usual.period}>
      <p data-testid="rent-in-area" className="text-[17px] leading-snug font-medium">
        <UnbrokenAmounts text={words} />
      </p>
      <Tape
        value={rent / 100}
        {...tapeEnds([rent / 100, low, high])}
        likely={{ from: low, to: high }}
        norm={{ at: mean, label: `Mean ${pounds(mean)}` }}
        text={pounds(rent / 100)}
        numberText={shortPounds}
        summary={words}
      />
      <p className="text-[13px] text-ink-3">{`${method}. ${source.publisher}, ${source.title}.`}</p>
    </Panel>
  );
}
