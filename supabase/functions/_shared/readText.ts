import { decodePage } from '../../../src/core/listing/decodePage.ts';

/**
 * The body as text, or null once it has more than `maxBytes` decompressed bytes: the rest is never decompressed, so a
 * compressed bomb costs what was read until then. Throws what the stream throws (a cut connection, the abort).
 */
export async function readText(response: Response, maxBytes: number): Promise<string | null> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const chunk: Uint8Array = read.value;
    bytes += chunk.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel().catch(() => undefined);
      return null;
    }
    chunks.push(chunk);
  }
  return decodePage(joined(chunks, bytes), response.headers.get('content-type'));
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
