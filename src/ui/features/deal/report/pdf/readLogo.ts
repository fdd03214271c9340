import { err, ok, type Result } from '../../../../../core/kernel/result.ts';
import { isLogo, type Logo } from '../../../../../core/report/editions/letterhead.ts';

const largestFile = 5_000_000;
/** The box the logo must fit, in pixels: twice the printed size, so that it is sharp on paper. */
const box = { width: 720, height: 240 };
const tries = [
  { share: 1, quality: 0.92 },
  { share: 1, quality: 0.75 },
  { share: 0.5, quality: 0.8 },
] as const;

/**
 * An image file as a logo, or an error message to show. The browser decodes and redraws it as a small JPEG, which drops metadata and
 * anything else in the file.
 */
export async function readLogo(file: File): Promise<Result<Logo, string>> {
  if (file.type !== 'image/png' && file.type !== 'image/jpeg') return err('Choose a PNG or JPEG image.');
  if (file.size > largestFile) return err('That image is larger than 5 MB. Choose a smaller one.');
  try {
    const picture = await createImageBitmap(file);
    const found = tries.map((each) => redraw(picture, each)).find(isLogo);
    picture.close();
    return found === undefined ? err('That image is too detailed for a logo. Choose a simpler one.') : ok(found);
  } catch {
    return err('Couldn’t read that image. Choose another one.');
  }
}

/** The picture redrawn on white, because JPEG has no transparency. Null if a canvas is not available. */
function redraw(picture: ImageBitmap, { share, quality }: { readonly share: number; readonly quality: number }): Logo | null {
  const scale = Math.min(1, (box.width * share) / picture.width, (box.height * share) / picture.height);
  const [width, height] = [Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale))];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, width, height);
  return { dataUrl: canvas.toDataURL('image/jpeg', quality), width, height };
}
