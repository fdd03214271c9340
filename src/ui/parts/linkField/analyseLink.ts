import { unreachable } from '../../../core/kernel/result.ts';
import type { Site } from '../../../core/listing/facts.ts';
import type { IngestDone, IngestFailure } from '../../../ingest/ingest.ts';
import { keepAnalysis } from '../../../data/device/intents.ts';
import { notify } from '../../components/notice/notify.ts';
import type { Services } from '../../hooks/services.ts';

/** What became of the last try, where a toast is not enough. */
export type AnalyseNote =
  | { readonly kind: 'none' }
  | { readonly kind: 'queued'; readonly site: Site }
  /** The portal would not let the server read it: the person's own browser can. */
  | { readonly kind: 'capture'; readonly message: string; readonly captureId: string | null };

export const nothingToSay: AnalyseNote = { kind: 'none' };

export interface AnalyseContext {
  readonly services: Pick<Services, 'account' | 'openWorkspace'>;
  /** The screen's own path, to come back to after a sign-in. */
  readonly path: string;
  readonly goTo: (address: string) => void;
  /** Of a search: how many of its results are asked for. */
  readonly maxResults: number;
  /** The capture's id, chosen before the first try. */
  readonly captureId: string;
}

/** Runs one analysis to its end: toasts, the next screen, and what is left to say beside the field. Never rejects. */
export async function analyseLink(context: AnalyseContext, link: string): Promise<AnalyseNote> {
  try {
    if ((await context.services.account.currentUser()) === null) return askToSignIn(context, link);
    const workspace = await context.services.openWorkspace();
    const { maxResults, captureId } = context;
    const answer = await workspace.ingest.analyseUrl(link, { maxResults, captureId });
    if (answer.ok) return sayDone(answer.value, context);
    if (answer.error.code === 'signed-out') return askToSignIn(context, link);
    return sayFailure(answer.error);
  } catch (cause) {
    // Expected failures are answers; what is thrown is storage that would not open, and the person must hear of it.
    sayFailed(cause instanceof Error ? cause.message : '');
    return nothingToSay;
  }
}

/** What was asked for is kept, and carried out by itself once somebody is signed in (`useAnalyse.ts`). */
function askToSignIn({ path, goTo, maxResults, captureId }: AnalyseContext, link: string): AnalyseNote {
  keepAnalysis({ captureId, link, maxResults, path });
  notify({ tone: 'neutral', title: 'Sign in required', detail: 'Please sign in to analyze properties' });
  goTo(`/auth?next=${encodeURIComponent(path)}`);
  return nothingToSay;
}

function sayDone(done: IngestDone, { goTo }: AnalyseContext): AnalyseNote {
  switch (done.kind) {
    case 'queued':
      if (done.why === 'elsewhere') {
        goTo('/deals');
        return nothingToSay;
      }
      sayFailed('The server cannot be reached. The link waits on this device.');
      return { kind: 'queued', site: done.site };
    case 'read':
      notify({ tone: 'good', title: 'Analysis started', detail: `Processing ${done.items} properties from ${done.site}` });
      goTo(done.runId === null ? '/deals' : `/sync-progress?${done.site}=${encodeURIComponent(done.runId)}`);
      return nothingToSay;
    default:
      return unreachable(done);
  }
}

function sayFailure(failure: IngestFailure): AnalyseNote {
  sayFailed(failure.message);
  return failure.offerCapture ? { kind: 'capture', message: failure.message, captureId: failure.captureId } : nothingToSay;
}

function sayFailed(message: string): void {
  notify({ tone: 'poor', title: 'Analysis failed', detail: message === '' ? 'Failed to analyze property' : message });
}
