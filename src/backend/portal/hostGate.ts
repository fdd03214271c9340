import type { PortalSite } from '../../core/listing/facts.ts';

/** Request limits of one process towards a portal. */
export interface HostRule {
  /** Concurrent requests. */
  readonly connections: number;
  /** How many requests may follow each other immediately after a quiet period, and how many more are allowed every second. */
  readonly burst: number;
  readonly perSecond: number;
}

/** At most four connections. A run of 25 goes through at once, and a long one settles at two pages a second. */
export const politeRule: HostRule = { connections: 4, burst: 30, perSecond: 2 };

/** Ends a turn. `used` is false if no request was made. */
export type LeaveHost = (used: boolean) => void;

/** The request limits of one process. Held in memory, so every process has its own. */
export interface HostGate {
  /** Waits for a free connection and the rate limit. Null while requests to the portal are paused. */
  enter(site: PortalSite): Promise<LeaveHost | null>;
  /** Counts a request for a page that a person asked for, but does not delay it. */
  spend(site: PortalSite): void;
  /** Pauses requests to a portal for this many seconds. */
  pause(site: PortalSite, seconds: number): void;
  isPaused(site: PortalSite): boolean;
}

interface Host {
  busy: number;
  tokens: number;
  /** When `tokens` was last updated, in milliseconds. */
  at: number;
  pausedUntil: number;
  readonly waiting: (() => void)[];
}

export interface GateClock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

export function createHostGate(rule: HostRule, { now, sleep }: GateClock): HostGate {
  const hosts = new Map<PortalSite, Host>();
  const hostOf = (site: PortalSite): Host => {
    const known = hosts.get(site);
    if (known !== undefined) return known;
    const fresh: Host = { busy: 0, tokens: rule.burst, at: now(), pausedUntil: 0, waiting: [] };
    hosts.set(site, fresh);
    return fresh;
  };
  const refill = (host: Host): void => {
    const at = now();
    host.tokens = Math.min(rule.burst, host.tokens + (Math.max(0, at - host.at) / 1000) * rule.perSecond);
    host.at = at;
  };
  const leave = (host: Host, used: boolean): void => {
    host.busy -= 1;
    if (!used) host.tokens += 1;
    host.waiting.shift()?.();
  };
  return {
    enter: async (site) => {
      const host = hostOf(site);
      while (host.busy >= rule.connections) await new Promise<void>((resolve) => host.waiting.push(resolve));
      host.busy += 1;
      for (refill(host); host.tokens < 1; refill(host)) await sleep(Math.ceil(((1 - host.tokens) / rule.perSecond) * 1000));
      host.tokens -= 1;
      if (host.pausedUntil > now()) {
        leave(host, false);
        return null;
      }
      return (used) => leave(host, used);
    },
    spend: (site) => {
      const host = hostOf(site);
      refill(host);
      host.tokens -= 1;
    },
    pause: (site, seconds) => {
      const host = hostOf(site);
      host.pausedUntil = Math.max(host.pausedUntil, now() + seconds * 1000);
    },
    isPaused: (site) => hostOf(site).pausedUntil > now(),
  };
}
