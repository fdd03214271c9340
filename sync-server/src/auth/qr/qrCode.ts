import { qrBytes } from './qrBytes.ts';
import { drawFormat, emptyGrid, type Modules, type QrGrid } from './qrGrid.ts';
import { masked, maskNumbers, penalty } from './qrMask.ts';
import { versionFor } from './qrVersion.ts';

/** A text as a QR code (model 2, byte mode, level M); null when it is longer than 2,331 bytes. */
export function qrCode(text: string): Modules | null {
  const content = new TextEncoder().encode(text);
  const version = versionFor(content.length);
  if (version === null) return null;
  const grid = emptyGrid(version);
  writeData(grid, qrBytes(content, version));
  const candidates = maskNumbers.map((mask) => {
    const modules: QrGrid = { dark: masked(grid, mask), fixed: grid.fixed };
    drawFormat(modules, mask);
    return { modules: modules.dark, cost: penalty(modules.dark) };
  });
  return candidates.reduce((best, candidate) => (candidate.cost < best.cost ? candidate : best)).modules;
}

/** Bit after bit up and down through pairs of columns from the right; the column of the timing pattern is left out. */
function writeData({ dark, fixed }: QrGrid, bytes: readonly number[]): void {
  const size = dark.length;
  let at = 0;
  for (let pair = 0; pair < (size - 1) / 2; pair += 1) {
    const right = size - 1 - pair * 2 - (pair * 2 >= size - 7 ? 1 : 0);
    for (let step = 0; step < size; step += 1) {
      const row = pair % 2 === 0 ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        const line = dark[row];
        if (line === undefined || fixed[row]?.[column] === true) continue;
        line[column] = (((bytes[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1;
        at += 1;
      }
    }
  }
}
