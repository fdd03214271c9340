import { correctionBytes } from './galois.ts';
import { lengthBits, type QrVersion } from './qrVersion.ts';

const byteMode = 0b0100;
const padding = [0b1110_1100, 0b0001_0001];

/** The content as a version holds it: mode, length, bytes and padding, cut into blocks with their correction, interleaved. */
export function qrBytes(content: Uint8Array, version: QrVersion): readonly number[] {
  const blocks = cut(dataBytes(content, version), version);
  const corrections = blocks.map((block) => correctionBytes(block, version.correctionPerBlock));
  return [...interleaved(blocks), ...interleaved(corrections)];
}

function dataBytes(content: Uint8Array, version: QrVersion): readonly number[] {
  const capacity = version.dataBytes * 8;
  const bits = [byteMode.toString(2).padStart(4, '0'), content.length.toString(2).padStart(lengthBits(version), '0')];
  for (const byte of content) bits.push(byte.toString(2).padStart(8, '0'));
  const written = bits.join('');
  // Four zero bits end the content, fewer where there is no room, then zeros up to a whole byte.
  const ended = written.padEnd(Math.min(capacity, written.length + 4), '0');
  const bytes = (ended.padEnd(Math.ceil(ended.length / 8) * 8, '0').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const missing = version.dataBytes - bytes.length;
  return [...bytes, ...Array.from({ length: missing }, (_, at) => padding[at % 2] ?? 0)];
}

/** Blocks differ by one byte at most; the short ones come first. */
function cut(data: readonly number[], { blocks, dataBytes: total }: QrVersion): readonly (readonly number[])[] {
  const short = Math.floor(total / blocks);
  const shortBlocks = blocks - (total % blocks);
  return Array.from({ length: blocks }, (_, at) => {
    const start = at * short + Math.max(0, at - shortBlocks);
    return data.slice(start, start + short + (at < shortBlocks ? 0 : 1));
  });
}

/** The first byte of every block, then the second of every block that has one, and so on. */
function interleaved(blocks: readonly (readonly number[])[]): readonly number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  const columns = Array.from({ length: longest }, (_, at) => blocks.map((block) => block[at]));
  return columns.flat().filter((byte) => byte !== undefined);
}
