import { escapeFormula } from './formulaGuard.ts';
import { yieldToMainThread, rowsAtOnce, type SheetCell, type SheetTable } from './sheetTable.ts';
import { columnName, toXml } from './xlsxText.ts';
import { writeZip } from './zip.ts';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const start = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const parts = 'http://schemas.openxmlformats.org/package/2006';
const kindOfPart = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A one-sheet workbook with a bold frozen header, numbers as numbers, and text that is never run as a formula. */
export async function writeXlsx(table: SheetTable): Promise<Blob> {
  const encoder = new TextEncoder();
  const sheet = await sheetXml(table);
  const files = { ...frame, 'xl/worksheets/sheet1.xml': sheet };
  const zip = writeZip(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, encoder.encode(start + xml)])));
  return zip.slice(0, zip.size, type);
}

const frame = {
  '[Content_Types].xml': `<Types xmlns="${parts}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kindOfPart}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kindOfPart}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${kindOfPart}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${parts}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Deals" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${parts}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  // 0: plain, 1: header, 2: amounts with thousands separators.
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
} as const;

async function sheetXml({ head, kinds, rows }: SheetTable): Promise<string> {
  const widths = head.map(
    (name, at) => `<col min="${at + 1}" max="${at + 1}" width="${Math.min(44, Math.max(12, name.length + 3))}" customWidth="1"/>`,
  );
  const out = [
    `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`,
    rowXml(head, 1, () => 1),
  ];
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    out.push(
      rows
        .slice(from, from + rowsAtOnce)
        .map((row, at) => rowXml(row, from + at + 2, (column) => (kinds[column] === 'amount' ? 2 : 0)))
        .join(''),
    );
    await yieldToMainThread();
  }
  return `${out.join('')}</sheetData></worksheet>`;
}

function rowXml(cells: readonly SheetCell[], line: number, styleOf: (column: number) => number): string {
  const inside = cells.map((cell, column) => {
    if (cell === null || cell === '') return '';
    const place = `r="${columnName(column)}${line}" s="${styleOf(column)}"`;
    if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`;
    return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${toXml(escapeFormula(cell))}</t></is></c>`;
  });
  return `<row r="${line}">${inside.join('')}</row>`;
}
