/**
 * The body as text, or null once it has more than `maxBytes` decoded bytes: the rest is never decompressed, so a
 * compressed bomb costs what was read until then. Throws what the stream throws (a cut connection, the abort).
 */
export async function readText(response: Response, maxBytes: number): Promise<string | null> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = decoderFor(response.headers.get('content-type') ?? '');
  const parts: string[] = [];
  let bytes = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const chunk: Uint8Array = read.value;
    bytes += chunk.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel().catch(() => undefined);
      return null;
    }
    parts.push(decoder.decode(chunk, { stream: true }));
  }
  parts.push(decoder.decode());
  return parts.join('');
}

/** Older portal pages are windows-1252; a charset nobody knows is read as UTF-8, which never throws. */
function decoderFor(contentType: string): InstanceType<typeof TextDecoder> {
  const charset = /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder('utf-8');
  }
}
