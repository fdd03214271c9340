import { __createTable, __drawTable, type Cell, type CellHookData, type CellInput, type RowInput, type UserOptions } from 'jspdf-autotable';
import { drawLine, fillBox, lineHeight, linkBox, type Sheet } from './sheet.ts';
import { colour, type Rgb, type TextLook } from './theme.ts';

export interface TableColumn {
  readonly label: string;
  readonly align: 'left' | 'right';
  /** Millimetres; without it the column takes what its texts need. */
  readonly width?: number;
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

const padding = { top: 1.35, bottom: 1.35, left: 1.6, right: 1.6 };

/**
 * A table that wraps its texts, breaks over pages and repeats its head there. Returns the y below it. Layout is
 * autotable's; the drawing is ours, so that every text follows the one typesetting rule.
 */
export function drawTable(sheet: Sheet, y: number, spec: TableSpec): number {
  const { doc } = sheet;
  const pageHeight = doc.internal.pageSize.getHeight();
  doc.setLineHeightFactor(1.32);
  const options: UserOptions = {
    startY: y,
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
    styles: { font: 'report', fontSize: spec.size ?? 8.2, cellPadding: padding, overflow: 'linebreak' },
    headStyles: { fontStyle: 'bold' },
    footStyles: { fontStyle: 'bold' },
    columnStyles: Object.fromEntries(
      spec.columns.map(({ align, width }, at) => [at, { halign: align, ...(width === undefined ? {} : { cellWidth: width }) }]),
    ),
    didParseCell: (data) => setCell(sheet, data.cell),
    willDrawCell: (data) => drawCell(sheet, spec, data),
  };
  const table = __createTable(doc, options);
  __drawTable(doc, table);
  return table.finalY ?? y;
}

function setCell(sheet: Sheet, cell: Cell): void {
  const { text, family } = sheet.type.set(cell.text.join('\n'));
  cell.text = text.split('\n');
  cell.styles.font = family;
}

/** Draws a cell and tells autotable not to. */
function drawCell(sheet: Sheet, spec: TableSpec, { cell, row, column, section }: CellHookData): false {
  const own = section === 'body' ? spec.rows[row.index]?.[column.index] : undefined;
  const align = spec.columns[column.index]?.align ?? 'left';
  const box = { x: cell.x, y: cell.y, width: cell.width, height: cell.height };
  if (own?.fill !== undefined)
    fillBox(sheet, own.fill, { x: box.x, y: box.y + 0.5, width: box.width, height: box.height - 1, radius: 0.8 });
  const text: TextLook = {
    size: cell.styles.fontSize,
    bold: cell.styles.fontStyle === 'bold',
    colour: own?.colour ?? (section === 'head' ? colour.ink2 : colour.ink),
    leading: 1.32,
  };
  for (const [at, line] of cell.text.entries()) {
    const y = cell.y + padding.top + at * lineHeight(text);
    drawLine(sheet, y, {
      line: { text: line, family: familyOf(cell) },
      x: cell.x + padding.left,
      width: cell.width - padding.left - padding.right,
      align,
      look: text,
    });
  }
  if (own?.link !== undefined) linkBox(sheet, own.link, box);
  const [stroke, y, weight] =
    section === 'foot'
      ? [colour.ink2, cell.y, 0.3]
      : [section === 'head' ? colour.ink3 : colour.line, cell.y + cell.height, section === 'head' ? 0.25 : 0.15];
  sheet.doc
    .setDrawColor(...(stroke as unknown as [number, number, number]))
    .setLineWidth(weight)
    .line(cell.x, y, cell.x + cell.width, y);
  return false;
}

const familyOf = (cell: Cell): 'report' | 'fallback' => (cell.styles.font === 'fallback' ? 'fallback' : 'report');

/** A table's plain texts as cells. */
export const textCells = (row: readonly string[]): readonly TableCell[] => row.map((text) => ({ text }));
