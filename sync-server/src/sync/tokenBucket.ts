export interface BucketRule {
  /** The maximum number of calls at once. */
  readonly burst: number;
  /** The refill rate per second. */
  readonly perSecond: number;
}

/** Takes one call from a key's bucket. Returns 0 if there was one, else the whole seconds until there is. `at` is in milliseconds. */
export type TakeToken = (key: string, at: number) => number;

/** Above this count the least recently used keys are dropped. Their buckets are full again by then. */
const maxKeys = 50_000;

/** A rate limiter that counts in this process's memory, separately on each server. */
export function createTokenBucket({ burst, perSecond }: BucketRule): TakeToken {
  const buckets = new Map<string, { readonly tokens: number; readonly at: number }>();
  return (key, at) => {
    const last = buckets.get(key) ?? { tokens: burst, at };
    const tokens = Math.min(burst, last.tokens + (Math.max(0, at - last.at) / 1000) * perSecond);
    const taken = tokens >= 1;
    buckets.delete(key);
    buckets.set(key, { tokens: taken ? tokens - 1 : tokens, at });
    const oldest = buckets.size > maxKeys ? buckets.keys().next().value : undefined;
    if (oldest !== undefined) buckets.delete(oldest);
    return taken ? 0 : Math.max(1, Math.ceil((1 - tokens) / perSecond));
  };
}
