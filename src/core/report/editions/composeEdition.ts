import { decisionLabels, type Decision } from '../../deal/collaboration/collaboration.ts';
import { dayOf } from '../../kernel/calendar.ts';
import { formatDay } from '../../kernel/formatMoneyAndRates.ts';
import { withNote } from '../figureNote.ts';
import { countryOfMarket } from '../../market/markets.ts';
import type { Score } from '../../score/score.ts';
import type { ReportDocument } from '../report.ts';
import { rulesStatusText } from '../rulesStatus.ts';
import { part, sentences, some, tables } from './blocks.ts';
import type { Block, EditionDocument, EditionPart } from './editionDocument.ts';
import { editions, type Edition, type EditionId, type PartId } from './editions.ts';
import { areaSources, sourceOfLaw } from './sources.ts';
import { lendingLead } from './lendingLead.ts';
import {
  borrowerPart,
  coverPart,
  exitPart,
  holdingsPart,
  lenderSources,
  loanPart,
  rentPart,
  securityPart,
  withoutRule,
} from './lenderParts.ts';

/** The input of an edition; `report` includes `depth` if the full analysis was requested. */
export interface Composed {
  readonly report: ReportDocument;
  readonly score: Score;
  /** The build of the app, printed with the other versions; null if unknown. */
  readonly appVersion: string | null;
  /** The buyer's name for a lender; null or absent if the buyer withholds it. */
  readonly borrower?: string | null;
  /** The decision on the deal, printed first in the editions for investors; absent if there is none. */
  readonly decision?: Decision | undefined;
  /** The person's notes on the deal, oldest first. Only a shared link can include them. */
  readonly notes?: readonly string[];
}

/** One edition of a report. Parts for which the report has no content are left out. */
export function composeEdition(id: EditionId, composed: Composed): EditionDocument {
  const edition = editions[id];
  const { report } = composed;
  const parts = edition.parts.map((of) => composePart(of, composed, edition));
  return {
    edition: id,
    masthead: edition.masthead,
    title: report.title,
    subtitle: report.subtitle,
    listingUrl: report.listingUrl,
    preparedOn: report.preparedOn,
    cover: withContent(parts.slice(0, edition.cover)),
    parts: withContent(parts.slice(edition.cover)),
  };
}

/** One part of an edition. It has no blocks if the report has no content for it. */
export const composePart = (id: PartId, composed: Composed, edition: Edition): EditionPart => ({ id, ...composers[id](composed, edition) });

const isBritishLetting = ({ strategy, market }: ReportDocument): boolean => strategy === 'buy-to-let' && countryOfMarket(market) === 'GB';

/** The parts that have content, in which no table repeats the heading. */
export const withContent = (parts: readonly EditionPart[]): readonly EditionPart[] =>
  parts
    .filter(({ blocks }) => blocks.length > 0)
    .map((each) => ({ ...each, blocks: each.blocks.map((block) => titledOnce(each.title, block)) }));

/**
 * A table's title without the words already in the heading of its part: "After tax: you or a company" under "After tax" becomes "You or a
 * company".
 */
function titledOnce(heading: string | null, block: Block): Block {
  if (block.kind !== 'table' || heading === null) return block;
  const { table } = block;
  if (table.title === heading) return { ...block, untitled: true };
  if (!table.title.startsWith(`${heading}: `)) return block;
  const rest = table.title.slice(heading.length + 2);
  return { ...block, table: { ...table, title: rest.slice(0, 1).toUpperCase() + rest.slice(1) } };
}

/** The choice and the reason: "Make an offer: strong rent for the area". */
const decisionSentence = ({ choice, reason }: Decision): string =>
  reason === '' ? decisionLabels[choice] : `${decisionLabels[choice]}: ${reason}`;

type Composer = (composed: Composed, edition: Edition) => Omit<EditionPart, 'id'>;

/** The number of warnings printed in a short edition, most important first. */
const firstWarnings = 5;

