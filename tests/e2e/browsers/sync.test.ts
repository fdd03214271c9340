import { describe, expect, it } from 'vitest';
import { engines, withScreens } from '../engines/inEachEngine.ts';
import { analyseHouse, assume, diagnosisOf, openFirstDeal, readyOffline, signIn, signUp, synced } from '../engines/person.ts';
import { eventually, type Screen } from '../engines/screen.ts';
import { ownStage } from '../support/stage.ts';

const { product } = ownStage();

describe('several browsers of one person', () => {
  it('A deal edited offline in each browser in turn is the same in all', async ({ skip }) => {
    const present = engines.filter((engine) => engine.missing() === null);
    skip(present.length < 2, 'there is one browser only on this machine');
    await withScreens(async (open) => {
      const { origin } = product();
      const screens: Screen[] = [];
      let email = '';
      for (const engine of present) {
        const screen = await open(engine);
        screens.push(screen);
        if (email === '') {
          email = await signUp(screen, origin);
          await analyseHouse(screen, origin);
        } else {
          await signIn(screen, origin, email);
          await screen.goTo(`${origin}/deals`);
          await openFirstDeal(screen);
        }
        await readyOffline(screen);
        await synced(screen);
      }
      for (const [turn, screen] of screens.entries()) {
        const rent = `1,${turn + 5}00`;
        await product().stopServer();
        await assume(screen, 'monthlyRent', rent);
        await eventually(async () => (await diagnosisOf(screen))?.pending, 'the change waits').toBeGreaterThan(0);
        await product().startServer();
        await synced(screen);
        const wanted = (await diagnosisOf(screen))?.stateHash;
        expect(wanted).toMatch(/\w/);
        for (const other of screens) {
          await eventually(async () => (await diagnosisOf(other))?.stateHash, 'the change is here').toBe(wanted);
        }
      }
    });
  });
});
