import { dropAnalysis, dropLinks, intentPath, readIntents, type AskedAnalysis } from '../../../data/device/intents.ts';
import { notify } from '../../components/notice/notify.ts';
import type { Services } from '../../hooks/services.ts';
import { linksWords } from '../capture/readingWords.ts';

/**
 * Carries out what was asked for before anybody was signed in, in one window at a time. `analyse` runs the analysis where the person sees
 * it; links go into the queue. Nothing is dropped before it has become a capture, so a reload in between repeats it and loses nothing.
 */
export async function carryOut(
  { account, openWorkspace }: Pick<Services, 'account' | 'openWorkspace'>,
  analyse: (asked: AskedAnalysis) => Promise<void>,
): Promise<void> {
  if (intentPath() === null) return;
  await navigator.locks.request('yardstick-intents', { ifAvailable: true }, async (lock) => {
    // A second factor that is still missing is asked for elsewhere.
    if (lock === null || (await account.currentUser()) === null) return;
    const { analysis, links } = readIntents();
    // Storage that does not open is told by the screen; the links wait for the next time.
    const open = links.length === 0 ? null : await openWorkspace().catch(() => null);
    if (open !== null) {
      const queued = await open.ingest.queueLinks(links);
      dropLinks(links);
      notify({ tone: 'neutral', title: linksWords(queued) });
      void open.ingest.drainQueue();
    }
    if (analysis === null) return;
    await analyse(analysis);
    dropAnalysis(analysis.captureId);
  });
}
