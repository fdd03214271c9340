import type { Tag, TagTree } from './tagTree.ts';

/** A drawn cell: its position in the table, and which of the table's pages it is on. */
interface DrawnCell {
  readonly section: 'head' | 'body' | 'foot';
  readonly column: { readonly index: number };
  readonly pageNumber: number;
}

/** The structure of one table while its cells are drawn, row by row. */
export interface TableTags {
  /** The element for a cell. Null if the cell is repeated at the top of a continuation page. */
  readonly of: (cell: DrawnCell) => Tag | null;
}

/** The tags for a table in which labels are column headers and the first cells are row headers. */
export function tableTags(tags: TagTree): TableTags {
  let table: Tag | null = null;
  let row: Tag | null = null;
  return {
    of: ({ section, column, pageNumber }) => {
      if (section === 'head' && pageNumber > 1) return null;
      table ??= tags.add('Table');
      if (column.index === 0 || row === null) row = tags.add('TR', { within: table });
      if (section === 'head') return tags.add('TH', { within: row, scope: 'Column' });
      return column.index === 0 ? tags.add('TH', { within: row, scope: 'Row' }) : tags.add('TD', { within: row });
    },
  };
}
