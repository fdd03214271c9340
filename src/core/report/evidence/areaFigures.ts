import type { AreaBook } from '../../area/book/areaBook.ts';
import type { AreaScore } from '../../area/book/areaScore.ts';
import type { AreaFigure, Source } from '../../area/book/figure.ts';
import type { Place } from '../../area/book/place.ts';
import { attributionText } from '../../area/describe/attributionText.ts';
import { figureText } from '../../area/describe/figureText.ts';
import { shortName } from '../../area/describe/shortName.ts';
import type { ReportTable } from '../reportTable.ts';

type Book = Pick<AreaBook, 'profile' | 'standings'>;

/** The figures a landlord needs, in this order. The figure for the type of this property is placed before them. */
const printed = [
  'price',
  'chg1',
  'chg5',
  'chg10',
  'gross_yield',
  'rent_yoy',
  'crime',
  'burglary',
  'imd_decile',
  'uk_imd_decile',
  'pop',
  'pop_chg5',
  'gdhi',
  'unemp',
  'prs',
  'ct_d',
];

/** The area figures a report prints; `first` is the local price for the property's type. */
export function printedFigures(book: Book, place: Place, first: AreaFigure | null): readonly AreaFigure[] {
  const figures = book.profile(place)?.figures ?? [];
  const rest = printed.flatMap((id) => figures.find(({ measure }) => measure.id === id) ?? []);
  return first === null ? rest : [first, ...rest.filter(({ measure }) => measure.id !== first.measure.id)];
}

/** The area figures missing from a report's table, grouped by the reason. */
export function missingFigureText(book: Book, place: Place): readonly string[] {
  const missing = (book.profile(place)?.missing ?? []).filter(({ measure }) => printed.includes(measure.id));
  const reasons = [...new Set(missing.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const labels = missing.filter((one) => one.reason === reason).map(({ measure }) => inSentence(measure.label));
    return `Not in the table: ${labels.join(', ')}. ${reason}`;
  });
}

const inSentence = (label: string): string => `${label.slice(0, 1).toLowerCase()}${label.slice(1)}`;

/** Each figure with its area, date, percentile and source number. */
export function figureTable(book: Book, figures: readonly AreaFigure[], sources: readonly Source[]): ReportTable {
  return {
    id: 'area-figures',
    title: 'Published area figures',
    columns: [
      { label: 'Figure', align: 'left' },
      { label: 'Value', align: 'right' },
      { label: 'Area', align: 'left' },
      { label: 'Date', align: 'left' },
      { label: 'Percentile', align: 'left' },
      { label: 'Source', align: 'left' },
    ],
    rows: figures.map((figure) => {
      const { measure, value, ofName, sources: behind } = figure;
      return [
        measure.estimate === null ? measure.label : `${measure.label} (estimate)`,
        figureText(value, measure),
        shortName(ofName),
        measure.period,
        standing(book, figure),
        behind.map(({ id }) => sources.findIndex((source) => source.id === id) + 1).join(', '),
      ];
    }),
    total: null,
    note: tableNote(figures),
  };
}

/** The percentile among similar places in the region: "71, North West". */
function standing(book: Book, { of, measure }: AreaFigure): string {
  const near = book.standings(of, measure.id).find(({ among }) => among > 2);
  return near === undefined ? '–' : `${Math.round(near.percentile)}, ${near.withinName}`;
}

function tableNote(figures: readonly AreaFigure[]): string {
  const remarks = figures.flatMap(({ measure, note }) => [measure.estimate, measure.note, note].flatMap((text) => text ?? []));
  const how = 'Percentile: the share of similar places in the named region or country with a lower figure.';
  return [how, ...new Set(remarks)].map((text) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(' ');
}

/** The area's score for letting, part by part; null if too little is published. */
export function areaScoreTable(score: AreaScore | null): ReportTable | null {
  if (score === null) return null;
  const left = score.missing.map(({ measure }) => inSentence(measure.label)).join(', ');
  return {
    id: 'area-score',
    title: 'Area score for letting',
    columns: [
      { label: 'Why', align: 'left' },
      { label: 'Weight', align: 'right' },
      { label: 'Score out of 100', align: 'right' },
    ],
    rows: score.parts.map(({ reason, weight, mark }) => [reason, String(weight), String(Math.round(mark))]),
    total: ['Area score for letting', '', String(score.score)],
    note: `Not included in the deal score. Weightings are our judgement.${left === '' ? '' : ` Not published here, so not counted: ${left}.`}`,
  };
}

/** The publishers of the printed figures, with licence and attribution. Their numbers are the ones the figures refer to. */
export const sourceTable = (sources: readonly Source[]): ReportTable => ({
  id: 'area-sources',
  title: 'Sources of the area figures',
  columns: [
    { label: 'No.', align: 'left' },
    { label: 'Publisher and publication', align: 'left' },
    { label: 'Licence and attribution', align: 'left' },
  ],
  rows: sources.map((source, at) => [String(at + 1), `${source.publisher}, ${source.title}`, attributionText(source)]),
  total: null,
  note: null,
});
