import { __createTable, __drawTable, type Cell, type CellHookData, type CellInput, type RowInput, type UserOptions } from 'jspdf-autotable';
import { drawLine, fillBox, lineHeight, linkBox, widthOf, type Sheet } from './sheet.ts';
import { tableTags, type TableTags } from './tags/tableTags.ts';
import { colour, type Rgb, type TextLook } from './theme.ts';

export interface TableColumn {
  readonly label: string;
  readonly align: 'left' | 'right';
  /** Column width in millimetres. Without it, the column fits its texts. */
  readonly width?: number;
  /** The colour of the column's header. */
  readonly colour?: Rgb;
}

export interface TableCell {
  readonly text: string;
  readonly bold?: boolean;
  readonly colour?: Rgb;
  readonly fill?: Rgb;
  readonly link?: string | null;
}

export interface TableSpec {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly TableCell[])[];
  readonly total?: readonly string[] | null;
  readonly size?: number;
}

const bodySize = 8.2;
const padding = { top: 1.2, bottom: 1.2, left: 1.6, right: 1.6 };

/** Horizontal cell padding. A table's edges align with those of the text around it. */
const sides = (spec: TableSpec, column: number): { readonly left: number; readonly right: number } => ({
  left: column === 0 ? 0 : padding.left,
  right: column === spec.columns.length - 1 ? 0 : padding.right,
});

/** A number is not wrapped as long as its column takes at most this share of the table's width. */
const widestNumber = 0.24;

/** A table with its columns and rows measured, but not yet placed. */
export interface LaidTable {
  /** Millimetres from the header to the last line, on an unlimited page. */
  readonly height: number;
  /** Millimetres for the header and the first three rows. A shorter part is never left alone at the foot of a page. */
  readonly start: number;
  /** Draws the table once, from `y` down, across pages if needed. Returns the y below. */
  readonly draw: (y: number) => number;
}

/**
 * Lays out a table that wraps its texts, breaks over pages and repeats its header there. autotable computes the layout. We draw it, so that
 * all text follows the same typesetting rules.
 */
export function layTable(sheet: Sheet, spec: TableSpec): LaidTable {
  const { doc } = sheet;
  const cells = tableTags(sheet.tags);
  const table = __createTable(doc, tableOptions(sheet, spec, cells));
  const heights = table.allRows().map((row) => row.height);
  return {
    height: sum(heights),
    start: sum(heights.slice(0, 4)),
    draw: (y) => {
      table.settings.startY = y;
      table.settings.margin.bottom += keptBack(heights, sheet.bottom - y);
      __drawTable(doc, table);
      return table.finalY ?? y;
    },
  };
}

/** The minimum number of rows on a continuation page. */
const overleaf = 3;

/** Millimetres to leave empty on a page, so that the next page gets enough rows. The argument lists the row heights, header first. */
function keptBack([head = 0, ...rows]: readonly number[], free: number): number {
  let [fits, used] = [0, head];
  while (fits < rows.length && used + (rows[fits] ?? 0) <= free) used += rows[fits++] ?? 0;
  const left = rows.length - fits;
  const moved = rows.slice(Math.max(0, rows.length - overleaf), fits);
  // If moving rows would leave only the header on this page, no rows are moved.
  return left === 0 || left >= overleaf || fits <= overleaf ? 0 : free - used + sum(moved) + 0.01;
}

const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);

