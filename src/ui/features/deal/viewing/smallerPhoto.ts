/** The longer side of a stored photo, in pixels: large enough to read a meter, and small enough to store a hundred photos. */
const longest = 1600;

/** A photo as a small JPEG in the right orientation; null for a file the browser cannot read as an image. */
export async function smallerPhoto(file: File): Promise<Blob | null> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
  } catch {
    return null;
  }
}
