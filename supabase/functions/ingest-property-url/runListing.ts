import type { IngestErrorCode, IngestItem, IngestRun, IngestStep } from '../../../src/core/contracts/ingestContract.ts';
import type { FetchPage } from '../../../src/backend/portal/portalPage.ts';
import { portalRefusals, type FallbackReader } from '../../../src/backend/runs/fallbackReader.ts';
import { failureDetails } from '../../../src/backend/reading/failureMessages.ts';
import { readItems } from '../../../src/backend/reading/readItems.ts';
import type { PortalTarget } from '../../../src/backend/portal/portalTarget.ts';

export interface RunContext {
  readonly id: string;
  readonly fetchPage: FetchPage;
  /** Fallback source if the portal blocks the server. Absent if there is none. */
  readonly elsewhere?: FallbackReader | undefined;
  readonly now: () => number;
}

/** Fetches and reads one listing, recording when each step began. Ends in `saved` or `failed`. Never throws for a bad page. */
export async function runListing(target: PortalTarget, context: RunContext): Promise<IngestRun> {
  const steps: { readonly step: IngestStep; readonly at: string }[] = [];
  const enter = (step: IngestStep) => steps.push({ step, at: new Date(context.now()).toISOString() });
  const end = (state: 'saved' | 'failed') => {
    enter(state);
    return { id: context.id, site: target.site, url: target.url, state, steps } as const;
  };
  const failed = (code: IngestErrorCode, message = failureDetails(code, target.site).message): IngestRun => {
    const error = { code, message };
    return { ...end('failed'), itemCount: 0, error, items: [] };
  };

  enter('queued');
  enter('fetching');
  const page = await context.fetchPage(target);
  if (page.ok) enter('parsing');
  const direct = page.ok ? readItems(page.value, target, context.now()) : page;
  const saved = (items: readonly IngestItem[]): IngestRun => ({ ...end('saved'), itemCount: items.length, error: null, items });
  if (direct.ok) return saved(direct.value);
  if (context.elsewhere === undefined || !portalRefusals.has(direct.error)) return failed(direct.error);
  const read = await context.elsewhere(target);
  if (!read.ok) return failed(read.error.code, read.error.message);
  if (!page.ok) enter('parsing');
  return saved(read.value);
}
