import { renderSVG } from 'uqr';

/** The capacity of the largest code at level M. */
const maxBytes = 2_331;

/**
 * A text as an SVG of its QR code, with the light border of four modules that scanners need. Null if it is too long. Contains no "#":
 * auth-js puts the SVG into a data URL unescaped, where "#" would end it.
 */
export function qrCodeSvg(text: string): string | null {
  const bytes = [...new TextEncoder().encode(text)];
  return bytes.length > maxBytes ? null : renderSVG(bytes, { ecc: 'M', border: 4, pixelSize: 4 });
}
