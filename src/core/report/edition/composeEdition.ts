import { countryOfMarket } from '../../market/markets.ts';
import type { Score } from '../../score/score.ts';
import type { ReportDocument, ReportFigure } from '../report.ts';
import type { Block, EditionDocument, EditionPart } from './editionDocument.ts';
import { editions, type Edition, type EditionId, type PartId } from './editions.ts';
import { evenPennies } from './evenPennies.ts';
import { lendingLead } from './lendingLead.ts';

/** What an edition is composed from; `report` with `depth` where the full report was asked for. */
export interface Composed {
  readonly report: ReportDocument;
  readonly score: Score;
  /** The build of the app, named beside the other versions; null where it is not known. */
  readonly appVersion: string | null;
}

/** Composes one edition. Parts of which the report holds nothing are left out. */
export function composeEdition(id: EditionId, composed: Composed): EditionDocument {
  const edition = editions[id];
  const { report } = composed;
  const parts = edition.parts.map((part) => ({ id: part, ...composers[part](composed, edition) }));
  return {
    edition: id,
    masthead: edition.masthead,
    title: report.title,
    subtitle: report.subtitle,
    listingUrl: report.listingUrl,
    preparedOn: report.preparedOn,
    cover: filled(parts.slice(0, edition.cover)),
    parts: filled(parts.slice(edition.cover)),
  };
}

const isBritishLetting = ({ strategy, market }: ReportDocument): boolean => strategy === 'buy-to-let' && countryOfMarket(market) === 'GB';

const filled = (parts: readonly EditionPart[]): readonly EditionPart[] => parts.filter(({ blocks }) => blocks.length > 0);

type Composer = (composed: Composed, edition: Edition) => Omit<EditionPart, 'id'>;

const part = (title: string | null, blocks: readonly Block[], note: string | null = null): Omit<EditionPart, 'id'> => ({
  title,
  note,
  blocks,
});

/** A block of the list where there is something to list. */
const some = <Item>(items: readonly Item[], block: (items: readonly Item[]) => Block): readonly Block[] =>
  items.length === 0 ? [] : [block(items)];

const sentences = (points: readonly string[] = []): readonly Block[] =>
  some(points, (all) => ({ kind: 'points', points: all, tone: 'neutral' }));

const composers: Readonly<Record<PartId, Composer>> = {
  verdict: (composed, edition) =>
    part(null, [
      { kind: 'lead', text: composed.report.verdict },
      { kind: 'tape', score: composed.score },
      ...keyFigures(composed, edition),
    ]),
  lending: (composed, edition) => part(null, [{ kind: 'lead', text: lendingLead(composed.report) }, ...keyFigures(composed, edition)]),
  rules: ({ report: { rulesTitle, rules, rulesMet, rulesAsked } }) =>
    part(
      rulesTitle,
      some(rules, (all) => ({ kind: 'rules', rules: all })),
      `${rulesMet} of ${rulesAsked} met`,
    ),
  solves: ({ report }) =>
    part(
      'What would make it work',
      // One offer price in print; what each target alone would take is the table of goals.
      some(report.solves, (solves) => ({ kind: 'solves', solves: solves.map(({ label, value, note }) => ({ label, value, note })) })),
    ),
  targets: ({ report }) =>
    part(isBritishLetting(report) ? 'Price and rent for each target' : 'What would meet each rule', tables(report, ['goals'])),
  warnings: ({ report }) =>
    part(
      'Check before you rely on this',
      some(report.warnings, (points) => ({ kind: 'points', points, tone: 'fair' })),
    ),
  property: ({ report }) =>
    part(
      'The property',
      some(report.property ?? [], (facts) => ({ kind: 'facts', facts })),
    ),
  score: ({ report, score }) =>
    part(
      `Why ${score.total} of 100`,
      [
        ...some(score.criteria, (criteria): Block => ({ kind: 'criteria', criteria })),
        ...(report.depth?.waterfall == null ? [] : [{ kind: 'spans' as const, chart: report.depth.waterfall }]),
      ],
      `${score.band} · score version ${score.version}: ${report.basis}`,
    ),
  figures: ({ report }, { id, withoutFigures }) => {
    const shown = report.figures.filter((figure) => !withoutFigures.includes(figure.id));
    const forLender = id === 'lender';
    const all = forLender ? shown.map(withoutRule) : shown;
    return part(
      'The figures',
      some(all, (figures) => ({
        kind: 'figures',
        figures,
        against: forLender ? null : `Against ${report.rulesTitle.toLowerCase()}`,
      })),
    );
  },
  purchase: ({ report }) => part('Buying it', tables(report, ['purchase-costs', 'transfer-tax', 'refinance', 'sale'])),
  finance: ({ report }, { id }) =>
    part('The mortgage', [
      ...some(report.loan ?? [], (facts): Block => ({ kind: 'facts', facts })),
      // A lender is not shown what others would ask.
      ...(id === 'lender' ? [] : [...sentences(report.depth?.mortgages), ...tables(report, ['mortgages'])]),
    ]),
  'cash-flow': ({ report }, { isLong }) =>
    part('Income and costs over time', [
      ...report.charts.map((chart): Block => ({ kind: 'chart', chart })),
      ...tables(report, isLong ? ['running-costs', 'cash-flow-months', 'projection-years', 'strategy-years'] : ['running-costs']),
      ...(isLong ? otherTables(report) : []),
    ]),
  'after-tax': ({ report }) => part('After tax', tables(report, ['after-tax', 'after-tax-returns', 'after-tax-inputs'])),
  risk: ({ report }) => part('If things go differently', riskBlocks(report)),
  area: ({ report }, { id }) =>
    part('The area', [
      ...sentences(report.area),
      // A lender is told how the price stands against others, not which homes the owner looked at.
      ...(id === 'lender' ? sentences(report.comparison) : []),
      ...tables(
        report,
        id === 'lender' ? ['area-rents', 'area-figures', 'area-sources'] : ['area-rents', 'area-figures', 'area-score', 'area-sources'],
      ),
    ]),
  comparables: ({ report }) =>
    part('Homes to compare it with', [
      ...sentences(report.comparison),
      ...sentences(report.comparables),
      ...tables(report, ['homes-alike', 'comparables']),
    ]),
  inputs: ({ report }) =>
    part(
      'Inputs and where they come from',
      some(report.inputs, (inputs) => ({ kind: 'inputs', inputs })),
    ),
  foundations: ({ report, appVersion }) =>
    // The few lines first: behind a table of any length they may come to lie on a page of their own.
    part('Limits, versions and laws', [
      { kind: 'made', made: madeWords(report, appVersion), disclaimer: report.disclaimer },
      ...some(report.laws, (laws): Block => ({ kind: 'laws', laws })),
    ]),
};

