import { isLogo, type Letterhead, type Logo } from '../../../src/core/report/editions/letterhead.ts';
import type { EditionDocument } from '../../../src/core/report/editions/editionDocument.ts';
import { drawText, fillBox, hairline, marked, type Sheet } from '../sheet.ts';
import { colour, look } from '../theme.ts';

const logoBox = { width: 48, height: 14 };

/**
 * Draws the author's name and picture, or the product's, with edition and date opposite. Returns the y of the line below, in millimetres.
 */
export function drawMasthead(sheet: Sheet, { masthead, preparedOn }: EditionDocument, letterhead: Letterhead | null): number {
  const name = letterhead?.name.trim() ?? '';
  const logo = letterhead?.logo ?? null;
  const tall = logo === null ? 0 : drawLogo(sheet, logo);
  const y = sheet.top;
  if (logo === null && name === '') drawOwnMark(sheet, y);
  const below =
    name === ''
      ? y
      : drawText(sheet, tall === 0 ? y : y + tall + 1.5, { text: name, x: sheet.left, width: sheet.width * 0.55, look: ownName });
  const when = { text: `${masthead} · prepared on ${preparedOn}`, x: sheet.left + sheet.width * 0.55, width: sheet.width * 0.45 };
  drawText(sheet, y + 0.8, { ...when, align: 'right', look: look.small });
  const line = Math.max(y + 8, y + tall + 2.5, below + 1.5);
  hairline(sheet, line);
  return line;
}

const ownName = { size: 12, bold: true, colour: colour.ink } as const;

/** Draws the logo in its box, at 200 dpi or more. Returns its height, or 0 if it cannot be read. */
function drawLogo(sheet: Sheet, logo: Logo): number {
  if (!isLogo(logo)) return 0;
  const perPixel = Math.min(logoBox.width / logo.width, logoBox.height / logo.height, 25.4 / 200);
  const [width, height] = [logo.width * perPixel, logo.height * perPixel];
  try {
    sheet.tags.draw(sheet.tags.add('Figure', { alt: 'Logo' }), () =>
      marked(sheet, () => sheet.doc.addImage({ imageData: logo.dataUrl, format: 'JPEG', x: sheet.left, y: sheet.top, width, height })),
    );
    return height;
  } catch {
    // If the image is invalid, the report is printed without it.
    return 0;
  }
}

/** The product's logo, a piece of yellow tape, with its name. */
function drawOwnMark(sheet: Sheet, y: number): void {
  fillBox(sheet, colour.mark, { x: sheet.left, y: y + 0.4, width: 9.6, height: 4.6, radius: 0.9 });
  for (let tick = 1; tick < 6; tick += 1) {
    fillBox(sheet, colour.ink, { x: sheet.left + tick * 1.6 - 0.15, y: y + 0.4, width: 0.3, height: tick % 2 === 0 ? 2.2 : 1.4 });
  }
  drawText(sheet, y + 0.1, { text: 'Yardstick', x: sheet.left + 11.6, width: 40, look: ownName });
}
