import type { ReportDocument } from '../report.ts';
import type { Block, EditionPart } from './editionDocument.ts';

/** A part with its heading and an optional note. An edition leaves out a part that has no blocks. */
export const part = (title: string | null, blocks: readonly Block[], note: string | null = null): Omit<EditionPart, 'id'> => ({
  title,
  note,
  blocks,
});

/** One block with all items of a list; no block for an empty list. */
export const some = <Item>(items: readonly Item[], block: (items: readonly Item[]) => Block): readonly Block[] =>
  items.length === 0 ? [] : [block(items)];

/** A block with sentences as bullet points; no block for an empty list. */
export const sentences = (points: readonly string[] = []): readonly Block[] =>
  some(points, (all) => ({ kind: 'points', points: all, tone: 'neutral' }));

/** The report's tables with these ids, in this order. */
export const tables = (report: Pick<ReportDocument, 'tables'>, ids: readonly string[]): readonly Block[] =>
  ids.flatMap((id) => {
    const table = report.tables.find((each) => each.id === id);
    return table === undefined ? [] : [{ kind: 'table' as const, table }];
  });
