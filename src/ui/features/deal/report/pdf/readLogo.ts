import { err, ok, type Result } from '../../../../../core/kernel/result.ts';
import { isLogo, type Logo } from '../../../../../core/report/editions/letterhead.ts';

const largestFile = 5_000_000;
/** Twice what is printed, so that it is sharp on paper. */
const box = { width: 720, height: 240 };
const tries = [
  { share: 1, quality: 0.92 },
  { share: 1, quality: 0.75 },
  { share: 0.5, quality: 0.8 },
] as const;

/**
 * A picture file as a logo: decoded by the browser and drawn anew, so that what is kept is a small clean JPEG and nothing else that the
 * file held. The error is a sentence for the person.
 */
export async function readLogo(file: File): Promise<Result<Logo, string>> {
  if (file.type !== 'image/png' && file.type !== 'image/jpeg') return err('Choose a PNG or JPEG picture.');
  if (file.size > largestFile) return err('The picture is larger than 5 MB. Choose a smaller one.');
  try {
    const picture = await createImageBitmap(file);
    const found = tries.map((each) => drawnAnew(picture, each)).find(isLogo);
    picture.close();
    return found === undefined ? err('The picture has too much detail for a logo. Choose a simpler one.') : ok(found);
  } catch {
    return err('The picture cannot be read. Choose another one.');
  }
}

/** On white, as paper is: a JPEG has no clear ground. */
function drawnAnew(picture: ImageBitmap, { share, quality }: { readonly share: number; readonly quality: number }): Logo | null {
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
