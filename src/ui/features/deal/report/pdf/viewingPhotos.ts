import { viewingQuestionsIn } from '../../../../../core/deal/viewing/americanViewing.ts';
import type { MarketCountry } from '../../../../../core/market/markets.ts';
import { isReportPhoto, mostPhotos, photoPixels, type ReportPhoto } from '../../../../../core/report/editions/reportPhoto.ts';
import { deviceDb, type MediaRow } from '../../../../../data/device/deviceDb.ts';

/** The photos of a deal's viewing as a report prints them, oldest first; one that cannot be read is left out, and none where the storage does not answer. */
export async function viewingPhotos(userId: string | null, dealId: string, country: MarketCountry): Promise<readonly ReportPhoto[]> {
  try {
    const media = await deviceDb(userId).media.where('dealId').equals(dealId).toArray();
    const rows = media.filter(({ kind }) => kind === 'photo').toSorted((one, other) => one.at - other.at);
    const photos = await Promise.all(rows.slice(0, mostPhotos).map((row) => printedPhoto(row, country)));
    return photos.filter((photo) => photo !== null && isReportPhoto(photo)) as readonly ReportPhoto[];
  } catch {
    return [];
  }
}

/** What a photo shows, in the words of the question it was taken for. */
export const photoCaption = (about: string, country: MarketCountry): string =>
  viewingQuestionsIn(country).find(({ id }) => id === about)?.question ?? 'Taken at the viewing';

/** Drawn anew and small: what is passed on is the picture and nothing else the file held, such as where it was taken. */
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
