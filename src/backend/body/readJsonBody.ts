import { readBytes } from './readBytes.ts';
import { err, ok, type Result } from '../../core/kernel/result.ts';

export type BodyFailure = 'too-large' | 'not-json';

/** The body as JSON. Counts bytes as they arrive, so that an endless body is cut off at `maxBytes`, whatever its header says. */
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
  try {
    const bytes = await readBytes(body, maxBytes);
    return bytes === null ? err('too-large') : ok(bytes);
  } catch {
    return err('not-json');
  }
}
