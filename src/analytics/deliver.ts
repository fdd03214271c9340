import type { PostHog } from 'posthog-js/dist/module.slim.no-external.js';
import { answeredWell } from './answeredWell.ts';
import type { WaitingEvent } from './eventQueue.ts';
import { leaving } from './leaving.ts';
import { postHogConfig } from './postHogConfig.ts';

export interface PostHogTarget {
  readonly key: string;
  readonly host: string;
}

/** The way to PostHog. */
export interface Delivery {
  /** Hands events to PostHog; resolves with the ids of those that need not be sent again. Never rejects. */
  readonly send: (events: readonly WaitingEvent[], target: PostHogTarget) => Promise<ReadonlySet<string>>;
  /** Captures nothing more and drops PostHog's own ids. Returns whether posthog-js may still repeat a request that failed. */
  readonly forget: () => boolean;
}

/** posthog-js, loaded with the first event. It keeps nothing on the device; the outbox does. */
export function createDelivery(mayLeave: () => boolean): Delivery {
  const unanswered = new Set<string>();
  const leavingNow: { event: WaitingEvent | null } = { event: null };
  let client: Promise<PostHog> | null = null;
  const deliverOne = async (posthog: PostHog, event: WaitingEvent): Promise<boolean> => {
    const { uuid } = event;
    const answer = answeredWell(uuid);
    unanswered.add(uuid);
    leavingNow.event = event;
    const options = { uuid, timestamp: new Date(event.at), send_instantly: true, skip_client_rate_limiting: true };
    const captured = posthog.capture(event.event, { ...event.properties }, options);
    leavingNow.event = null;
    const left = captured !== undefined;
    if (!left) answer.stop();
    const arrived = left && (await answer.arrived);
    if (!left || arrived) unanswered.delete(uuid);
    // An event that is not listed never leaves, and need not be tried again.
    return arrived || (!left && leaving(event) === null);
  };
  return {
    send: async (events, target) => {
      try {
        const posthog = await (client ??= start(target, () => (mayLeave() ? leavingNow.event : null)));
        if (!posthog.has_opted_in_capturing()) posthog.opt_in_capturing({ captureEventName: false });
        const results = await Promise.all(events.map((event) => deliverOne(posthog, event)));
        return new Set(events.flatMap(({ uuid }, at) => (results[at] === true ? [uuid] : [])));
      } catch {
        client = null;
        return new Set();
      }
    },
    forget: () => {
      void client?.then(stop).catch(() => undefined);
      return unanswered.size > 0;
    },
  };
}

function stop(posthog: PostHog): void {
  posthog.opt_out_capturing();
  posthog.reset();
}

/** The build without autocapture, recorder and remote scripts. Only the event that is leaving passes `before_send`, made anew from our lists. */
async function start({ key, host }: PostHogTarget, now: () => WaitingEvent | null): Promise<PostHog> {
  const { posthog } = await import('posthog-js/dist/module.slim.no-external.js');
  posthog.init(key, {
    ...postHogConfig(host),
    before_send: () => {
      const event = now();
      const left = event === null ? null : leaving(event);
      return left === null ? null : { ...left, properties: { ...left.properties, token: key } };
    },
    rewriteRequestPath: (url) => {
      const event = now();
      // By this the browser's timing of the request is known to be the event's.
      if (event !== null) url.searchParams.set('event', event.uuid);
      return url;
    },
  });
  return posthog;
}
