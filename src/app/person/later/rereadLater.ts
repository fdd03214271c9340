import { dropPage, outdatedPages, pageWasRead, readKeptPage } from '../../../data/device/pages.ts';
import { tellRereading } from '../../../data/device/rereadings.ts';
import type { ViewDb } from '../../../data/view/viewDb.ts';
import type { RereadContext } from '../../../ingest/capture/rereadPages.ts';
import { onceQuiet, type Exclusively } from './onceQuiet.ts';

interface LaterContext extends Omit<RereadContext, 'pages' | 'tell'> {
  readonly userId: string | null;
  readonly view: ViewDb;
  readonly exclusively: Exclusively;
}

/** After the work of a start, and after the bin's. */
const quietMs = 8_000;

/** Reads kept pages again that an older parser read. */
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
  return onceQuiet({ name: `reread-${view.name}`, afterMs: quietMs, exclusively }, reread);
}
