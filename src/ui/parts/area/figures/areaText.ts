import { shortName } from '../../../../core/area/describe/shortName.ts';
import type { AreaBook } from '../../../../core/area/book/areaBook.ts';
import type { AreaFigure, AreaProfile, RegionalRank } from '../../../../core/area/book/figure.ts';
import { figureText } from '../../../../core/area/describe/figureText.ts';

/** A place's headline figures, each for the smallest area available; null when missing. */
export interface Headline {
  readonly price: AreaFigure | null;
  readonly change: AreaFigure | null;
  readonly rent: AreaFigure | null;
  readonly grossYield: AreaFigure | null;
}

/** The price measures, best first: sold prices, then an estimate, then the containing area's average. */
const prices = ['sold', 'est', 'price'];

/** The first available measure of each kind. */
export function headlineOf({ figures }: Pick<AreaProfile, 'figures'>): Headline {
  const first = (ids: readonly string[]): AreaFigure | null =>
    ids.flatMap((id) => figures.find(({ measure }) => measure.id === id) ?? [])[0] ?? null;
  return {
    price: first(prices),
    change: first(['chg5', 'chg_5', 'hpi5', 'county_chg5']),
    rent: first(['rent', 'fmr2']),
    grossYield: first(['gross_yield']),
  };
}

/** One or two sentences with price, rent and yield, or with the price change if neither price nor rent is published. */
export function areaSentence({ place }: Pick<AreaProfile, 'place'>, { price, change, rent, grossYield }: Headline): string {
  const parts = [
    price === null ? null : priceWords(place.name, price),
    rent === null ? null : rentWords(rent, price),
    grossYield === null
      ? null
      : `That’s an indicative gross yield of ${figureText(grossYield.value, grossYield.measure)} for ${grossYield.ofName}.`,
    price === null && change !== null ? changeWords(change) : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? `Prices and rents aren’t published for ${place.name}.` : parts.join(' ');
}

const changeWords = ({ measure, value, ofName }: AreaFigure): string =>
  `House prices in ${ofName} ${value < 0 ? 'fell' : 'rose'} ${figureText(Math.abs(value), measure)} in five years, ${measure.period}.`;

function priceWords(name: string, { measure, value, ofName }: AreaFigure): string {
  const amount = figureText(value, measure);
  if (measure.id === 'price') return `Homes in ${ofName} cost ${amount} on average.`;
  const place = shortName(name);
  return measure.estimate === null
    ? `The median sold price in ${place} is ${amount}.`
    : `Homes in ${place} cost about ${amount} (estimate).`;
}

function rentWords({ measure, value, ofName }: AreaFigure, price: AreaFigure | null): string {
  const amount = figureText(value, measure);
  if (measure.id !== 'rent') return `${measure.label} in ${ofName}: ${amount}.`;
  return price === null
    ? `Homes in ${ofName} rent for ${amount} on average.`
    : `They rent for ${amount} on average${price.ofName === ofName ? '' : ` in ${ofName}`}.`;
}

/** The figure's rank as text: "higher than 43% of the 39 local authorities in North West". */
export function rankText({ percentile, withinName, among }: RegionalRank, kindName: string): string {
  const share = Math.round(percentile);
  return `higher than ${share}% of the ${among.toLocaleString('en-GB')} ${kindName} in ${withinName}`;
}

/** Plural name of each kind of place. */
export const kindNames: Readonly<Record<AreaProfile['place']['kind'], string>> = {
  country: 'countries',
  region: 'regions',
  authority: 'local authorities',
  district: 'postcode districts',
  sector: 'postcode sectors',
  state: 'states',
  metro: 'metropolitan areas',
  county: 'counties',
  zip: 'ZIP codes',
};

/** Remarks on the figures whose rank is furthest from the middle of their region. */
export function areaRemarks(book: Pick<AreaBook, 'standings'>, { figures }: Pick<AreaProfile, 'figures'>): readonly string[] {
  const notable = ['price', 'crime', 'rent', 'gross_yield', 'chg5'];
  const found = notable.flatMap((id) => {
    const figure = figures.find(({ measure }) => measure.id === id);
    const standing = figure === undefined ? undefined : book.standings(figure.of, id).at(0);
    return figure === undefined || standing === undefined || standing.among < 5 ? [] : [{ figure, standing }];
  });
  return found
    .filter(({ standing }) => Math.abs(standing.percentile - 50) >= 25)
    .toSorted((one, other) => Math.abs(other.standing.percentile - 50) - Math.abs(one.standing.percentile - 50))
    .slice(0, 2)
    .map(({ figure, standing }) => `${figure.measure.label} in ${figure.ofName} is ${rankText(standing, kindNames[figure.of.kind])}.`);
}
