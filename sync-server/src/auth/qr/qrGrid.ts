import type { QrVersion } from './qrVersion.ts';

/** Modules by row and column; true is dark. */
export type Modules = readonly (readonly boolean[])[];

/** A code being drawn: its modules, and which of them are fixed patterns that no data and no mask may touch. */
export interface QrGrid {
  readonly dark: boolean[][];
  readonly fixed: boolean[][];
}

/** The empty code of a version: finders, timing, alignment, and the version number of the large ones. */
export function emptyGrid(version: QrVersion): QrGrid {
  const square = () => Array.from({ length: version.size }, () => Array.from({ length: version.size }, () => false));
  const grid: QrGrid = { dark: square(), fixed: square() };
  for (let at = 0; at < version.size; at += 1) {
    fix(grid, [6, at], at % 2 === 0);
    fix(grid, [at, 6], at % 2 === 0);
  }
  const far = version.size - 4;
  for (const [row, column] of [
    [3, 3],
    [3, far],
    [far, 3],
  ] as const)
    drawFinder(grid, row, column);
  drawAlignments(grid, version);
  drawVersion(grid, version);
  // The format's places are kept free until a mask is chosen.
  drawFormat(grid, 0);
  return grid;
}

type Place = readonly [row: number, column: number];

/** Sets a module for good; one outside the code is ignored. */
function fix(grid: QrGrid, [row, column]: Place, isDark: boolean): void {
  const [darkRow, fixedRow] = [grid.dark[row], grid.fixed[row]];
  if (darkRow?.[column] === undefined || fixedRow === undefined) return;
  darkRow[column] = isDark;
  fixedRow[column] = true;
}

/** Rings around a centre, with the light one that separates it from the data. */
function drawFinder(grid: QrGrid, row: number, column: number): void {
  for (let down = -4; down <= 4; down += 1) {
    for (let right = -4; right <= 4; right += 1) {
      const ring = Math.max(Math.abs(down), Math.abs(right));
      fix(grid, [row + down, column + right], ring !== 2 && ring !== 4);
    }
  }
}

function drawAlignments(grid: QrGrid, { alignment }: QrVersion): void {
  const [first, last] = [alignment[0], alignment.at(-1)];
  for (const row of alignment) {
    for (const column of alignment) {
      const meetsFinder = (row === first && (column === first || column === last)) || (row === last && column === first);
      if (!meetsFinder) drawAlignment(grid, row, column);
    }
  }
}

function drawAlignment(grid: QrGrid, row: number, column: number): void {
  for (let down = -2; down <= 2; down += 1) {
    for (let right = -2; right <= 2; right += 1) fix(grid, [row + down, column + right], Math.max(Math.abs(down), Math.abs(right)) !== 1);
  }
}

/** From version 7 on the number itself, with twelve bits of a Golay code, at two corners. */
function drawVersion(grid: QrGrid, { number, size }: QrVersion): void {
  if (number < 7) return;
  const bits = (number << 12) | remainder({ value: number, degree: 12, generator: 0x1f_25 });
  for (let at = 0; at < 18; at += 1) {
    const isDark = ((bits >>> at) & 1) === 1;
    const [near, far] = [Math.floor(at / 3), size - 11 + (at % 3)];
    fix(grid, [near, far], isDark);
    fix(grid, [far, near], isDark);
  }
}

/** Which mask was used and that the level is M (bits 00), with ten bits of a BCH code, twice. */
export function drawFormat(grid: QrGrid, mask: number): void {
  const bits = ((mask << 10) | remainder({ value: mask, degree: 10, generator: 0x5_37 })) ^ 0x54_12;
  const isDark = (at: number) => ((bits >>> at) & 1) === 1;
  const size = grid.dark.length;
  for (let at = 0; at < 15; at += 1) {
    fix(grid, nearCorner(at), isDark(at));
    if (at < 8) fix(grid, [8, size - 1 - at], isDark(at));
    else fix(grid, [size - 15 + at, 8], isDark(at));
  }
  fix(grid, [size - 8, 8], true);
}

/** Bit 0 stands at the top of column 8, bit 14 at the left of row 8; the timing pattern is stepped over. */
function nearCorner(at: number): Place {
  if (at < 6) return [at, 8];
  if (at < 8) return [at + 1, 8];
  return at === 8 ? [8, 7] : [8, 14 - at];
}

function remainder({ value, degree, generator }: Readonly<Record<'value' | 'degree' | 'generator', number>>): number {
  let rest = value;
  for (let step = 0; step < degree; step += 1) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * generator);
  return rest;
}
