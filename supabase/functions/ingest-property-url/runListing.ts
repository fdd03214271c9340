import type { IngestErrorCode, IngestRun, IngestStep } from '../../../src/core/listing/ingestContract.ts';
import type { FetchPage, PortalTarget } from '../_shared/portal/portalPage.ts';
import { failureDetails } from '../_shared/reading/failureMessages.ts';
import { readItems } from '../_shared/reading/readItems.ts';

export interface RunContext {
  readonly id: string;
  readonly fetchPage: FetchPage;
  readonly now: () => number;
}

/** Fetches and reads one listing, noting when each step began. Ends in `saved` or `failed`, never throws for a bad page. */
export async function runListing(target: PortalTarget, context: RunContext): Promise<IngestRun> {
  const steps: { readonly step: IngestStep; readonly at: string }[] = [];
  const enter = (step: IngestStep) => steps.push({ step, at: new Date(context.now()).toISOString() });
  const end = (state: 'saved' | 'failed') => {
    enter(state);
    return { id: context.id, site: target.site, url: target.url, state, steps } as const;
  };
  const failed = (code: IngestErrorCode): IngestRun => {
    const error = { code, message: failureDetails(code, target.site).message };
    return { ...end('failed'), itemCount: 0, error, items: [] };
  };

  enter('queued');
  enter('fetching');
  const page = await context.fetchPage(target);
  if (!page.ok) return failed(page.error);
  enter('parsing');
  const items = readItems(page.value, target, context.now());
  if (!items.ok) return failed(items.error);
  return { ...end('saved'), itemCount: items.value.length, error: null, items: items.value };
}
