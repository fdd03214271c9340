import { isReportPhoto, maxPhotos, type ReportPhoto } from '../../../src/core/report/editions/reportPhoto.ts';
import { drawHeading, drawText, marked, room, textHeight, type Sheet } from '../sheet.ts';
import { look } from '../theme.ts';

const gutter = 6;
const tallest = 64;

/** The part's heading, also used as the bookmark. */
export const photosTitle = 'Photos from the viewing';

/** Draws the person's own photos, two in a row, each above its caption. Entries that are not pictures are left out. Returns the y below. */
export function drawPhotos(sheet: Sheet, y: number, photos: readonly ReportPhoto[]): number {
  const width = (sheet.width - gutter) / 2;
  const shown = photos.filter(isReportPhoto).slice(0, maxPhotos);
  let at = drawHeading(sheet, y, { text: photosTitle, keep: { whole: tallest + 12, start: tallest + 12 } });
  for (let first = 0; first < shown.length; first += 2) {
    const row = shown.slice(first, first + 2);
    const sizes = row.map((photo) => fitted(photo, width));
    const tall = Math.max(...sizes.map(({ height }) => height));
    const words = Math.max(...row.map(({ caption }) => textHeight(sheet, caption, { x: 0, width, look: look.small })));
    at = room(sheet, at, tall + words + 1.5);
    for (const [column, photo] of row.entries()) {
      const x = sheet.left + column * (width + gutter);
      const size = sizes[column] ?? { width, height: tall };
      const top = at;
      sheet.tags.draw(sheet.tags.add('Figure', { alt: photo.caption }), () => {
        marked(sheet, () => drawPicture(sheet, photo, { x, y: top + tall - size.height, ...size }));
        drawText(sheet, top + tall + 1.5, { text: photo.caption, x, width, look: look.small });
      });
    }
    at += tall + words + 6;
  }
  return at;
}

/** Whether there is a photo to print. */
export const hasPhotos = (photos: readonly ReportPhoto[]): boolean => photos.some(isReportPhoto);

function fitted({ width, height }: ReportPhoto, most: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(most / width, tallest / height);
  return { width: width * scale, height: height * scale };
}

function drawPicture(
  sheet: Sheet,
  { dataUrl }: ReportPhoto,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): void {
  try {
    sheet.doc.addImage({ imageData: dataUrl, format: 'JPEG', ...box });
  } catch {
    // If the image is invalid, its caption stays and the report is printed without the image.
  }
}
