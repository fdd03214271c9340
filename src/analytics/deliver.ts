import type { CaptureResult, PostHog } from 'posthog-js/dist/module.slim.no-external.js';
import type { WaitingEvent } from './eventQueue.ts';
import { confirms, leaving } from './gate.ts';
import { postHogConfig } from './postHogConfig.ts';

export interface PostHogTarget {
  readonly key: string;
  readonly host: string;
}

/** Hands events to PostHog; resolves with the ids of those that need not be sent again. Never rejects. */
export type Deliver = (events: readonly WaitingEvent[], target: PostHogTarget) => Promise<ReadonlySet<string>>;

interface OnItsWay {
  readonly event: WaitingEvent;
  readonly told: (arrived: boolean) => void;
}

const answerWithinMs = 10_000;

/** Sends through posthog-js, loaded with the first event. The library keeps nothing on the device and repeats nothing: our own queue does both. */
export function createDelivery(): Deliver {
  const onTheirWay = new Map<string, OnItsWay>();
  let client: Promise<PostHog> | null = null;
  const deliverOne = async (posthog: PostHog, event: WaitingEvent): Promise<boolean> => {
    const arrived = new Promise<boolean>((resolve) => onTheirWay.set(event.uuid, { event, told: resolve }));
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), answerWithinMs));
    const options = { uuid: event.uuid, timestamp: new Date(event.at), send_instantly: true, skip_client_rate_limiting: true } as const;
    try {
      if (posthog.capture(event.event, { ...event.properties }, { ...options, transport: 'fetch' }) === undefined)
        return leaving(event) === null;
      return await Promise.race([arrived, late]);
    } finally {
      onTheirWay.delete(event.uuid);
    }
  };
  return async (events, target) => {
    try {
      const posthog = await (client ??= start(target, onTheirWay));
      const results = await Promise.all(events.map((event) => deliverOne(posthog, event)));
      return new Set(events.flatMap(({ uuid }, at) => (results[at] === true ? [uuid] : [])));
    } catch {
      client = null;
      return new Set();
    }
  };
}

async function start({ key, host }: PostHogTarget, onTheirWay: ReadonlyMap<string, OnItsWay>): Promise<PostHog> {
  const posthog = await loadThrough((fetchNow) => watched(fetchNow, host, onTheirWay));
  const gate = ({ uuid }: CaptureResult): CaptureResult | null => {
    const event = onTheirWay.get(uuid)?.event;
    const left = event === undefined ? null : leaving(event);
    return left === null ? null : { ...left, properties: { ...left.properties, token: key } };
  };
  posthog.init(key, { ...postHogConfig(host), before_send: gate });
  return posthog;
}

/** The build without autocapture, recorder and remote scripts. It takes `fetch` as it finds it while it loads, and gets ours. */
async function loadThrough(wrap: (fetchNow: typeof fetch) => typeof fetch): Promise<PostHog> {
  const own = globalThis.fetch;
  globalThis.fetch = wrap(own.bind(globalThis));
  try {
    return (await import('posthog-js/dist/module.slim.no-external.js')).posthog;
  } finally {
    globalThis.fetch = own;
  }
}

/** Lets only events on their way reach PostHog, without cookies, redirects or the page's address, and tells what became of each. */
function watched(fetchNow: typeof fetch, host: string, onTheirWay: ReadonlyMap<string, OnItsWay>): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(host)) return fetchNow(input, init);
    const body = typeof init?.body === 'string' ? init.body : '';
    const sent = [...onTheirWay].find(([uuid]) => body.includes(uuid))?.[1];
    if (sent !== undefined) sent.told(await confirmed(fetchNow(url, { ...init, ...strict })));
    // What did not arrive is sent again by our queue, not by the library's.
    return Response.json({ status: 1 });
  };
}

const strict = { credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer', cache: 'no-store' } as const;

const confirmed = (answer: Promise<Response>): Promise<boolean> => answer.then(confirms).catch(() => false);
