import { unreachable } from '../../../core/kernel/result.ts';
import { readBytes, readText } from '../../../data/files/readFile.ts';
import type { CapturedFrom, Ingest, StoredEarlier, QueuedLinks } from '../../../ingest/ingest.ts';
import type { Workspace } from '../../hooks/workspace.ts';
import { linkColumn } from './linkColumn.ts';
import { fileKind, refusalText, refusePageFile } from './pageFiles.ts';

/** The result of reading one page, file or link. `mayTryAgain`: the failure may be temporary. */
export type PageResult =
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly dealIds: readonly string[]; readonly known: readonly string[] }
  | { readonly kind: 'links'; readonly links: QueuedLinks }
  | { readonly kind: 'waits' }
  /** The server reads links, for signed-in users only. */
  | { readonly kind: 'needs-account'; readonly links: readonly string[] }
  | { readonly kind: 'failed'; readonly message: string; readonly mayTryAgain: boolean };

/** One item to read, from any source. `body` is called only after the name and size are accepted. */
export type Captured =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'text'; readonly text: string; readonly address: string | null; readonly kept?: StoredEarlier }
  | { readonly kind: 'link'; readonly link: string }
  /** Its content is missing; `message` is the reason. */
  | { readonly kind: 'refused'; readonly message: string };

type Reader = Pick<Workspace, 'ingest' | 'person'>;

/**
 * Reads one captured item into deals, or returns the reason it failed. Never rejects because of a file's content. Pages and deals need no
 * account.
 */
export async function readCapture(reader: Reader, captured: Captured): Promise<PageResult> {
  const { ingest } = reader;
  switch (captured.kind) {
    case 'file':
      return readFile(reader, captured.file);
    case 'text':
      return readHandedText(ingest, captured);
    case 'link':
      return readLink(ingest, captured.link);
    case 'refused':
      return failed(captured.message);
    default:
      return unreachable(captured);
  }
}

const failed = (message: string, mayTryAgain = false): PageResult => ({ kind: 'failed', message, mayTryAgain });

/** Failures caused by the device or session, which may be temporary. All other failures are caused by the page. */
const passes = new Set<string>(['storage', 'signed-out', 'unauthorized', 'offline']);

async function readFile(reader: Reader, file: File): Promise<PageResult> {
  const refused = refusePageFile(file);
  if (refused !== null) return failed(refusalText[refused]);
  const kind = fileKind(file);
  if (kind === 'page') {
    const bytes = await readBytes(file, kind);
    return bytes.ok ? readPage(reader.ingest, bytes.value, { fileName: file.name }) : failed(bytes.error, true);
  }
  const text = await readText(file, kind);
  if (!text.ok) return failed(text.error);
  return kind === 'links' ? readLinks(reader, text.value) : readDeal(reader.ingest, { name: file.name, text: text.value });
}

const readHandedText = (ingest: Ingest, { text, address, kept }: Extract<Captured, { readonly kind: 'text' }>): Promise<PageResult> =>
  readPage(ingest, text, { fileName: null, url: address, ...(kept === undefined ? {} : { kept }) });

async function readPage(ingest: Ingest, page: string | Uint8Array, from: CapturedFrom): Promise<PageResult> {
  const answer = await ingest.analysePage(page, from);
  if (!answer.ok) return failed(withoutName(answer.error.message, from.fileName), passes.has(answer.error.code));
  if (answer.value.kind === 'queued') return { kind: 'waits' };
  return { kind: 'read', dealIds: answer.value.dealIds, known: answer.value.known ?? [] };
}

async function readDeal(ingest: Ingest, file: { readonly name: string; readonly text: string }): Promise<PageResult> {
  const answer = await ingest.readDealFile(file.text, { fileName: file.name });
  return answer.ok
    ? { kind: 'read', ...answer.value }
    : failed(withoutName(answer.error.message, file.name), passes.has(answer.error.code));
}

async function readLinks({ ingest, person }: Reader, text: string): Promise<PageResult> {
  const links = linkColumn(text);
  if (!links.ok) return failed(links.error);
  if (person.userId === null) return { kind: 'needs-account', links: links.value };
  const queued = await ingest.queueLinks(links.value);
  // The queue then shows each link and its result.
  if (queued.queued > 0) void ingest.drainQueue();
  return { kind: 'links', links: queued };
}

async function readLink(ingest: Ingest, link: string): Promise<PageResult> {
  const answer = await ingest.analyseUrl(link);
  if (!answer.ok && answer.error.code === 'signed-out') return { kind: 'needs-account', links: [link] };
  if (!answer.ok) return failed(answer.error.message, passes.has(answer.error.code));
  if (answer.value.kind === 'queued' || answer.value.dealIds.length === 0) return { kind: 'waits' };
  return { kind: 'read', dealIds: answer.value.dealIds, known: answer.value.known ?? [] };
}

/** Removes the file name from the message, because the list already shows it. */
const withoutName = (message: string, fileName: string | null): string =>
  fileName !== null && message.startsWith(`${fileName}: `) ? message.slice(fileName.length + 2) : message;
