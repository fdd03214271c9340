import * as v from 'valibot';
import { maxJsonDepth, maxFileBytes, tooLarge } from '../../core/kernel/files/fileLimits.ts';
import { parseJson } from '../../core/kernel/files/parseJson.ts';
import { err, ok, type Result } from '../../core/kernel/result.ts';
import { isObject, withoutDangerousKeys } from '../../data/records/json.ts';
import { backupEnd, backupHead, backupLine, backupVersion, type BackupHead, type BackupLine } from './backupFile.ts';

/** Limits on a backup. A file written by Yardstick stays far below each of them. */
export const backupLimits = {
  lines: 500_000,
  /** Characters per line, enough for a photo of about forty megabytes. */
  line: 60_000_000,
  /** Characters per line that is not a photo, voice note or page. */
  plainLine: 2_000_000,
  /** Bytes that one compressed byte may decompress to. Photos hardly shrink when compressed. Records shrink to about a twentieth. */
  growth: 100,
  /** Bytes that even the smallest backup may decompress to. */
  unpacked: 20_000_000,
} as const;

/** Receives a file's content as it is read. */
export interface BackupReader {
  readonly head: (head: BackupHead) => void;
  /** A line, or null for one that this build cannot read. */
  readonly line: (line: BackupLine | null) => Promise<void>;
}

/**
 * Reads a backup to its end. If it is refused, the error is a sentence that gives the reason: not a backup, a newer format, or incomplete.
 * Anything read before a refusal is invalid, so preview a file before writing anything.
 */
export async function readBackup(file: Blob, reader: BackupReader): Promise<Result<null, string>> {
  if (file.size > maxFileBytes.backup) return err(tooLarge('backup'));
  let head: BackupHead | null = null;
  let count = 0;
  let isWhole = false;
  try {
    for await (const value of linesOf(file)) {
      if (head === null) {
        const read = readHead(value);
        if (!read.ok) return read;
        head = read.value;
        reader.head(head);
        continue;
      }
      if (isObject(value) && value['kind'] === 'end') {
        isWhole = v.is(backupEnd, value) && value.lines === count;
        break;
      }
      count += 1;
      if (count > backupLimits.lines) throw new RefusedFile(tooManyEntries);
      const line = v.safeParse(backupLine, value, { abortEarly: true });
      await reader.line(line.success ? line.output : null);
    }
  } catch (cause) {
    if (cause instanceof RefusedFile) return err(`This file was not written by Yardstick: ${cause.message}. Nothing was changed.`);
    if (!(cause instanceof BrokenFile)) throw cause;
    return err(head === null ? notOurs : notWhole);
  }
  if (head === null) return err(notOurs);
  return isWhole ? ok(null) : err(notWhole);
}

const notOurs = 'This is not a Yardstick backup, or it is damaged. Choose a file saved as a Yardstick backup.';
const notWhole = 'This backup is incomplete or damaged. Nothing was changed. Use another copy.';

function readHead(value: unknown): Result<BackupHead, string> {
  const read = v.safeParse(backupHead, value);
  if (!read.success) return err(notOurs);
  return read.output.version > backupVersion
    ? err('This backup was made by a newer version of Yardstick. Update the app, then restore it. Nothing was changed.')
    : ok(read.output);
}

/** The file itself is invalid: truncated gzip, bytes that are not text, or text that is not JSON. */
class BrokenFile extends Error {}

/** The file exceeds the limits of a backup. The message names the limit. */
class RefusedFile extends Error {}

const tooManyEntries = `it has more than ${backupLimits.lines.toLocaleString('en-GB')} entries`;

async function orBroken<Value>(read: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (cause) {
    throw new BrokenFile('', { cause });
  }
}

async function* linesOf(file: Blob): AsyncGenerator {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isPacked = first === 0x1f && second === 0x8b;
  const bytes = isPacked ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream();
  const reader = bytes.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let begun: string[] = [];
  let letters = 0;
  let unpacked = 0;
  let breaks = 0;
  const mostUnpacked = Math.max(backupLimits.unpacked, file.size * backupLimits.growth);
  for (let done = false; !done;) {
    const part = await orBroken(() => reader.read());
    ({ done } = part);
    unpacked += part.value?.length ?? 0;
    if (unpacked > mostUnpacked) {
      await reader.cancel();
      throw new RefusedFile('it unpacks to far more data than a backup contains');
    }
    const text = await orBroken(() => decoder.decode(part.value, { stream: !done }));
    // Scan only the new part, because the line of a photo arrives in hundreds of parts.
    const [head = '', ...lines] = text.split('\n');
    // Blank lines count too, because each line of a file that consists only of blank lines would need a step.
    breaks += lines.length;
    if (breaks > backupLimits.lines + 2) throw new RefusedFile(tooManyEntries);
    begun.push(head);
    letters += head.length;
    if (letters > backupLimits.line) throw new RefusedFile('an entry is larger than a photo can be');
    for (const next of lines) {
      yield* parsed(begun.join(''));
      begun = [next];
      letters = next.length;
    }
  }
  yield* parsed(begun.join(''));
}

function* parsed(line: string): Generator {
  if (line.trim() === '') return;
  const value = parseJson(line);
  if (!value.ok) {
    if (value.error === 'too-deep') throw new RefusedFile(`an entry is nested deeper than ${maxJsonDepth} levels`);
    throw new BrokenFile('A line is not JSON');
  }
  const isFile = isObject(value.value) && (value.value['kind'] === 'media' || value.value['kind'] === 'page');
  if (!isFile && line.length > backupLimits.plainLine)
    throw new RefusedFile('an entry that is not a photo, voice note or page is larger than a record can be');
  yield withoutDangerousKeys(value.value);
}
