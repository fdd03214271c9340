import type { Deal } from '../../deal/deal.ts';
import { dealTitle } from '../../deal/dealTitle.ts';
import type { Score } from '../../score/score.ts';
import { part, some } from '../editions/blocks.ts';
import { composePart, withContent, type Composed } from '../editions/composeEdition.ts';
import type { Block, EditionDocument, EditionPart } from '../editions/editionDocument.ts';
import { editions, type PartId } from '../editions/editions.ts';
import { withoutRule } from '../editions/lenderParts.ts';
import { withNote } from '../figureNote.ts';
import type { ReportDocument, ReportInput } from '../report.ts';
import { left, right } from '../tables/columns.ts';
import { sharedPartIds, type SharedPartId } from './sharedParts.ts';
import type { SharedReport } from './sharedReport.ts';

/** What a person shares: the deal's full report, and the choices made for this link. */
export interface Sharing extends Pick<Composed, 'report' | 'score' | 'appVersion' | 'notes'> {
  readonly facts: Deal['facts'];
  readonly parts: readonly SharedPartId[];
  /** The name shown to the reader. Empty if none. */
  readonly from: string;
  /** When it is shared, as an ISO moment. */
  readonly sharedAt: string;
}

/**
 * The report with the chosen parts only. Anything else is left out of the data, not hidden. It never has the person's profile, income, tax,
 * holdings or other deals.
 */
export function composeSharedReport(sharing: Sharing): SharedReport {
  const { report, facts, from, sharedAt } = sharing;
  const parts = sharedPartIds.filter((id) => sharing.parts.includes(id));
  const chosen = new Set(parts);
  const hasAddress = chosen.has('address');
  const composed = { ...sharing, report: withoutUnshared(report, chosen), score: plainScore(sharing.score) };
  const composedParts = withContent(
    [...parts.flatMap((id) => composers[id](composed, chosen)), composePart('foundations', composed, editions.full)]
      .map((each) => withoutAddress(each, hasAddress))
      .map(withPlainTables),
  );
  return {
    version: 1,
    sharedAt,
    from: from.trim(),
    market: report.market,
    parts,
    document: {
      edition: 'shared',
      masthead: 'Shared deal',
      title: dealTitle(hasAddress ? facts : { ...facts, address: null, outcode: null }),
      subtitle: chosen.has('figures') || chosen.has('property') ? report.subtitle : report.basis,
      listingUrl: hasAddress ? report.listingUrl : null,
      preparedOn: report.preparedOn,
      cover: composedParts.slice(0, 1),
      parts: composedParts.slice(1),
    } satisfies EditionDocument,
  };
}

type Chosen = ReadonlySet<SharedPartId>;

type Composer = (composed: Composed, chosen: Chosen) => readonly EditionPart[];

const ofReport =
  (...ids: readonly PartId[]): Composer =>
  (composed) =>
    ids.map((id) => composePart(id, composed, editions.full));

const composers: Readonly<Record<SharedPartId, Composer>> = {
  address: () => [],
  verdict: (composed, chosen) => ofReport('verdict', 'rules', 'solves', 'score')(composed, chosen).map(forReader),
  figures: ({ report }, chosen) => [figuresPart(report, chosen)],
  warnings: ofReport('warnings'),
  property: ofReport('property'),
  costs: ofReport('purchase'),
  finance: ofReport('finance'),
  'cash-flow': ofReport('cash-flow'),
  risk: ofReport('risk'),
  area: ofReport('area'),
  lending: ofReport('cover', 'rents', 'exit'),
  inputs: ({ report }) => [inputsPart(report)],
  notes: ofReport('notes'),
};

/** The sharer's rules under a heading that is true for a reader, with a note on whom the sentences address. */
const forReader = (each: EditionPart): EditionPart => ({
  ...each,
  title: each.id === 'verdict' ? 'Verdict' : each.title === 'Your rules' ? 'The sharer’s rules' : each.title,
  note: each.id === 'verdict' ? '“you” is the person who shared this' : each.note,
});

/** The figures without the sharer's targets. The verdict has the key figures already. */
const figuresPart = ({ keyFigures, figures }: ReportDocument, chosen: Chosen): EditionPart => ({
  id: 'figures',
  ...part('The figures', [
    ...some(chosen.has('verdict') ? [] : keyFigures, (all): Block => ({
      kind: 'key-figures',
      figures: all.map(withNote).map(withoutRule),
    })),
    ...some(figures, (all): Block => ({ kind: 'figures', figures: all.map(withNote).map(withoutRule), against: null })),
  ]),
});

const whose: Readonly<Record<ReportInput['mark'], (from: string) => string>> = {
  listing: () => 'From the listing',
  estimate: (source) => `Estimate: ${source}`,
  default: (source) => `Default: ${source}`,
  profile: () => 'The sharer’s default',
  yours: () => 'The sharer’s figure',
};

const inputsPart = ({ inputs }: ReportDocument): EditionPart => ({
  id: 'inputs',
  ...part(
    'Inputs and sources',
    some(inputs.filter(isShareable), (all) => ({
      kind: 'table',
      table: {
        id: 'inputs',
        title: 'Inputs and sources',
        columns: [left('Input'), right('Value'), left('Source')],
        rows: all.map(({ label, value, mark, from: source }) => [label, value, whose[mark](source)]),
        total: null,
        note: null,
      },
    })),
  ),
});

/** Inputs about the person: residence and linked purchases. The group `Home` has the person's own home, income and tax. */
const personalInputs: ReadonlySet<string> = new Set(['ukResident', 'linkedConsideration']);

const isShareable = ({ key, group }: ReportInput): boolean => group !== 'Home' && !personalInputs.has(key);

/** Tables about the person's other deals, and about their tax. */
const unshared: ReadonlySet<string> = new Set(['homes-alike', 'comparables', 'after-tax', 'after-tax-returns', 'after-tax-inputs']);

/** The report without tables about other deals and the person's tax. Sources of an area and its map come only with the part they belong to. */
function withoutUnshared(report: ReportDocument, chosen: Chosen): ReportDocument {
  const { map, ...rest } = report;
  const tables = report.tables.filter(({ id }) => !unshared.has(id) && (id !== 'area-sources' || chosen.has('area')));
  return { ...rest, tables, ...(map !== undefined && chosen.has('address') ? { map } : {}) };
}

/** Without an address, the property's facts do not name it either. */
function withoutAddress(each: EditionPart, hasAddress: boolean): EditionPart {
  if (hasAddress || each.id !== 'property') return each;
  return {
    ...each,
    blocks: each.blocks.map((block) =>
      block.kind === 'facts' ? { ...block, facts: block.facts.filter(({ label }) => !locating.has(label)) } : block,
    ),
  };
}

/** Facts that identify a property. */
const locating: ReadonlySet<string> = new Set(['Address', 'Agent', 'Also listed']);

/** Tables without the explanations that only a deal's own screen opens. */
const withPlainTables = (each: EditionPart): EditionPart => ({
  ...each,
  blocks: each.blocks.map((block) => {
    if (block.kind !== 'table') return block;
    const { id, title, columns, rows, total, note } = block.table;
    return { ...block, table: { id, title, columns, rows, total, note } };
  }),
});

/** The score as a report draws it, without the steps towards it. */
const plainScore = ({ total, low, high, band, criteria, version }: Score): Score => ({
  total,
  low,
  high,
  band,
  version,
  criteria: criteria.map(({ id, label, figure, measured, points, weight, tone, reason }) => ({
    id,
    label,
    figure,
    measured,
    points,
    weight,
    tone,
    reason,
  })),
});