const composers: Readonly<Record<PartId, Composer>> = {
  decision: ({ decision }) =>
    part('Decision', decision === undefined ? [] : sentences([decisionSentence(decision)]), decision && formatDay(dayOf(decision.at))),
  verdict: (composed, edition) =>
    part(null, [
      { kind: 'lead', text: composed.report.verdict },
      { kind: 'tape', score: composed.score, standing: rulesStatusText(composed.report)?.words ?? null },
      ...keyFigures(composed, edition),
    ]),
  lending: (composed, edition) => part(null, [{ kind: 'lead', text: lendingLead(composed.report) }, ...keyFigures(composed, edition)]),
  security: ({ report }) => securityPart(report),
  loan: ({ report }) => loanPart(report),
  borrower: ({ report, borrower = null }) => borrowerPart(report, borrower),
  cover: ({ report }) => coverPart(report),
  rents: ({ report }) => rentPart(report),
  holdings: ({ report }) => holdingsPart(report),
  exit: ({ report }) => exitPart(report),
  'lender-sources': ({ report, appVersion }) => lenderSources(report, madeBlock(report, appVersion)),
  rules: ({ report: { rulesTitle, rules, rulesMet, rulesAsked } }) =>
    part(
      rulesTitle,
      some(rules, (all) => ({ kind: 'rules', rules: all })),
      `${rulesMet} of ${rulesAsked} met`,
    ),
  solves: ({ report }) =>
    part(
      report.rulesAsked > 0 && report.rulesMet === report.rulesAsked ? 'Break-even points' : 'What would make it work',
      // The printed list shows one offer price; the goals table has one for each target.
      some(report.solves, (solves) => ({ kind: 'solves', solves: solves.map(({ label, value, note }) => ({ label, value, note })) })),
    ),
  targets: ({ report }) =>
    part(isBritishLetting(report) ? 'Price and rent for each target' : 'What would meet each rule', tables(report, ['goals'])),
  warnings: ({ report }) =>
    part(
      'Check before you rely on this',
      some(report.warnings, (points) => ({ kind: 'points', points, tone: 'fair' })),
    ),
  'first-warnings': ({ report: { warnings } }) =>
    part(
      'Check before you rely on this',
      some(warnings.slice(0, firstWarnings), (points) => ({ kind: 'points', points, tone: 'fair' })),
      warnings.length > firstWarnings ? `${warnings.length - firstWarnings} more in the full report` : null,
    ),
  property: ({ report }) =>
    part(
      'The property',
      some(report.property ?? [], (facts) => ({ kind: 'facts', facts })),
    ),
  score: ({ report, score }) =>
    part(
      `Why it scores ${score.total} out of 100`,
      some(score.criteria, (criteria) => ({ kind: 'criteria', criteria })),
      `score version ${score.version}: ${report.basis}`,
    ),
  figures: ({ report }) =>
    part(
      'The figures',
      some(report.figures, (figures) => ({
        kind: 'figures',
        figures: figures.map(withNote),
        against: `Against ${report.rulesTitle.toLowerCase()}`,
      })),
    ),
  'figures-in-brief': ({ report: { figures, keyFigures: shown } }) =>
    part(
      'More figures',
      some(
        figures.filter(({ id }) => shown.every((figure) => figure.id !== id)),
        (all) => ({ kind: 'facts', facts: all.map(({ label, value }) => ({ label, value })) }),
      ),
    ),
  'purchase-in-brief': ({ report }) => {
    const costs = report.tables.find(({ id }) => id === 'purchase-costs');
    const lines = costs === undefined ? [] : [...costs.rows, ...(costs.total === null ? [] : [costs.total])];
    return part(
      'Purchase costs',
      some(lines, (all) => ({ kind: 'facts', facts: all.map((cells) => ({ label: cells[0] ?? '', value: cells.at(-1) ?? '' })) })),
    );
  },
  purchase: ({ report }) => part('Purchase costs', tables(report, ['purchase-costs', 'transfer-tax', 'refinance', 'sale'])),
  finance: ({ report }) =>
    part('The mortgage', [
      ...some(report.loan ?? [], (facts): Block => ({ kind: 'facts', facts })),
      ...sentences(report.depth?.mortgages),
      ...tables(report, ['mortgages']),
    ]),
  'cash-flow': ({ report }) =>
    part('Income and costs over time', [
      ...report.charts.map((chart): Block => ({ kind: 'chart', chart })),
      ...tables(report, ['running-costs', ...(monthsDiffer(report) ? ['cash-flow-months'] : []), 'projection-years', 'strategy-years']),
      ...otherTables(report),
    ]),
  'after-tax': ({ report }) => part('After tax', tables(report, ['after-tax', 'after-tax-returns', 'after-tax-inputs'])),
  risk: ({ report }) => part('Risk', riskBlocks(report)),
  area: ({ report }) =>
    part('The area', [
      ...sentences(report.area),
      ...(report.map === undefined ? [] : [{ kind: 'map' as const, map: report.map }]),
      ...tables(report, ['area-rents', 'area-figures', 'area-score']),
    ]),
  comparables: ({ report }) =>
    part('Comparable properties', [
      ...sentences(report.comparison),
      ...sentences(report.comparables),
      ...tables(report, ['homes-alike', 'comparables']),
    ]),
  inputs: ({ report }) =>
    part(
      'Inputs and sources',
      some(report.inputs, (inputs) => ({ kind: 'inputs', inputs })),
    ),
  notes: ({ notes }) => part('Notes', sentences(notes)),
  foundations: ({ report, appVersion }, { id }) =>
    // These few lines come first, because after a long list they might end up alone on a page.
    part('Sources and limits', [
      madeBlock(report, appVersion),
      ...some([...(id === 'full' ? areaSources(report) : []), ...report.laws.map(sourceOfLaw)], (sources): Block => ({
        kind: 'sources',
        sources,
      })),
    ]),
};

