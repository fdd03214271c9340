import type { StartedRuns } from './startedRuns.ts';
import type { ApifyRequest, ApifyListingSource } from './listingSource.ts';

type Asked = Pick<ApifyRequest, 'kind' | 'site' | 'url' | 'maxItems'>;

/** Requests within this time share one run, so a worker that lost its lease or a restarted server is not charged twice. */
const sameRunMs = 10 * 60_000;
const mostKept = 50;

/** A source that never starts two actor runs for the same URL: not concurrently, not within ten minutes, not after a restart. */
export function deduplicateRuns(
  read: ApifyListingSource,
  begun: StartedRuns,
  now: () => number,
): (asked: Asked) => ReturnType<ApifyListingSource> {
  const asked = new Map<string, { readonly at: number; readonly answer: ReturnType<ApifyListingSource> }>();
  return async (ask) => {
    const { url } = ask;
    const known = asked.get(url);
    if (known !== undefined && now() - known.at < sameRunMs) return known.answer;
    const answer = followedOn(read, begun, { ask, now });
    asked.delete(url);
    asked.set(url, { at: now(), answer });
    const oldest = asked.size > mostKept ? asked.keys().next().value : undefined;
    if (oldest !== undefined) asked.delete(oldest);
    const done = await answer;
    // A failed run may be retried. A successful one is not paid for twice.
    if (!done.ok) {
      if (asked.get(url)?.answer === answer) asked.delete(url);
      await begun.drop(url).catch(() => undefined);
    }
    return done;
  };
}

interface Following {
  readonly ask: Asked;
  readonly now: () => number;
}

async function followedOn(read: ApifyListingSource, begun: StartedRuns, { ask, now }: Following): ReturnType<ApifyListingSource> {
  // If the store fails, an earlier run can no longer be resumed, but the requested one still goes ahead.
  const before = await begun.find(ask.url, now() - sameRunMs).catch(() => null);
  const onBegun = (run: Parameters<StartedRuns['keep']>[1]) => begun.keep(ask.url, run, now()).catch(() => undefined);
  return read({ ...ask, ownToken: null, onBegun, ...(before === null ? {} : { begun: before }) });
}
