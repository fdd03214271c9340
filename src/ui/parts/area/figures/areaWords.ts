import { shortName } from '../../../../core/area/describe/shortName.ts';
import type { AreaBook } from '../../../../core/area/book/areaBook.ts';
import type { AreaFigure, AreaProfile, Standing } from '../../../../core/area/book/figure.ts';
import { figureText } from '../../../../core/area/describe/figureText.ts';

/** The figures a place is known by, each the nearest there is; null where there is none. */
export interface Headline {
  readonly price: AreaFigure | null;
  readonly change: AreaFigure | null;
  readonly rent: AreaFigure | null;
  readonly grossYield: AreaFigure | null;
}

/** A price paid leads an estimate, which leads the average of what the place lies in. */
const prices = ['sold', 'est', 'price'];

/** By the first of these measures that the place has. */
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

/** What is so, in a sentence or two: price, rent, and what they make together; where neither is published, how prices moved. */
export function areaSentence({ place }: Pick<AreaProfile, 'place'>, { price, change, rent, grossYield }: Headline): string {
  const parts = [
    price === null ? null : priceWords(place.name, price),
    rent === null ? null : rentWords(rent, price),
    grossYield === null
      ? null
      : `${possessive(grossYield.ofName)} rent over its price is an indicative gross yield of ${figureText(grossYield.value, grossYield.measure)}.`,
    price === null && change !== null ? changeWords(change) : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? `Neither prices nor rents are published for ${place.name}.` : parts.join(' ');
}

const changeWords = ({ measure, value, ofName }: AreaFigure): string =>
  `House prices in ${ofName} ${value < 0 ? 'fell' : 'rose'} ${figureText(Math.abs(value), measure)} in five years, ${measure.period}.`;

function priceWords(name: string, { measure, value, ofName }: AreaFigure): string {
  const amount = figureText(value, measure);
  if (measure.id === 'price') return `Homes in ${ofName} cost ${amount} on average.`;
  const place = shortName(name);
  return measure.estimate === null
    ? `Half of the homes sold in ${place} cost less than ${amount}.`
    : `Homes in ${place} cost about ${amount}, an estimate.`;
}

const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);

function rentWords({ measure, value, ofName }: AreaFigure, price: AreaFigure | null): string {
  const amount = figureText(value, measure);
  if (measure.id !== 'rent') return `${measure.label} in ${ofName}: ${amount}.`;
  return price === null
    ? `Homes in ${ofName} rent at ${amount} on average.`
    : `They rent at ${amount} on average${price.ofName === ofName ? '' : ` in ${ofName}`}.`;
}

/** "higher than 43 of 100 authorities of the North West"; the median where it is in the middle. */
export function standingWords({ percentile, withinName, among }: Standing, kindName: string): string {
  const share = Math.round(percentile);
  return `higher than ${share}% of the ${among.toLocaleString('en-GB')} ${kindName} of ${withinName}`;
}

/** What several places of a kind are called. */
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

/** What stands out: the figures furthest from the middle of their region, in words. */
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
    .map(({ figure, standing }) => `${figure.measure.label} in ${figure.ofName} is ${standingWords(standing, kindNames[figure.of.kind])}.`);
}
