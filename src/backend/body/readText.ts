import { decodePage } from '../../core/listing/page/decodePage.ts';
import { readBytes } from './readBytes.ts';

/** The body as text in whatever character set it has, or null once it is over `maxBytes`. Throws what the stream throws. */
export async function readText(response: Response, maxBytes: number): Promise<string | null> {
  const bytes = await readBytes(response.body, maxBytes);
  return bytes === null ? null : decodePage(bytes, response.headers.get('content-type'));
}
