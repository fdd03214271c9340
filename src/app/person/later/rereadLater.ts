import { dropPage, outdatedPages, pageWasRead, readKeptPage } from '../../../data/device/pages.ts';
import { tellRereading } from '../../../data/device/rereadings.ts';
import type { ViewDb } from '../../../data/view/viewDb.ts';
import type { RereadContext } from '../../../ingest/capture/rereadPages.ts';

interface LaterContext extends Omit<RereadContext, 'pages' | 'tell'> {
  readonly userId: string | null;
  readonly view: ViewDb;
  readonly exclusively: (name: string, work: () => Promise<void>) => Promise<unknown>;
}

/** After the work of a start, and after the bin's. */
const quietMs = 8_000;

/** Reads kept pages again that an older parser read, once a start and in one tab only. */
export function rereadLater({ userId, view, exclusively, ...context }: LaterContext): () => void {
  const pages: RereadContext['pages'] = {
    outdated: (parserVersion) => outdatedPages(userId, parserVersion),
    read: (dealId) => readKeptPage(userId, dealId),
    wasRead: (dealId, parserVersion) => pageWasRead(userId, dealId, parserVersion),
    drop: (dealId) => dropPage(userId, dealId),
  };
  const reread = async (): Promise<void> => {
    const { rereadPages } = await import('../../../ingest/capture/rereadPages.ts');
    await rereadPages({ ...context, pages, tell: (rereading) => tellRereading(view, rereading) });
  };
  // What fails now is due at the next start.
  const timer = setTimeout(() => void exclusively(`reread-${view.name}`, reread).catch(() => undefined), quietMs);
  return () => clearTimeout(timer);
}
