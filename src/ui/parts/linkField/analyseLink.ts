import { unreachable } from '../../../core/kernel/result.ts';
import type { Site } from '../../../core/listing/facts.ts';
import type { IngestDone, IngestFailure } from '../../../ingest/ingest.ts';
import { storePendingAnalysis } from '../../../data/device/pendingIntents.ts';
import { notify } from '../../components/notice/notify.ts';
import type { Services } from '../../hooks/services.ts';

/** Result of the last analysis, when a toast is not enough. */
export type AnalyseNote =
  | { readonly kind: 'none' }
  | { readonly kind: 'queued'; readonly site: Site }
  /** The portal blocked the server, but the user's browser can read it. */
  | { readonly kind: 'capture'; readonly message: string; readonly captureId: string | null };

export const emptyNote: AnalyseNote = { kind: 'none' };

export interface AnalyseContext {
  readonly services: Pick<Services, 'account' | 'openWorkspace'>;
  /** The screen's path, to return to after sign-in. */
  readonly path: string;
  readonly goTo: (address: string) => void;
  /** For a search: number of results to read. */
  readonly maxResults: number;
  /** The capture's id, chosen before the first try. */
  readonly captureId: string;
}

/** Runs one analysis, with toasts and navigation. Resolves to the note to show at the field; never rejects. */
export async function analyseLink(context: AnalyseContext, link: string): Promise<AnalyseNote> {
  try {
    if ((await context.services.account.currentUser()) === null) return askToSignIn(context, link);
    const workspace = await context.services.openWorkspace();
    const { maxResults, captureId } = context;
    const answer = await workspace.ingest.analyseUrl(link, { maxResults, captureId });
    if (answer.ok) return showDone(answer.value, context);
    if (answer.error.code === 'signed-out') return askToSignIn(context, link);
    return showFailure(answer.error);
  } catch (cause) {
    // Expected failures are returned. A throw means storage did not open, which the user must know.
    showFailed(cause instanceof Error ? cause.message : '');
    return emptyNote;
  }
}

/** Saves the request, which runs automatically after sign-in (`useAnalyse.ts`). */
function askToSignIn({ path, goTo, maxResults, captureId }: AnalyseContext, link: string): AnalyseNote {
  storePendingAnalysis({ captureId, link, maxResults, path });
  notify({ tone: 'neutral', title: 'Sign in required', detail: 'Please sign in to analyze properties' });
  goTo(`/auth?next=${encodeURIComponent(path)}`);
  return emptyNote;
}

function showDone(done: IngestDone, { goTo }: AnalyseContext): AnalyseNote {
  switch (done.kind) {
    case 'queued':
      if (done.why === 'elsewhere') {
        goTo('/deals');
        return emptyNote;
      }
      showFailed('Couldn’t reach the server. The link is queued on this device.');
      return { kind: 'queued', site: done.site };
    case 'read':
      notify({ tone: 'good', title: 'Analysis started', detail: `Processing ${done.items} properties from ${done.site}` });
      goTo(done.runId === null ? '/deals' : `/sync-progress?${done.site}=${encodeURIComponent(done.runId)}`);
      return emptyNote;
    default:
      return unreachable(done);
  }
}

function showFailure(failure: IngestFailure): AnalyseNote {
  showFailed(failure.message);
  return failure.offerCapture ? { kind: 'capture', message: failure.message, captureId: failure.captureId } : emptyNote;
}

function showFailed(message: string): void {
  notify({ tone: 'poor', title: 'Analysis failed', detail: message === '' ? 'Failed to analyze property' : message });
}
