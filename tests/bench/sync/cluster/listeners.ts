import { setTimeout as pause } from 'node:timers/promises';
import { requestBytes, type KeptLine } from '../server/keptLine.ts';
import { openKeptStream, type KeptStream } from '../server/keptStream.ts';
import type { Person } from '../server/people.ts';
import { askOnce } from './pushLoad.ts';
import { until } from './until.ts';

/** Devices with an open stream that pull after each poke, as the app does. */
export interface Listeners {
  /** The duration of each pull, milliseconds. */
  readonly pulls: number[];
  /** How often a stream was opened again after its end, and how often that or a pull failed. */
  readonly counts: { reopened: number; failed: number };
  /** The number of streams that are open now. */
  readonly open: () => number;
  /** Resolves once all are open. Rejects if that takes longer than a minute. */
  readonly allOpen: () => Promise<void>;
  close(): void;
}

const lookMs = 200;
const retryMs = 500;
const openAtOnce = 8;

/** Opens one stream for each person and keeps it open. Resolves once all are open. */
export async function openListeners(origin: string, people: readonly Person[]): Promise<Listeners> {
  const free: KeptLine[] = [];
  const pulls: number[] = [];
  const counts = { reopened: 0, failed: 0 };
  const streams = new Map<Person, KeptStream>();
  const closing = new AbortController();
  const pull = async (person: Person, after: number, atLeast: number): Promise<number | null> => {
    const request = requestBytes({
      method: 'GET',
      path: `/sync/v1/pull?after=${after}&atLeast=${atLeast}`,
      token: person.token,
      body: null,
    });
    const began = performance.now();
    const answer = await askOnce(origin, free, request);
    const next = /"next":(\d+)/.exec(answer?.body ?? '')?.[1];
    if (next === undefined) {
      counts.failed += 1;
      return null;
    }
    pulls.push(performance.now() - began);
    return Number(next);
  };
  const follow = async (person: Person): Promise<void> => {
    let known = streams.get(person)?.heard[0]?.version ?? 0;
    while (!closing.signal.aborted) {
      const stream = streams.get(person);
      if (stream === undefined || stream.ended()) {
        const again = await openKeptStream(origin, person.token).catch(() => null);
        if (again === null) counts.failed += 1;
        else {
          counts.reopened += 1;
          streams.set(person, again);
        }
        if (again === null) await pause(retryMs);
        continue;
      }
      const heard = stream.heard.at(-1)?.version ?? 0;
      if (heard > known) known = (await pull(person, known, heard)) ?? known;
      await pause(lookMs);
    }
  };
  for (let from = 0; from < people.length; from += openAtOnce)
    await Promise.all(
      people.slice(from, from + openAtOnce).map(async (person) => void streams.set(person, await openKeptStream(origin, person.token))),
    );
  const following = people.map(follow);
  void Promise.all(following);
  const open = (): number => [...streams.values()].filter((stream) => !stream.ended()).length;
  return {
    pulls,
    counts,
    open,
    allOpen: () => until(() => open() === people.length, 'all streams are open'),
    close: () => {
      closing.abort();
      for (const stream of streams.values()) stream.close();
      free.forEach((line) => line.close());
    },
  };
}