function tableOptions(sheet: Sheet, spec: TableSpec, cells: TableTags): UserOptions {
  const { doc } = sheet;
  const pageHeight = doc.internal.pageSize.getHeight();
  doc.setLineHeightFactor(1.32);
  return {
    startY: sheet.top,
    theme: 'plain',
    margin: {
      top: sheet.top,
      left: sheet.left,
      right: doc.internal.pageSize.getWidth() - sheet.left - sheet.width,
      bottom: pageHeight - sheet.bottom,
    },
    head: [spec.columns.map(({ label }) => label)],
    body: spec.rows.map((row): RowInput =>
      row.map((cell): CellInput => ({ content: cell.text, styles: { fontStyle: cell.bold === true ? 'bold' : 'normal' } })),
    ),
    foot: spec.total == null ? [] : [[...spec.total]],
    showFoot: 'lastPage',
    rowPageBreak: 'avoid',
    styles: { font: 'report', fontSize: spec.size ?? bodySize, cellPadding: padding, overflow: 'linebreak' },
    headStyles: { fontStyle: 'bold' },
    footStyles: { fontStyle: 'bold' },
    columnStyles: Object.fromEntries(
      spec.columns.map(({ align, width }, at) => [
        at,
        { halign: align, ...(width === undefined ? { minCellWidth: unbroken(sheet, spec, at) } : { cellWidth: width }) },
      ]),
    ),
    didParseCell: ({ cell, column }) => {
      setCell(sheet, cell);
      cell.styles.cellPadding = { ...padding, ...sides(spec, column.index) };
    },
    willDrawCell: (data) => {
      sheet.tags.draw(cells.of(data), () => drawCell(sheet, spec, data));
      // We draw the table ourselves.
      return false;
    },
  };
}

function setCell(sheet: Sheet, cell: Cell): void {
  const { text, family } = sheet.type.set(cell.text.join('\n'));
  cell.text = text.split('\n');
  cell.styles.font = family;
}

/** The width at which each of a numeric column's texts fits on one line. 0 for a text column. */
function unbroken(sheet: Sheet, spec: TableSpec, column: number): number {
  if (spec.columns[column]?.align !== 'right') return 0;
  const cells = [...spec.rows.map((row) => row[column] ?? { text: '' }), { text: spec.total?.[column] ?? '', bold: true }];
  const measure = ({ text, bold }: TableCell): number =>
    widthOf(sheet, sheet.type.set(text), { size: spec.size ?? bodySize, bold: bold === true, colour: colour.ink });
  const widest = Math.max(...cells.filter(({ text }) => text.length < 40).map(measure), 0);
  return Math.min(widest + padding.left + padding.right, sheet.width * widestNumber);
}

function drawCell(sheet: Sheet, spec: TableSpec, { cell, row, column, section }: CellHookData): void {
  const own = section === 'body' ? spec.rows[row.index]?.[column.index] : undefined;
  const align = spec.columns[column.index]?.align ?? 'left';
  const box = { x: cell.x, y: cell.y, width: cell.width, height: cell.height };
  if (own?.fill !== undefined)
    fillBox(sheet, own.fill, { x: box.x, y: box.y + 0.5, width: box.width, height: box.height - 1, radius: 0.8 });
  const text: TextLook = {
    size: cell.styles.fontSize,
    bold: cell.styles.fontStyle === 'bold',
    colour: own?.colour ?? (section === 'head' ? (spec.columns[column.index]?.colour ?? colour.ink2) : colour.ink),
    leading: 1.32,
  };
  const side = sides(spec, column.index);
  for (const [at, line] of cell.text.entries()) {
    const y = cell.y + padding.top + at * lineHeight(text);
    drawLine(sheet, y, {
      line: { text: line, family: familyOf(cell) },
      x: cell.x + side.left,
      width: cell.width - side.left - side.right,
      align,
      look: text,
    });
  }
  if (own?.link !== undefined) linkBox(sheet, own.link, box);
  // One line for the whole row, drawn with its first cell.
  if (column.index === 0) drawRowLine(sheet, section, cell);
}

/** Draws the line below a row, or above the total. */
function drawRowLine({ doc, width }: Sheet, section: CellHookData['section'], cell: Pick<Cell, 'x' | 'y' | 'height'>): void {
  const [stroke, y, weight] =
    section === 'foot'
      ? [colour.ink2, cell.y, 0.3]
      : [section === 'head' ? colour.ink3 : colour.line, cell.y + cell.height, section === 'head' ? 0.25 : 0.15];
  doc
    .setDrawColor(...(stroke as unknown as [number, number, number]))
    .setLineWidth(weight)
    .line(cell.x, y, cell.x + width, y);
}

const familyOf = (cell: Cell): 'report' | 'fallback' => (cell.styles.font === 'fallback' ? 'fallback' : 'report');

/** A table's plain texts as cells. */
export const textCells = (row: readonly string[]): readonly TableCell[] => row.map((text) => ({ text }));
