import { unreachable } from '../../../core/kernel/result.ts';
import type { Site } from '../../../core/listing/facts.ts';
import type { IngestDone, IngestFailure } from '../../../ingest/ingest.ts';
import { notify } from '../../components/notice/notify.ts';
import type { Services } from '../../hooks/services.ts';
import { signInAddress } from './linkInAddress.ts';

/** What became of the last try, where a toast is not enough. */
export type AnalyseNote =
  | { readonly kind: 'none' }
  | { readonly kind: 'queued'; readonly site: Site }
  /** The portal would not let the server read it: the person's own browser can. */
  | { readonly kind: 'capture'; readonly message: string };

export const nothingToSay: AnalyseNote = { kind: 'none' };

export interface AnalyseContext {
  readonly services: Pick<Services, 'account' | 'workspace'>;
  /** The screen's own path, to come back to after a sign-in. */
  readonly path: string;
  readonly goTo: (address: string) => void;
  /** Of a search: how many of its results are asked for. */
  readonly maxResults: number;
}

/** Runs one analysis to its end: toasts, the next screen, and what is left to say beside the field. Never rejects. */
export async function analyseLink(context: AnalyseContext, link: string): Promise<AnalyseNote> {
  try {
    if ((await context.services.account.currentUser()) === null) return askToSignIn(context, link);
    const workspace = await context.services.workspace();
    const answer = await workspace.ingest.analyseUrl(link, { maxResults: context.maxResults });
    if (answer.ok) return sayDone(answer.value, context);
    if (answer.error.code === 'signed-out') return askToSignIn(context, link);
    return sayFailure(answer.error);
  } catch (cause) {
    // Expected failures are answers; what is thrown is storage that would not open, and the person must hear of it.
    sayFailed(cause instanceof Error ? cause.message : '');
    return nothingToSay;
  }
}

function askToSignIn({ path, goTo }: AnalyseContext, link: string): AnalyseNote {
  notify({ tone: 'neutral', title: 'Sign in required', detail: 'Please sign in to analyze properties' });
  goTo(signInAddress(path, link));
  return nothingToSay;
}

function sayDone(done: IngestDone, { goTo }: AnalyseContext): AnalyseNote {
  switch (done.kind) {
    case 'queued':
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
  return failure.offerCapture ? { kind: 'capture', message: failure.message } : nothingToSay;
}

function sayFailed(message: string): void {
  notify({ tone: 'poor', title: 'Analysis failed', detail: message === '' ? 'Failed to analyze property' : message });
}
