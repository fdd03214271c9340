import { unreachable } from '../../../core/kernel/result.ts';
import type { Ingest, QueuedLinks } from '../../../ingest/ingest.ts';
import { linkColumn } from './linkColumn.ts';
import { fileKind, refusalWords, refusePageFile } from './pageFiles.ts';

/** What became of one page, file or link. `mayTryAgain`: it is as good as before, and the trouble may pass. */
export type PageResult =
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly dealIds: readonly string[]; readonly known: readonly string[] }
  | { readonly kind: 'links'; readonly links: QueuedLinks }
  | { readonly kind: 'waits' }
  | { readonly kind: 'failed'; readonly message: string; readonly mayTryAgain: boolean };

/** One thing to be read, whichever way it came. `body` is read only once its name and size have passed. */
export type Captured =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'text'; readonly text: string; readonly address: string | null }
  | { readonly kind: 'link'; readonly link: string }
  /** Its content was not kept; `message` says why. */
  | { readonly kind: 'refused'; readonly message: string };

/** Reads one captured thing into deals, or names why not; never rejects for what a file holds. */
export async function readCaptured(ingest: Ingest, captured: Captured): Promise<PageResult> {
  switch (captured.kind) {
    case 'file':
      return readFile(ingest, captured.file);
    case 'text':
      return readPage(ingest, captured.text, { fileName: null, url: captured.address });
    case 'link':
      return readLink(ingest, captured.link);
    case 'refused':
      return failed(captured.message);
    default:
      return unreachable(captured);
  }
}

const failed = (message: string, mayTryAgain = false): PageResult => ({ kind: 'failed', message, mayTryAgain });

/** Troubles of the device or the session; the others are the page's own. */
const passes = new Set<string>(['storage', 'signed-out', 'unauthorized', 'offline']);

async function readFile(ingest: Ingest, file: File): Promise<PageResult> {
  const refused = refusePageFile(file);
  if (refused !== null) return failed(refusalWords[refused]);
  const kind = fileKind(file);
  if (kind === 'page') return readPage(ingest, new Uint8Array(await file.arrayBuffer()), { fileName: file.name });
  return kind === 'links' ? readLinks(ingest, await file.text()) : readDeal(ingest, file);
}

async function readPage(
  ingest: Ingest,
  page: string | Uint8Array,
  from: { readonly fileName: string | null; readonly url?: string | null },
): Promise<PageResult> {
  const answer = await ingest.analysePage(page, from);
  if (!answer.ok) return failed(withoutName(answer.error.message, from.fileName), passes.has(answer.error.code));
  if (answer.value.kind === 'queued') return { kind: 'waits' };
  return { kind: 'read', dealIds: answer.value.dealIds, known: answer.value.known ?? [] };
}

async function readDeal(ingest: Ingest, file: File): Promise<PageResult> {
  const answer = await ingest.readDealFile(await file.text(), { fileName: file.name });
  return answer.ok
    ? { kind: 'read', ...answer.value }
    : failed(withoutName(answer.error.message, file.name), passes.has(answer.error.code));
}

async function readLinks(ingest: Ingest, text: string): Promise<PageResult> {
  const links = linkColumn(text);
  if (!links.ok) return failed(links.error);
  const queued = await ingest.queueLinks(links.value);
  // What waits shows in the queue, and what becomes of each is said there.
  if (queued.queued > 0) void ingest.drainQueue();
  return { kind: 'links', links: queued };
}

async function readLink(ingest: Ingest, link: string): Promise<PageResult> {
  const answer = await ingest.analyseUrl(link);
  if (!answer.ok) return failed(answer.error.message, passes.has(answer.error.code));
  if (answer.value.kind === 'queued' || answer.value.dealIds.length === 0) return { kind: 'waits' };
  return { kind: 'read', dealIds: answer.value.dealIds, known: answer.value.known ?? [] };
}

/** The list names each file already. */
const withoutName = (message: string, fileName: string | null): string =>
  fileName !== null && message.startsWith(`${fileName}: `) ? message.slice(fileName.length + 2) : message;
