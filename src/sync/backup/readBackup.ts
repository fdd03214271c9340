import * as v from 'valibot';
import { err, ok, type Result } from '../../core/kernel/result.ts';
import { withoutDangerousKeys } from '../../data/records/json.ts';
import { backupEnd, backupHead, backupLine, backupVersion, type BackupHead, type BackupLine } from './backupFile.ts';

/** Letters of one line at most: a photo of some forty megabytes. */
const longestLine = 60_000_000;

/** Takes what a file holds as it is read. */
export interface BackupReader {
  readonly head: (head: BackupHead) => void;
  /** A line, or null for one that this build cannot read. */
  readonly line: (line: BackupLine | null) => Promise<void>;
}

/**
 * Reads a backup from one end to the other. A file that is none, is of a newer format or is not whole is refused with a sentence for the
 * person; what was read of it before counts for nothing, so look through a file before anything is written.
 */
export async function readBackup(file: Blob, reader: BackupReader): Promise<Result<null, string>> {
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
      const end = v.safeParse(backupEnd, value);
      isWhole = end.success && end.output.lines === count;
      if (end.success) break;
      count += 1;
      const line = v.safeParse(backupLine, value, { abortEarly: true });
      await reader.line(line.success ? line.output : null);
    }
  } catch (cause) {
    if (!(cause instanceof BrokenFile)) throw cause;
    return err(head === null ? notOurs : notWhole);
  }
  if (head === null) return err(notOurs);
  return isWhole ? ok(null) : err(notWhole);
}

const notOurs = 'This is not a Yardstick backup, or it was damaged. Choose the file that was saved as a backup.';
const notWhole = 'This backup is not whole: the file was cut or damaged on its way. Nothing was changed. Use another copy of it.';

function readHead(value: unknown): Result<BackupHead, string> {
  const read = v.safeParse(backupHead, value);
  if (!read.success) return err(notOurs);
  return read.output.version > backupVersion
    ? err('This backup was made by a newer version of Yardstick. Update the app, then restore it. Nothing was changed.')
    : ok(read.output);
}

/** The file itself is at fault: gzip that is cut, bytes that are no text, text that is no JSON. */
class BrokenFile extends Error {}

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
  for (let done = false; !done;) {
    const part = await orBroken(() => reader.read());
    ({ done } = part);
    const text = await orBroken(() => decoder.decode(part.value, { stream: !done }));
    // Only what is new is looked through: a photo's line comes in hundreds of parts.
    const [head = '', ...lines] = text.split('\n');
    begun.push(head);
    letters += head.length;
    if (letters > longestLine) throw new BrokenFile('A line is too long');
    for (const next of lines) {
      yield* parsed(begun.join(''));
      begun = [next];
      letters = next.length;
    }
  }
  yield* parsed(begun.join(''));
}

async function* parsed(line: string): AsyncGenerator {
  if (line.trim() !== '') yield withoutDangerousKeys(await orBroken(() => JSON.parse(line) as unknown));
}
