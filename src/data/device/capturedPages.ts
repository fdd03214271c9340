import { maxFileBytes } from '../../core/kernel/files/fileLimits.ts';
import { readUpTo } from '../files/readFile.ts';
import { deviceDb, type PageRow } from './deviceDb.ts';

/** The limit on the total size of one person's compressed pages, in bytes. A compressed page takes about 200 kB. */
const roomForPages = 20_000_000;

type NewPage = Pick<PageRow, 'dealId' | 'capturedAt' | 'parserVersion' | 'address'> & { readonly content: string | Uint8Array };

/**
 * Stores a deal's latest page unchanged. If a person's pages take too much space, the oldest are deleted. Rejects if the device has no
 * space.
 */
export async function storePage(userId: string | null, { content, ...page }: NewPage, room = roomForPages): Promise<void> {
  const packed = new Uint8Array(await new Response(streamOf(content).pipeThrough(new CompressionStream('gzip'))).arrayBuffer());
  const { pages } = deviceDb(userId);
  await pages.put({ ...page, size: packed.byteLength, packed });
  let held = 0;
  const sizes: { readonly dealId: string; readonly size: number }[] = [];
  await pages
    .orderBy('capturedAt')
    .reverse()
    .each(({ dealId, size }) => void sizes.push({ dealId, size }));
  const tooMany = sizes.filter(({ size }) => (held += size) > room);
  await pages.bulkDelete(tooMany.map(({ dealId }) => dealId));
}

/** Deals whose page was last read by an older parser. */
export const outdatedPages = async (userId: string | null, parserVersion: number): Promise<readonly string[]> =>
  deviceDb(userId).pages.where('parserVersion').below(parserVersion).primaryKeys();

/** A page with its original bytes. Null if it is no longer stored, or too large to read. */
export async function readStoredPage(
  userId: string | null,
  dealId: string,
): Promise<(Omit<PageRow, 'packed'> & { readonly content: Uint8Array }) | null> {
  const row = await deviceDb(userId).pages.get(dealId);
  if (row === undefined) return null;
  const { packed, ...page } = row;
  const content = await readUpTo(streamOf(packed).pipeThrough(new DecompressionStream('gzip')), maxFileBytes.page);
  return content === null ? null : { ...page, content };
}

/** Records that this parser has read the page. */
export async function markPageRead(userId: string | null, dealId: string, parserVersion: number): Promise<void> {
  await deviceDb(userId).pages.update(dealId, { parserVersion });
}

export const deletePage = (userId: string | null, dealId: string): Promise<void> => deviceDb(userId).pages.delete(dealId);

const streamOf = (content: string | Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new Blob([typeof content === 'string' ? content : new Uint8Array(content)]).stream();