function keyFigures({ report }: Composed, edition: Edition): readonly Block[] {
  const all = [...report.keyFigures, ...report.figures];
  const ids: readonly string[] = isBritishLetting(report) ? edition.keyFigures : report.keyFigures.map(({ id }) => id);
  const shown = ids.flatMap((id) => all.find((figure) => figure.id === id) ?? []);
  const figures = edition.id === 'lender' ? shown.map(withoutRule) : shown;
  return some(figures, (found): Block => ({ kind: 'key-figures', figures: found }));
}

/** A lender is shown the figure, not how far it lies from the investor's own rule. */
const withoutRule = (figure: ReportFigure): ReportFigure => ({ ...figure, delta: null, tone: 'neutral' });

const tables = (report: ReportDocument, ids: readonly string[]): readonly Block[] =>
  ids.flatMap((id) => {
    const table = report.tables.find((each) => each.id === id);
    return table === undefined ? [] : [{ kind: 'table' as const, table: evenPennies(table) }];
  });

const placed: ReadonlySet<string> = new Set([
  'goals',
  'purchase-costs',
  'transfer-tax',
  'refinance',
  'sale',
  'mortgages',
  'running-costs',
  'cash-flow-months',
  'projection-years',
  'strategy-years',
  'after-tax',
  'after-tax-returns',
  'after-tax-inputs',
  'three-cases',
  'chances',
  'area-rents',
  'area-figures',
  'area-score',
  'area-sources',
  'homes-alike',
  'comparables',
]);

/** Tables no part asks for by name: a report may grow before its editions do. */
const otherTables = (report: ReportDocument): readonly Block[] =>
  report.tables.filter(({ id }) => !placed.has(id)).map((table): Block => ({ kind: 'table', table: evenPennies(table) }));

function riskBlocks(report: ReportDocument): readonly Block[] {
  const { depth } = report;
  if (depth === undefined) return [];
  return [
    ...sentences(depth.risk),
    ...tables(report, ['three-cases']),
    { kind: 'spans', chart: depth.tornado },
    ...depth.fans.map((chart): Block => ({ kind: 'fan', chart })),
    ...tables(report, ['chances']),
  ];
}

function madeWords({ preparedOn, versions }: ReportDocument, appVersion: string | null): string {
  const { engine, rules, score, parser } = versions;
  const app = appVersion === null ? '' : `, app ${appVersion}`;
  return `Prepared on ${preparedOn} with Yardstick: rules ${rules}, engine ${engine}, score ${score}, parser ${parser}${app}.`;
}
