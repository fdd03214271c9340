import type { AreaBook, NearStation } from '../../area/book/areaBook.ts';
import type { Source } from '../../area/book/figure.ts';
import type { Place } from '../../area/book/place.ts';
import { councilTaxOf } from '../../area/describe/councilTax.ts';
import { figureText } from '../../area/describe/figureText.ts';
import { placeOfProperty, priceFigure, describePrice } from '../../area/describe/propertyInArea.ts';
import { formatMoney } from '../../kernel/formatMoneyAndRates.ts';
import { ukCurrency } from '../../kernel/countries.ts';
import { fromMajor, type Minor } from '../../kernel/money.ts';
import type { Deal } from '../../deal/deal.ts';
import type { ReportDocument } from '../report.ts';
import { listingStations, nothingPublished } from './areaEvidence.ts';
import { areaScoreTable, figureTable, missingFigureText, printedFigures, sourceTable } from './areaFigures.ts';
import { shortName } from '../../area/describe/shortName.ts';

/** A property, its price and the data of the loaded packs on its area. */
export interface AreaQuestion {
  readonly book: AreaBook;
  readonly facts: Deal['facts'];
  /** The report's price; null if there is none. */
  readonly price: Minor | null;
}

/** The number of nearest stations to name. */
const stationCount = 3;

/** The id of the source of the stations. It is listed only if stations are printed, because its licence is share-alike. */
const stationSource = 'stations';

/** The report with the published figures for its place and their sources; unchanged if the packs do not include the place. */
export function addArea(report: ReportDocument, { book, facts, price }: AreaQuestion): ReportDocument {
  const place = placeOfProperty(book, facts);
  if (place === null) return report;
  const compared = priceFigure(book, place, facts.propertyType);
  const isLet = report.strategy !== 'flip';
  const figures = printedFigures(book, place, compared).filter(({ measure }) => isLet || !ofLetting.has(measure.id));
  if (figures.length === 0) return report;
  const stations = nearStations(book, place, facts);
  const score = isLet ? book.score(place) : null;
  const marked = areaScoreTable(score);
  const used = [...figures, ...(score?.parts ?? []).map(({ figure }) => figure)].flatMap(({ sources }) => sources);
  const sources = uniqueSources([...used, ...(stations === null ? [] : stationSources(book))]);
  return {
    ...report,
    area: [
      ...(price === null || compared === null ? [] : [describePrice(price, compared)]),
      ...(report.area ?? []).filter((words) => words !== nothingPublished && !(stations !== null && words.startsWith(listingStations))),
      ...(stations ?? []),
      ...councilTaxWords(book, place, facts.councilTaxBand),
      ...(place.note === null ? [] : [place.note]),
      ...missingFigureText(book, place),
    ],
    tables: [...report.tables, figureTable(book, figures, sources), ...(marked === null ? [] : [marked]), sourceTable(sources)],
  };
}

/** Published figures that matter for a letting but not for a sale. */
const ofLetting: ReadonlySet<string> = new Set(['gross_yield', 'rent_yoy']);

const uniqueSources = (sources: readonly Source[]): readonly Source[] => [
  ...new Map(sources.map((source) => [source.id, source])).values(),
];

const stationSources = ({ sources }: AreaBook): readonly Source[] => sources.filter(({ id }) => id === stationSource);

/** A line naming the nearest stations. Null if the stations pack is not loaded. */
function nearStations(book: AreaBook, place: Place, { latitude, longitude }: Deal['facts']): readonly string[] | null {
  const own = latitude === null || longitude === null ? null : { lat: latitude, lon: longitude };
  const point = own ?? place.point;
  const near = point === null ? null : book.stations(point, stationCount);
  if (near === null || near.length === 0) return null;
  const from = own === null ? `the centre of ${shortName(place.name)}` : 'the property';
  return [`Nearest stations, in a straight line from ${from}: ${near.map(stationWords).join(', ')}.`];
}

/** The council tax for this band; empty if either is unknown. */
function councilTaxWords(book: AreaBook, place: Place, band: string | null): readonly string[] {
  const tax = band === null ? null : councilTaxOf(book, place);
  const own = tax?.bands.find((each) => each.band === band);
  if (tax === null || own === undefined) return [];
  const { value, measure, ofName } = tax.bandD;
  return [
    `Council tax in band ${own.band} is ${formatMoney(fromMajor(Math.round(own.amount)), ukCurrency)} a year in ${ofName}, calculated from ${figureText(value, measure)} in Band D, ${measure.period}.`,
  ];
}

const stationWords = ({ name, km }: NearStation): string => `${name} (${(km / 1.609_344).toFixed(1)} miles)`;
