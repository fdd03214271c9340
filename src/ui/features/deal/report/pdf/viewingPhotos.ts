import { viewingQuestionsIn } from '../../../../../core/deal/viewing/americanViewing.ts';
import type { MarketCountry } from '../../../../../core/market/markets.ts';
import { isReportPhoto, maxPhotos, photoPixels, type ReportPhoto } from '../../../../../core/report/editions/reportPhoto.ts';
import { deviceDb, type MediaRow } from '../../../../../data/device/deviceDb.ts';

/** A deal's viewing photos, sized for print, oldest first. Skips unreadable ones; empty if storage fails. */
export async function viewingPhotos(userId: string | null, dealId: string, country: MarketCountry): Promise<readonly ReportPhoto[]> {
  try {
    const media = await deviceDb(userId).media.where('dealId').equals(dealId).toArray();
    const rows = media.filter(({ kind }) => kind === 'photo').toSorted((one, other) => one.at - other.at);
    const photos = await Promise.all(rows.slice(0, maxPhotos).map((row) => printedPhoto(row, country)));
    return photos.filter((photo) => photo !== null && isReportPhoto(photo)) as readonly ReportPhoto[];
  } catch {
    return [];
  }
}

/** A photo's caption: the checklist question it was taken for. */
export const photoCaption = (about: string, country: MarketCountry): string =>
  viewingQuestionsIn(country).find(({ id }) => id === about)?.question ?? 'Taken at the viewing';

/** A photo redrawn at print size, which drops metadata such as its location; null if it cannot be read. */
async function printedPhoto({ blob, about }: MediaRow, country: MarketCountry): Promise<ReportPhoto | null> {
  try {
    const picture = await createImageBitmap(blob, { imageOrientation: 'from-image' });
    const scale = Math.min(1, photoPixels / Math.max(picture.width, picture.height));
    const [width, height] = [Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale))];
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
    picture.close();
    return { dataUrl: canvas.toDataURL('image/jpeg', 0.72), width, height, caption: photoCaption(about, country) };
  } catch {
    return null;
  }
}
