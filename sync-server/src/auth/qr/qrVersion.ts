/** ISO/IEC 18004:2015, table 9, error correction level M: correction bytes per block and blocks, by version from 1. */
const correctionPerBlock = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
  28, 28, 28, 28, 28, 28,
];
const blockCounts = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45,
  47, 49,
];

/** A size of QR code at level M, which survives the loss of 15 % of it. */
export interface QrVersion {
  /** 1 to 40. */
  readonly number: number;
  /** Modules along one side. */
  readonly size: number;
  readonly blocks: number;
  readonly correctionPerBlock: number;
  /** Bytes of both kinds. */
  readonly totalBytes: number;
  readonly dataBytes: number;
  /** Where alignment patterns stand, along either side. */
  readonly alignment: readonly number[];
}

/** The smallest version that holds so many bytes of content; null when none does. */
export function versionFor(contentBytes: number): QrVersion | null {
  for (let number = 1; number <= 40; number += 1) {
    const version = versionOf(number);
    if (4 + lengthBits(version) + contentBytes * 8 <= version.dataBytes * 8) return version;
  }
  return null;
}

/** Bits of the field that says how many bytes follow. */
export const lengthBits = ({ number }: Pick<QrVersion, 'number'>): number => (number < 10 ? 8 : 16);

export function versionOf(number: number): QrVersion {
  const [correction, blocks] = [correctionPerBlock[number - 1] ?? 0, blockCounts[number - 1] ?? 0];
  const totalBytes = Math.floor(dataModules(number) / 8);
  return {
    number,
    size: number * 4 + 17,
    blocks,
    correctionPerBlock: correction,
    totalBytes,
    dataBytes: totalBytes - correction * blocks,
    alignment: alignmentOf(number),
  };
}

/** Modules that are left for data once every fixed pattern has its place. */
function dataModules(number: number): number {
  const modules = (16 * number + 128) * number + 64;
  if (number === 1) return modules;
  const patterns = Math.floor(number / 7) + 2;
  const withoutAlignment = modules - (25 * patterns - 10) * patterns + 55;
  return number < 7 ? withoutAlignment : withoutAlignment - 36;
}

/** ISO/IEC 18004:2015, annex E: evenly spread from the far end, the first one always at 6. */
function alignmentOf(number: number): readonly number[] {
  if (number === 1) return [];
  const count = Math.floor(number / 7) + 2;
  const step = number === 32 ? 26 : Math.ceil((number * 4 + 4) / (count * 2 - 2)) * 2;
  const last = number * 4 + 10;
  return [6, ...Array.from({ length: count - 1 }, (_, at) => last - (count - 2 - at) * step)];
}
