import { decodePage } from '../../core/listing/page/decodePage.ts';
import { readBytes } from './readBytes.ts';

/** The body as text in its declared character set. Null if it exceeds `maxBytes`. Throws what the stream throws. */
export async function readText(response: Response, maxBytes: number): Promise<string | null> {
  const bytes = await readBytes(response.body, maxBytes);
  return bytes === null ? null : decodePage(bytes, response.headers.get('content-type'));
}
