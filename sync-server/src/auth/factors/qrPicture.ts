import { renderSVG } from 'uqr';

/** The capacity of the largest code at level M. */
const maxBytes = 2_331;

/**
 * A text as an SVG picture of its QR code, with the light border of four modules that a reader needs; null when it is too long for one. No
 * "#" in it: auth-js puts the picture into a data address as it stands, where one would end it.
 */
export function qrPicture(text: string): string | null {
  const bytes = [...new TextEncoder().encode(text)];
  return bytes.length > maxBytes ? null : renderSVG(bytes, { ecc: 'M', border: 4, pixelSize: 4 });
}
