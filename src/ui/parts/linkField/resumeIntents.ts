import {
  clearPendingAnalysis,
  clearPendingLinks,
  intentPath,
  readIntents,
  type PendingAnalysis,
} from '../../../data/device/pendingIntents.ts';
import { notify } from '../../components/notice/notify.ts';
import type { Services } from '../../hooks/services.ts';
import { linksSummary } from '../capture/readingSummary.ts';

/**
 * Runs requests made before sign-in, in one window at a time. `analyse` runs the analysis visibly; other links join the queue. A request is
 * dropped only once it is stored as a capture, so a reload before then repeats it without loss.
 */
export async function resumeIntents(
  { account, openWorkspace }: Pick<Services, 'account' | 'openWorkspace'>,
  analyse: (asked: PendingAnalysis) => Promise<void>,
): Promise<void> {
  if (intentPath() === null) return;
  await navigator.locks.request('yardstick-intents', { ifAvailable: true }, async (lock) => {
    // A missing second factor is requested elsewhere.
    if (lock === null || (await account.currentUser()) === null) return;
    const { analysis, links } = readIntents();
    // If storage does not open, the screen reports it, and the links wait for the next visit.
    const open = links.length === 0 ? null : await openWorkspace().catch(() => null);
    if (open !== null) {
      const queued = await open.ingest.queueLinks(links);
      clearPendingLinks(links);
      notify({ tone: 'neutral', title: linksSummary(queued) });
      void open.ingest.drainQueue();
    }
    if (analysis === null) return;
    await analyse(analysis);
    clearPendingAnalysis(analysis.captureId);
  });
}
