import {
  protocolHeader,
  protocolVersion,
  type PullAnswer,
  type PushAnswer,
  type DigestAnswer,
} from '../../../../src/core/protocol/syncCalls.ts';
import type { PushedRow, StoredRow } from '../../../../src/core/protocol/syncRow.ts';

/** A server answer with its parsed body. */
export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** Calls as a device makes them, one request each, without retries. */
export interface SyncDevice {
  push(rows: readonly unknown[], more?: Readonly<Record<string, unknown>>): Promise<Answer<PushAnswer>>;
  pull(after: number, more?: Readonly<Record<string, string>>): Promise<Answer<PullAnswer>>;
  digest(body: unknown): Promise<Answer<DigestAnswer>>;
  stream(more?: Readonly<Record<string, string>>): Promise<Events>;
  /** Every row of the workspace, pulled page by page. */
  everything(more?: Readonly<Record<string, string>>): Promise<readonly StoredRow[]>;
}

export interface ServerEvent {
  readonly event: string;
  readonly data: unknown;
}

export interface Events {
  readonly status: number;
  readonly headers: Headers;
  /** Every event so far, oldest first. */
  heard(): readonly ServerEvent[];
  /** Resolves with what `pick` finds among the events, now or later. Rejects after five seconds. */
  until<Found>(pick: (events: readonly ServerEvent[]) => Found | undefined): Promise<Found>;
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>;
  close(): void;
}

export function syncDevice(origin: string, token: string): SyncDevice {
  const headers = { authorization: `Bearer ${token}`, [protocolHeader]: String(protocolVersion), 'content-type': 'application/json' };
  const get = (path: string, query: Readonly<Record<string, string>>, signal?: AbortSignal) =>
    fetch(`${origin}/sync/v1/${path}?${new URLSearchParams(query)}`, { headers, ...(signal ? { signal } : {}) });
  const post = (path: string, body: unknown) => fetch(`${origin}/sync/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const device: SyncDevice = {
    push: async (rows, more = {}) => answerOf(await post('push', { device: 'device01', rows, ...more })),
    pull: async (after, more = {}) => answerOf(await get('pull', { after: String(after), ...more })),
    digest: async (body) => answerOf(await post('digest', body)),
    stream: async (more = {}) => {
      const abort = new AbortController();
      return eventsOf(await get('stream', more, abort.signal), abort);
    },
    everything: async (more = {}) => {
      const rows: StoredRow[] = [];
      for (let after = 0, full = true; full;) {
        const { body } = await device.pull(after, more);
        rows.push(...body.rows);
        after = body.next;
        full = body.more;
      }
      return rows;
    },
  };
  return device;
}

async function answerOf<Body>(response: Response): Promise<Answer<Body>> {
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
}

function eventsOf(response: Response, abort: AbortController): Events {
  let events: readonly ServerEvent[] = [];
  let waiting: readonly (() => void)[] = [];
  const read = async (): Promise<void> => {
    let text = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const parts = (text + chunk).split('\n\n');
      text = parts.pop() ?? '';
      events = [...events, ...parts.flatMap(eventIn)];
      waiting.forEach((look) => look());
    }
  };
  const ended = read().catch(() => undefined);
  return {
    status: response.status,
    headers: response.headers,
    heard: () => events,
    until: (pick) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`The expected event is not among ${JSON.stringify(events)}`)), 5_000);
        const look = (): void => {
          const found = pick(events);
          if (found === undefined) return;
          clearTimeout(late);
          waiting = waiting.filter((other) => other !== look);
          resolve(found);
        };
        waiting = [...waiting, look];
        look();
      }),
    ended,
    close: () => abort.abort(),
  };
}

function eventIn(text: string): readonly ServerEvent[] {
  const event = /^event: (.*)$/m.exec(text)?.[1];
  return event === undefined ? [] : [{ event, data: JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? 'null') as unknown }];
}

let made = 0;

/** A unique text of letters and digits. */
export const fresh = (kind: string): string => `${kind}${(made += 1).toString().padStart(8, '0')}`;

/** A new deal with the given changes. */
export function row(change: Partial<PushedRow> = {}): PushedRow {
  const id = change.id ?? fresh('id');
  return { coll: 'deals', id, mid: fresh('mid'), base: null, deleted: false, doc: { title: `Deal ${id}` }, clocks: {}, ...change };
}