const madeBlock = (report: ReportDocument, appVersion: string | null): Block => ({
  kind: 'made',
  made: madeWords(report, appVersion),
  disclaimer: report.disclaimer,
});

function keyFigures({ report }: Composed, edition: Edition): readonly Block[] {
  const all = [...report.keyFigures, ...report.figures];
  const shown = (ids: readonly string[]) => ids.flatMap((id) => all.find((figure) => figure.id === id) ?? []);
  const own = report.keyFigures.map(({ id }) => id);
  const ofLender = shown(isBritishLetting(report) ? edition.keyFigures : lenderFigures).slice(0, 4);
  const figures =
    edition.id === 'lender'
      ? (ofLender.length < 3 ? shown(own) : ofLender).map(withoutRule)
      : shown(isBritishLetting(report) ? edition.keyFigures : own);
  return some(figures, (found): Block => ({ kind: 'key-figures', figures: found.map(withNote) }));
}

/** The headline figures for a lender. Those that the property's strategy does not have are left out. */
const lenderFigures = ['loanToValue', 'lenderCover', 'debtServiceCover', 'monthlyPayment', 'netOperatingIncome'];

/** Whether a year's months need a table. Twelve months that are equal apart from rounding add nothing to the year. */
function monthsDiffer({ tables: all }: ReportDocument): boolean {
  const [first, ...others] = (all.find(({ id }) => id === 'cash-flow-months')?.rows ?? []).map(([, ...amounts]) => amounts.map(unitsIn));
  return others.some((amounts) => amounts.some((amount, at) => Math.abs(amount - (first?.[at] ?? 0)) > 5));
}

/** A displayed amount as a number: "−$1,151" is −1151. */
const unitsIn = (amount: string): number => Number(amount.replaceAll(/[^\d.−]/g, '').replace('−', '-'));

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

/** The tables that no part requests by id, so that a new table of a report is printed even if no edition mentions it. */
const otherTables = (report: ReportDocument): readonly Block[] =>
  report.tables.filter(({ id }) => !placed.has(id)).map((table): Block => ({ kind: 'table', table }));

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
  const read = /^\d/.test(parser) ? `, parser ${parser}` : '';
  return `Prepared on ${preparedOn} with Yardstick: rules ${rules}, engine ${engine}, score ${score}${read}${app}.`;
}
