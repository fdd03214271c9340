import { err, ok, type Result } from '../../../../../core/kernel/result.ts';
import { isLogo, type Logo } from '../../../../../core/report/edition/letterhead.ts';

const largestFile = 5_000_000;
const box = { width: 480, height: 160 };

/**
 * A picture file as a logo: decoded by the browser and drawn anew, so that what is kept is a small clean PNG (or JPEG, where a PNG
 * would be too large) and nothing else that the file held. The error is a sentence for the person.
 */
export async function readLogo(file: File): Promise<Result<Logo, string>> {
  if (file.type !== 'image/png' && file.type !== 'image/jpeg') return err('Choose a PNG or JPEG picture.');
  if (file.size > largestFile) return err('The picture is larger than 5 MB. Choose a smaller one.');
  try {
    const picture = await createImageBitmap(file);
    const found = [1, 0.6, 0.35].flatMap((share) => drawnAnew(picture, share)).find(isLogo);
    picture.close();
    return found === undefined ? err('The picture has too much detail for a logo. Choose a simpler one.') : ok(found);
  } catch {
    return err('The picture cannot be read. Choose another one.');
  }
}

/** As PNG, which keeps a clear ground, and as JPEG on white, which is smaller. */
function drawnAnew(picture: ImageBitmap, share: number): readonly Logo[] {
  const scale = Math.min(1, (box.width * share) / picture.width, (box.height * share) / picture.height);
  const [width, height] = [Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale))];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (pen === null) return [];
  pen.drawImage(picture, 0, 0, width, height);
  const png = canvas.toDataURL('image/png');
  pen.globalCompositeOperation = 'destination-over';
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, width, height);
  return [png, canvas.toDataURL('image/jpeg', 0.86)].map((dataUrl) => ({ dataUrl, width, height }));
}
