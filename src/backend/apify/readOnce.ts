import type { BegunRuns } from './begunRuns.ts';
import type { ApifyAsk, ApifyListingSource } from './listingSource.ts';

type Asked = Pick<ApifyAsk, 'kind' | 'site' | 'url' | 'maxItems'>;

/** What was asked for within this time is the same run: a worker that lost its turn, or a server that was started anew, must not have it charged twice. */
const sameRunMs = 10 * 60_000;
const mostKept = 50;

/** A source that begins no second run of an actor for the same address: not at once, not shortly after, and not after a restart. */
export function readOnce(read: ApifyListingSource, begun: BegunRuns, now: () => number): (asked: Asked) => ReturnType<ApifyListingSource> {
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
    // What failed may be tried again; what was read is not paid for twice.
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

async function followedOn(read: ApifyListingSource, begun: BegunRuns, { ask, now }: Following): ReturnType<ApifyListingSource> {
  // A store that does not answer costs the run that might have been followed on, never the one asked for.
  const before = await begun.find(ask.url, now() - sameRunMs).catch(() => null);
  const onBegun = (run: Parameters<BegunRuns['keep']>[1]) => begun.keep(ask.url, run, now()).catch(() => undefined);
  return read({ ...ask, ownToken: null, onBegun, ...(before === null ? {} : { begun: before }) });
}
