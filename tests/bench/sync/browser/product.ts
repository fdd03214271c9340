import type { Page } from 'playwright';
import { drive, type Profile } from './pages.ts';
import type { Person, Places } from './places.ts';

export interface ProductPull {
  /** Milliseconds from the answer of the sign-in until every deal is a row of the list. */
  readonly took: number;
  /** The same until the product says that it is synced: both sides have compared what they hold. */
  readonly synced: number;
  /** Milliseconds the page was busy beyond the first 50 of each long task, from sign-in until all rows were there. */
  readonly blocked: number;
}

interface Of {
  readonly person: Person;
  readonly count: number;
}

const viewOf = ({ id }: Person): string => `yardstick-${id}-view`;

/** The product on a fresh profile: a person signs in, and their deals come. The profile keeps them. */
export const pullInProduct = (profile: Profile, places: Places, { person, count }: Of): Promise<ProductPull> =>
  profile.visit('product', async (page) => {
    await page.goto(`${places.ours}/auth`);
    // A person types longer than the service worker takes to keep the app’s files; with both at once a pull takes some two seconds more.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    await page.getByTestId('auth-email').fill(person.email);
    await page.getByTestId('auth-password').fill(person.password);
    const answered = page.waitForResponse((response) => response.url().includes('/auth/v1/token'));
    await page.getByTestId('auth-submit').click();
    const response = await answered;
    await response.finished();
    const { startTime, responseEnd } = response.request().timing();
    await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
    return drive<ProductPull>(page, 'rowsThere', viewOf(person), count, startTime + Math.max(0, responseEnd));
  });

/** Milliseconds from the address being called up until the first card of the list is on the screen. */
export const openProduct = (profile: Profile, places: Places): Promise<number> =>
  profile.visit('product', async (page) => {
    const began = performance.now();
    await page.goto(`${places.ours}/deals`, { waitUntil: 'commit' });
    await page.getByTestId('deal-card').first().waitFor({ timeout: 120_000 });
    return performance.now() - began;
  });

/** The product's data worker alone on an empty page, with the person's stores open. */
async function openDataWorker(page: Page, places: Places, person: Person): Promise<void> {
  await page.goto(`${places.ours}/health`);
  await drive(page, 'start', 'data', places.dataWorker, 'module');
  const opened = await drive<{ readonly ok: boolean }>(page, 'run', 'data', 'open', [`yardstick-${person.id}`]);
  if (!opened.ok) throw new Error('The data worker did not open its stores');
}

const sessionOf = ({ id, token }: Person): object => ({ userId: id, token, hadRecords: false, build: 'bench' });

/** Milliseconds the worker takes to keep so many new deals, and to bring them to the server as well; both counted from the first. */
export const pushFromWorker = (profile: Profile, places: Places, { person, count }: Of): Promise<{ stored: number; took: number }> =>
  profile.visit('bare', async (page) => {
    await openDataWorker(page, places, person);
    return drive(page, 'addAndSend', viewOf(person), count, sessionOf(person));
  });

/** Milliseconds from an edit in one browser until it can be read in another, edit by edit. */
export const liveInWorkers = (
  profiles: readonly [Profile, Profile],
  places: Places,
  given: { person: Person; id: string },
): Promise<readonly number[]> =>
  profiles[0].visit('bare', (here) =>
    profiles[1].visit('bare', async (there) => {
      const { person, id } = given;
      for (const page of [here, there]) {
        await openDataWorker(page, places, person);
        await drive(page, 'run', 'data', 'setSyncSession', [sessionOf(person)]);
        await drive(page, 'stageSeen', id, 'new');
      }
      const took: number[] = [];
      for (let edit = 0; edit < 15; edit += 1) {
        const stage = edit % 2 === 0 ? 'offer' : 'viewing';
        const seen = drive<number>(there, 'stageSeen', id, stage);
        const stamp = { mid: `01BENCH${String(edit).padStart(19, '0')}`, at: Date.now() };
        const began = await drive<number>(here, 'edit', { type: 'deal/stage', id, stage, stamp });
        took.push((await seen) - began);
      }
      // The first ones meet the first round, which is no longer than the rest of the day.
      return took.slice(3);
    }),
  );
