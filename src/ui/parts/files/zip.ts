import { Unzip, UnzipInflate, zipSync } from 'fflate';
import { err, ok, type Result } from '../../../core/kernel/result.ts';

/** A ZIP archive of these files. Deterministic, because every file has ZIP's earliest date. */
export function writeZip(files: Readonly<Record<string, Uint8Array>>): Blob {
  const packed = zipSync(files, { mtime: new Date(1980, 0, 1) });
  return new Blob([new Uint8Array(packed)], { type: 'application/zip' });
}

/** Which files to unpack and their maximum total size, in bytes. */
interface Wanted {
  readonly isWanted: (name: string) => boolean;
  readonly most: number;
}

/** Bytes of input unpacked between size checks. Deflated data expands at most a thousandfold. */
const slice = 16_384;

/** The wanted files of an archive, as text. Stops with an error once more than `most` bytes have been unpacked. */
export function unzip(bytes: Uint8Array, { isWanted, most }: Wanted): Result<ReadonlyMap<string, string>, string> {
  if (!hasDirectory(bytes)) return err('This isn’t a spreadsheet file, or it’s incomplete.');
  const files = new Map<string, string>();
  let unpacked = 0;
  let isDamaged = false;
  const archive = new Unzip((file) => {
    if (!isWanted(file.name)) return;
    const decoder = new TextDecoder();
    const parts: string[] = [];
    file.ondata = (failure, data, isLast) => {
      isDamaged ||= failure !== null;
      unpacked += data?.length ?? 0;
      if (failure !== null || unpacked > most) return;
      parts.push(decoder.decode(data, { stream: !isLast }));
      if (isLast) files.set(file.name, parts.join(''));
    };
    file.start();
  });
  archive.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += slice) {
      archive.push(bytes.subarray(at, at + slice), at + slice >= bytes.length);
      if (unpacked > most) return err(`The spreadsheet is larger than ${most / 1_000_000} MB when unpacked.`);
      if (isDamaged) return err(damaged);
    }
  } catch {
    return err(damaged);
  }
  return ok(files);
}

const damaged = 'This spreadsheet file is damaged.';

/** Whether an archive has its end record: 22 bytes and an optional comment. */
function hasDirectory(bytes: Uint8Array): boolean {
  const first = Math.max(0, bytes.length - 22 - 65_535);
  for (let at = bytes.length - 22; at >= first; at -= 1) {
    if (bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 5 && bytes[at + 3] === 6) return true;
  }
  return false;
}
