import { maxFileBytes, tooLarge, type FileKind } from '../../core/kernel/files/fileLimits.ts';
import { err, ok, type Result } from '../../core/kernel/result.ts';

/** The bytes of a file that a person chose. The error is a message for that person. A file that is too large is not read. */
export async function readBytes(file: Blob, kind: FileKind): Promise<Result<Uint8Array<ArrayBuffer>, string>> {
  if (file.size > maxFileBytes[kind]) return err(tooLarge(kind));
  try {
    return ok(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return err('The file could not be read. Choose it again.');
  }
}

/** The text of a file that a person chose, decoded as UTF-8. */
export async function readText(file: Blob, kind: FileKind): Promise<Result<string, string>> {
  const bytes = await readBytes(file, kind);
  return bytes.ok ? ok(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.value)) : bytes;
}

/** All bytes of a stream. Null as soon as there are more than `most`. The rest is then not read. */
export async function readUpTo(stream: ReadableStream<Uint8Array<ArrayBuffer>>, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    length += read.value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
