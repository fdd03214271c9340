import { err, type Result } from '../../core/kernel/result.ts';
import type { Ingest, IngestFailure } from '../../ingest/ingest.ts';
import type { Watch } from '../../ingest/watch/watch.ts';
import { reportRefusal } from '../../ui/hooks/reportRefusal.ts';

interface PersonReading {
  readonly ingest: Ingest;
  readonly watch: Watch;
}

/**
 * Refuses everything that ends in new or changed deals while the person may not change the workspace, before a request uses one of their
 * analyses. `readOnly` is the reason as a sentence, null if they may. Queued links wait.
 */
export function guardIngest({ ingest, watch }: PersonReading, readOnly: () => string | null): PersonReading {
  const refused = (job: string): Result<never, IngestFailure> | null => {
    const why = readOnly();
    if (why === null) return null;
    reportRefusal(job, why);
    return err({ code: 'read-only', message: why, offerCapture: false, captureId: null });
  };
  return {
    ingest: {
      ...ingest,
      analyseUrl: async (...args) => refused('analyseUrl') ?? ingest.analyseUrl(...args),
      analysePage: async (...args) => refused('analysePage') ?? ingest.analysePage(...args),
      readDealFile: async (...args) => refused('readDealFile') ?? ingest.readDealFile(...args),
      retry: async (...args) => refused('retry') ?? ingest.retry(...args),
      retryFailed: async (...args) => refused('retryFailed') ?? ingest.retryFailed(...args),
      changeRun: async (run, action) => (action === 'retry' ? refused('changeRun') : null) ?? ingest.changeRun(run, action),
      queueLinks: async (links) => {
        const why = refused('queueLinks');
        if (why === null) return ingest.queueLinks(links);
        return { queued: 0, duplicates: [], known: [], refused: links.map((text) => ({ text, message: readOnly() ?? '' })) };
      },
      // Called by timers, not by a control.
      drainQueue: async () => (readOnly() === null ? ingest.drainQueue() : 0),
    },
    watch: {
      checkDeal: async (...args) => refused('checkDeal') ?? watch.checkDeal(...args),
      checkDeals: async (...args) => {
        const why = refused('checkDeals');
        if (why === null) return watch.checkDeals(...args);
        return { checked: 0, changed: 0, failed: 0, stopped: readOnly() };
      },
      checkDue: async () => (readOnly() === null ? watch.checkDue() : null),
    },
  };
}
