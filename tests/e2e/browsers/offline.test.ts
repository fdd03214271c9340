import { expect } from 'vitest';
import { inEachEngine } from '../engines/inEachEngine.ts';
import {
  assume,
  assumption,
  analyseHouse,
  diagnosisOf,
  readyOffline,
  signIn,
  signOutAndRemove,
  signUp,
  synced,
} from '../engines/person.ts';
import { eventually } from '../engines/screen.ts';
import { storedText } from '../support/everythingStored.ts';
import { ownStage } from '../support/stage.ts';

const { product } = ownStage();

inEachEngine(
  'With the server stopped, the app starts and a deal can be edited; the change is sent once the server is back, or removed if the person agrees',
  async (open) => {
    const { origin } = product();
    // Another browser's story may have failed with the server stopped.
    await product().startServer();
    const screen = await open();
    const email = await signUp(screen, origin);
    const id = await analyseHouse(screen, origin);
    await readyOffline(screen);
    await synced(screen);
    await product().stopServer();
    await screen.reopen();
    await screen.goTo(`${origin}/deals/${id}`);
    await screen.textMatches('deal-score', /\d/);
    const before = await screen.text('figure-monthlyCashFlow');
    await assume(screen, 'monthlyRent', '1,500');
    await eventually(() => screen.text('figure-monthlyCashFlow')).not.toBe(before);
    await screen.reload();
    await eventually(() => assumption(screen, 'monthlyRent')).toMatch(/1,500/);
    await product().startServer();
    await synced(screen);

    const next = await open();
    await signIn(next, origin, email);
    await next.goTo(`${origin}/deals/${id}`);
    await eventually(() => assumption(next, 'monthlyRent')).toMatch(/1,500/);

    await product().stopServer();
    await assume(screen, 'monthlyRent', '1,600');
    await eventually(async () => (await diagnosisOf(screen))?.pending, 'the change waits').toBe(1);
    await screen.goTo(`${origin}/auth`);
    await signOutAndRemove(screen);
    await screen.press('lose-unsent-agree');
    await eventually(() => screen.path(), 'the data is removed').toBe('/');
    await screen.shows('url-input');
    expect(await screen.read(storedText)).not.toContain(email);
    await product().startServer();
  },
);
