import { err, ok, type Result } from '../../../src/core/kernel/result.ts';

export type BodyFailure = 'too-large' | 'not-json';

/** The body as JSON. Counts bytes while they arrive, so an endless body ends at `maxBytes`, whatever its header says. */
export async function readJsonBody(request: Request, maxBytes: number): Promise<Result<unknown, BodyFailure>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return err('too-large');
  const chunks = await readAtMost(request.body, maxBytes);
  if (!chunks.ok) return chunks;
  try {
    return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(chunks.value)));
  } catch {
    return err('not-json');
  }
}

async function readAtMost(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<Result<Uint8Array, BodyFailure>> {
  if (body === null) return ok(new Uint8Array());
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      length += read.value.byteLength;
      if (length > maxBytes) {
        await reader.cancel();
        return err('too-large');
      }
      chunks.push(read.value);
    }
  } catch {
    return err('not-json');
  }
  return ok(join(chunks, length));
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
