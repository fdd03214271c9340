import { qrCode } from './qrCode.ts';

/** The light border a reader needs, in modules. */
const quietZone = 4;

/**
 * A text as a picture of its QR code; null when it is too long for one. No "#" in it: auth-js puts the picture into a
 * data address as it stands, where one would end it.
 */
export function qrSvg(text: string): string | null {
  const modules = qrCode(text);
  if (modules === null) return null;
  const size = modules.length + quietZone * 2;
  const path = modules.flatMap((line, row) =>
    line.flatMap((isDark, column) => (isDark ? [`M${column + quietZone} ${row + quietZone}h1v1h-1z`] : [])),
  );
  const box = `viewBox='0 0 ${size} ${size}' width='${size * 4}' height='${size * 4}' shape-rendering='crispEdges'`;
  return `<svg xmlns='http://www.w3.org/2000/svg' ${box}><path fill='white' d='M0 0h${size}v${size}H0z'/><path fill='black' d='${path.join('')}'/></svg>`;
}
