import type { Modules, QrGrid } from './qrGrid.ts';

/** ISO/IEC 18004:2015, table 10: where each mask turns a module over. */
const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

export const maskNumbers: readonly number[] = masks.map((_, number) => number);

/** The data modules turned over where the mask says so; patterns stay. */
export function masked({ dark, fixed }: QrGrid, number: number): boolean[][] {
  const turns = masks[number];
  return dark.map((line, row) =>
    line.map((isDark, column) => (fixed[row]?.[column] === true || turns === undefined ? isDark : isDark !== turns(row, column))),
  );
}

/** How hard a code is to read, by the four rules of ISO/IEC 18004:2015, 7.8.3.1: the lower the better. */
export function penalty(modules: Modules): number {
  const columns = modules.map((_, at) => modules.map((line) => line[at] ?? false));
  const lines = [...modules, ...columns].map((line) => line.map((isDark) => (isDark ? '1' : '0')).join(''));
  return lines.reduce((sum, line) => sum + runs(line) + finderLookalikes(line), 0) + squares(modules) + imbalance(modules);
}

/** Five of a colour in a row cost 3, each further one 1. */
const runs = (line: string): number => (line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);

/** A finder's look with light to one side costs 40. */
function finderLookalikes(line: string): number {
  return [...line.matchAll(/(?=10111010000|00001011101)/g)].length * 40;
}

/** Each two by two of one colour costs 3. */
function squares(modules: Modules): number {
  let found = 0;
  for (const [row, line] of modules.entries()) {
    for (const [column, isDark] of line.entries()) {
      const others = [line[column + 1], modules[row + 1]?.[column], modules[row + 1]?.[column + 1]];
      if (others.every((other) => other === isDark)) found += 1;
    }
  }
  return found * 3;
}

/** Each 5 % away from half dark costs 10. */
function imbalance(modules: Modules): number {
  const all = modules.flat();
  const share = all.filter(Boolean).length / all.length;
  return Math.floor(Math.abs(share - 0.5) * 20) * 10;
}
