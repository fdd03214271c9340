/** A photo taken by the user, as it is printed: a small JPEG as a data URL, its size in pixels, and what it shows. */
export interface ReportPhoto {
  readonly dataUrl: string;
  readonly width: number;
  readonly height: number;
  readonly caption: string;
}

/** The maximum number of printed photos. */
export const maxPhotos = 12;

/** The longer side of a printed photo in pixels: 85 mm at 260 dots per inch. */
export const photoPixels = 880;

/** The maximum length of the data URL, in characters. It allows an image of about 300 kB. */
const longestPhoto = 400_000;

const isSize = (pixels: number): boolean => Number.isInteger(pixels) && pixels > 0 && pixels <= 4000;

/** Whether a value is a photo that may be printed. Checks the data URL and the stated size, but not the pixels. */
export function isReportPhoto({ dataUrl, width, height }: ReportPhoto): boolean {
  return (
    dataUrl.length <= longestPhoto && /^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/.test(dataUrl) && isSize(width) && isSize(height)
  );
}
