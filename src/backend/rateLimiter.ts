/** How many events a key may have within any period of this length. */
export interface RateLimitRule {
  readonly limit: number;
  readonly windowMs: number;
}

export interface RateLimiter {
  /** Seconds until the key may try again. 0 if it may now. */
  wait(key: string, at: number): number;
  record(key: string, at: number): void;
}

/** Above this count the least recently used keys are evicted, so made-up addresses cannot fill the memory. */
const maxKeys = 10_000;

/** Counts in this process's memory. That is exact for one server, and only a soft limit if there are several. */
export function createRateLimiter({ limit, windowMs }: RateLimitRule): RateLimiter {
  const seen = new Map<string, readonly number[]>();
  const recent = (key: string, at: number) => (seen.get(key) ?? []).filter((time) => time > at - windowMs);
  return {
    wait: (key, at) => {
      const times = recent(key, at);
      const oldest = times[times.length - limit];
      return times.length < limit || oldest === undefined ? 0 : Math.max(1, Math.ceil((oldest + windowMs - at) / 1000));
    },
    record: (key, at) => {
      const times = [...recent(key, at), at].slice(-limit);
      seen.delete(key);
      seen.set(key, times);
      const oldest = seen.size > maxKeys ? seen.keys().next().value : undefined;
      if (oldest !== undefined) seen.delete(oldest);
    },
  };
}

/** Counts an event for the key if the rule allows one. Returns the seconds to wait, or 0 if it was counted. */
export function consume(window: RateLimiter, key: string, at: number): number {
  const wait = window.wait(key, at);
  if (wait === 0) window.record(key, at);
  return wait;
}
