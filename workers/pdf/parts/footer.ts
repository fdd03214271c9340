import type { EditionDocument } from '../../../src/core/report/editions/editionDocument.ts';
import { drawLine, hairline, widthOf, wrapText, type Sheet } from '../sheet.ts';
import { look } from '../theme.ts';

/** Draws the footer on every page: author, property, date, page number and page count. */
export function drawFooters(
  sheet: Sheet,
  { title, preparedOn, by }: Pick<EditionDocument, 'title' | 'preparedOn'> & { readonly by: string },
): void {
  const pages = sheet.doc.getNumberOfPages();
  const y = sheet.bottom + 6;
  const place = { x: sheet.left, width: sheet.width * 0.78, look: look.fine };
  const [first, ...more] = wrapText(sheet, `${by === '' ? 'Yardstick' : by} · ${title} · ${preparedOn}`, place);
  // A screen reader should not repeat it on every page.
  sheet.tags.draw(null, () => {
    for (let page = 1; page <= pages; page += 1) {
      sheet.doc.setPage(page);
      hairline(sheet, y - 1.5);
      if (first !== undefined) drawLine(sheet, y, { ...place, line: more.length === 0 ? first : { ...first, text: `${first.text} …` } });
      const number = sheet.type.set(`Page ${page} of ${pages}`);
      const width = widthOf(sheet, number, look.fine);
      drawLine(sheet, y, { line: number, x: sheet.left + sheet.width - width, width, look: look.fine });
    }
  });
}
