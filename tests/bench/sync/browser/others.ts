import type { Page } from 'playwright';
import { drive, type Profile } from './pages.ts';
import type { Places, PouchServer } from './places.ts';

/** Both adapters of PouchDB for browsers. */
const adapters = ['idb', 'indexeddb'] as const;
export type Adapter = (typeof adapters)[number];

/** PouchDB with one of its adapters, in front of one of its servers. */
export interface Pouch {
  readonly adapter: Adapter;
  readonly server: PouchServer;
}

export const pouches: readonly Pouch[] = adapters.flatMap((adapter) =>
  (['on disk', 'in memory'] as const).map((server) => ({ adapter, server })),
);

export const nameOf = ({ adapter, server }: Pouch): string => (server === 'on disk' ? adapter : `${adapter} ${server}`);

export interface Pushed {
  readonly stored: number;
  readonly took: number;
}

const opened = (name: 'plain' | 'pouch', places: Places) => async (page: Page) => {
  await page.goto(`${name === 'plain' ? places.ours : places.pouch}/health`);
  await drive(page, 'start', name, `/bench/${name}Worker.js`, 'classic');
};

/** One job of the plain worker or of PouchDB's, in a worker on an empty page, as ours runs in one. */
export const runOther = <Value>(
  profile: Profile,
  places: Places,
  { name, method, args }: { readonly name: 'plain' | 'pouch'; readonly method: string; readonly args: readonly unknown[] },
): Promise<Value> =>
  profile.visit('bare', async (page) => {
    await opened(name, places)(page);
    return drive<Value>(page, 'run', name, method, args);
  });

/** Milliseconds from the address being called up until the first fifty documents are read. */
export const openOther = (
  profile: Profile,
  places: Places,
  { name, args }: { name: 'plain' | 'pouch'; args: readonly unknown[] },
): Promise<number> =>
  profile.visit('bare', async (page) => {
    const began = performance.now();
    await opened(name, places)(page);
    const count = await drive<number>(page, 'run', name, 'first', args);
    if (count !== 50) throw new Error(`${name} read ${count} documents, not 50`);
    return performance.now() - began;
  });

/** Milliseconds from a write in one browser until PouchDB's live replication has it in another, write by write. */
export const liveInPouch = (
  profiles: readonly [Profile, Profile],
  places: Places,
  { adapter, server }: Pouch,
): Promise<readonly number[]> =>
  profiles[0].visit('bare', (here) =>
    profiles[1].visit('bare', async (there) => {
      for (const page of [here, there]) {
        await opened('pouch', places)(page);
        await drive(page, 'run', 'pouch', 'live', [adapter, `${places.pouchServers[server]}/live`]);
      }
      const took: number[] = [];
      for (let edit = 0; edit < 15; edit += 1) {
        const began = await drive<number>(here, 'run', 'pouch', 'write', ['one', `word${edit}`]);
        took.push((await seenIn(there, `word${edit}`)) - began);
      }
      return took.slice(3);
    }),
  );

async function seenIn(page: Page, word: string): Promise<number> {
  for (const giveUpAt = Date.now() + 60_000; Date.now() < giveUpAt;) {
    const at = await drive<number | null>(page, 'run', 'pouch', 'seenAt', [word]);
    if (at !== null) return at;
  }
  throw new Error('PouchDB did not bring the edit');
}
