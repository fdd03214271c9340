import { err, ok, type Result } from '../../../../../core/kernel/result.ts';

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const method = { stored: 0, deflated: 8 } as const;
/** 1 January 1980, the first day a ZIP file knows: the same content is the same file. */
const noDate = 0x0021_0000;

/** A ZIP archive of these files, deflated by the browser itself. */
export async function writeZip(entries: readonly ZipEntry[]): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const central: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const packed = await through(bytes, new CompressionStream('deflate-raw'));
    const title = new TextEncoder().encode(name);
    const shared = [20, 0x0800, method.deflated] as const;
    const sizes = [crc32(bytes), packed.length, bytes.length] as const;
    const local = header(30, [[4, 0x0403_4b50], ...pairs(shared), [4, noDate], ...words(sizes), [2, title.length], [2, 0]]);
    central.push(
      header(46, [
        [4, 0x0201_4b50],
        [2, 20],
        ...pairs(shared),
        [4, noDate],
        ...words(sizes),
        [2, title.length],
        ...pairs([0, 0, 0, 0]),
        [4, 0],
        [4, offset],
      ]),
      title,
    );
    parts.push(local, title, packed);
    offset += local.length + title.length + packed.length;
  }
  const directory = central.reduce((sum, { length }) => sum + length, 0);
  const end = header(22, [[4, 0x0605_4b50], ...pairs([0, 0, entries.length, entries.length]), [4, directory], [4, offset], [2, 0]]);
  return new Blob([...parts, ...central, end], { type: 'application/zip' });
}

type Field = readonly [size: 2 | 4, value: number];

const pairs = (values: readonly number[]): readonly Field[] => values.map((value) => [2, value] as const);
const words = (values: readonly number[]): readonly Field[] => values.map((value) => [4, value] as const);

function header(size: number, fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [length, value] of fields) {
    if (length === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += length;
  }
  return bytes;
}

interface ZipReader {
  /** A file's text; null where the archive has none of this name. */
  readonly text: (name: string) => Promise<string | null>;
}

/** Reads files of an archive by name; one that unpacks to more than `limit` bytes is refused while it unpacks. */
export function openZip(bytes: Uint8Array<ArrayBuffer>, limit: number): Result<ZipReader, string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  if (end === null) return err('This is not a spreadsheet file.');
  const found = new Map<string, number>();
  let at = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== 0x0201_4b50) return err('This spreadsheet file is damaged.');
    const length = view.getUint16(at + 28, true);
    found.set(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)), at);
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return ok({
    text: async (name) => {
      const place = found.get(name);
      return place === undefined ? null : new TextDecoder().decode(await unpacked(bytes, place, limit));
    },
  });
}

function endOfDirectory(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - 22 - 65_535);
  for (let at = view.byteLength - 22; at >= first; at -= 1) if (view.getUint32(at, true) === 0x0605_4b50) return at;
  return null;
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>, place: number, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const local = view.getUint32(place + 42, true);
  const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const packed = bytes.subarray(from, from + view.getUint32(place + 20, true));
  return view.getUint16(place + 10, true) === method.stored ? packed : through(packed, new DecompressionStream('deflate-raw'), limit);
}

/** All bytes of a stream's other end; stops where there are more than `limit`. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  limit = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough<Uint8Array<ArrayBuffer>>(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    length += read.value.length;
    if (length > limit) {
      await reader.cancel();
      throw new RangeError('The file unpacks to more than it may');
    }
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb8_8320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xffff_ffff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffff_ffff) >>> 0;
}
