/**
 * Reads a QR code as a scanner does. Written from ISO/IEC 18004 without looking at the encoder: format bits,
 * mask, zigzag, blocks, Reed-Solomon syndromes, byte mode. Level M only. Throws on any deviation.
 */
export function readQrCode(modules: readonly (readonly boolean[])[]): string {
  const size = modules.length;
  const version = (size - 17) / 4;
  const dark = (row: number, column: number) => modules[row]?.[column] === true;
  const format = Array.from({ length: 15 }, (_, bit) => {
    const [row, column] = bit < 6 ? [bit, 8] : bit === 6 ? [7, 8] : bit === 7 ? [8, 8] : bit === 8 ? [8, 7] : [8, 14 - bit];
    return dark(row ?? 0, column ?? 0) ? 1 << bit : 0;
  }).reduce((sum, bit) => sum | bit, 0);
  const second = Array.from({ length: 15 }, (_, bit) => ((bit < 8 ? dark(8, size - 1 - bit) : dark(size - 15 + bit, 8)) ? 1 << bit : 0));
  if (second.reduce((sum, bit) => sum | bit, 0) !== format) throw new Error('The two copies of the format information differ');
  const plain = format ^ 0b1010_1000_0010_010;
  if (bchRemainder(plain) !== 0) throw new Error('The format information is not a valid code word');
  if (plain >>> 13 !== 0) throw new Error('The error correction level is not M');
  const bytes = readModules(size, version, (row, column) => dark(row, column) !== maskBit((plain >>> 10) & 7, row, column));
  const data = deinterleaved(bytes, version);
  return readByteMode(data, version);
}

function bchRemainder(word: number): number {
  let rest = word;
  for (let bit = 14; bit >= 10; bit -= 1) if ((rest >>> bit) & 1) rest ^= 0b101_0011_0111 << (bit - 10);
  return rest;
}

function maskBit(mask: number, i: number, j: number): boolean {
  const values = [
    (i + j) % 2,
    i % 2,
    j % 3,
    (i + j) % 3,
    (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
    ((i * j) % 2) + ((i * j) % 3),
    (((i * j) % 2) + ((i * j) % 3)) % 2,
    (((i + j) % 2) + ((i * j) % 3)) % 2,
  ];
  return values[mask] === 0;
}

/** Annex E: alignment centres for the versions used in the tests. */
const centres: Readonly<Record<number, readonly number[]>> = {
  1: [], 2: [6, 18], 3: [6, 22], 4: [6, 26], 5: [6, 30], 6: [6, 34], 7: [6, 22, 38], 8: [6, 24, 42], 9: [6, 26, 46], 10: [6, 28, 50],
  11: [6, 30, 54], 12: [6, 32, 58], 13: [6, 34, 62], 14: [6, 26, 46, 66], 15: [6, 26, 48, 70],
}; // prettier-ignore

interface Place {
  readonly row: number;
  readonly column: number;
}

function isPattern(size: number, version: number, { row, column }: Place): boolean {
  if (row === 6 || column === 6) return true;
  if ((row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9)) return true;
  if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true;
  const own = centres[version];
  if (own === undefined) throw new Error(`Version ${version} is not in the test's table`);
  const last = own.at(-1);
  return own.some((y) =>
    own.some((x) => {
      const atFinder = (y === 6 && (x === 6 || x === last)) || (x === 6 && y === last);
      return !atFinder && Math.abs(row - y) <= 2 && Math.abs(column - x) <= 2;
    }),
  );
}

function readModules(size: number, version: number, bitAt: (row: number, column: number) => boolean): readonly number[] {
  const bits: boolean[] = [];
  let upwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const row = upwards ? size - 1 - step : step;
      for (const column of [right, right - 1]) if (!isPattern(size, version, { row, column })) bits.push(bitAt(row, column));
    }
    upwards = !upwards;
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => byte * 2 + Number(bit), 0),
  );
}

/** Table 9, level M: blocks as [count, all bytes, data bytes]. */
const blocksOf: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  1: [[1, 26, 16]], 2: [[1, 44, 28]], 3: [[1, 70, 44]], 4: [[2, 50, 32]], 5: [[2, 67, 43]], 6: [[4, 43, 27]], 7: [[4, 49, 31]],
  8: [[2, 60, 38], [2, 61, 39]], 9: [[3, 58, 36], [2, 59, 37]], 10: [[4, 69, 43], [1, 70, 44]], 11: [[1, 80, 50], [4, 81, 51]],
  12: [[6, 58, 36], [2, 59, 37]], 13: [[8, 59, 37], [1, 60, 38]], 14: [[4, 64, 40], [5, 65, 41]], 15: [[5, 65, 41], [5, 66, 42]],
}; // prettier-ignore

function deinterleaved(bytes: readonly number[], version: number): readonly number[] {
  const shapes = (blocksOf[version] ?? []).flatMap(([count, all, data]) => Array.from({ length: count }, () => ({ all, data })));
  const blocks = shapes.map(() => [] as number[]);
  let at = 0;
  const longest = Math.max(...shapes.map(({ data }) => data));
  for (let row = 0; row < longest; row += 1) {
    for (const [index, { data }] of shapes.entries()) if (row < data) blocks[index]?.push(bytes[at++] ?? 0);
  }
  const corrections = (shapes[0]?.all ?? 0) - (shapes[0]?.data ?? 0);
  for (let row = 0; row < corrections; row += 1) for (const block of blocks) block.push(bytes[at++] ?? 0);
  if (bytes.length !== at) throw new Error(`${bytes.length} bytes read, ${at} expected`);
  for (const block of blocks) assertCodeWord(block, corrections);
  return blocks.flatMap((block, index) => block.slice(0, shapes[index]?.data));
}

/** A block is correct if it evaluates to zero at every root of the generator. */
function assertCodeWord(block: readonly number[], corrections: number): void {
  const { power, log } = tables();
  for (let root = 0; root < corrections; root += 1) {
    let value = 0;
    for (const byte of block) value = (value === 0 ? 0 : (power[((log[value] ?? 0) + root) % 255] ?? 0)) ^ byte;
    if (value !== 0) throw new Error(`Syndrome ${root} is not zero`);
  }
}

function tables(): { readonly power: readonly number[]; readonly log: readonly number[] } {
  const power: number[] = [];
  const log: number[] = [];
  let value = 1;
  for (let exponent = 0; exponent < 255; exponent += 1) {
    power[exponent] = value;
    log[value] = exponent;
    value = value < 128 ? value * 2 : (value * 2) ^ 285;
  }
  return { power, log };
}

function readByteMode(data: readonly number[], version: number): string {
  const bits = data.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  if (!bits.startsWith('0100')) throw new Error('The data is not in byte mode');
  const lengthEnd = version < 10 ? 12 : 20;
  const length = Number.parseInt(bits.slice(4, lengthEnd), 2);
  const content = bits.slice(lengthEnd, lengthEnd + length * 8).match(/.{8}/g) ?? [];
  const rest = bits.slice(lengthEnd + length * 8 + 4).replace(/^0{0,7}(?=(.{8})*$)/, '');
  if (!/^((11101100)(00010001)?)*$/.test(rest)) throw new Error('The padding is wrong');
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(content, (byte) => Number.parseInt(byte, 2)));
}
