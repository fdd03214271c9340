import { inEachEngine } from '../engines/inEachEngine.ts';
import { assume, analyseHouse, readyOffline, signIn, signUp, synced } from '../engines/person.ts';
import { eventually } from '../engines/screen.ts';
import { ownStage } from '../support/stage.ts';

const { product } = ownStage();

inEachEngine(
  'With the server stopped, the app starts and a deal can be edited; the change is sent once the server is back',
  async (open) => {
    const { origin } = product();
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
    await eventually(() => screen.read(() => document.querySelector<HTMLInputElement>('[data-testid=input-monthlyRent]')?.value)).toContain(
      '1,500',
    );
    await product().startServer();
    await synced(screen);

    const next = await open();
    await signIn(next, origin, email);
    await next.goTo(`${origin}/deals/${id}`);
    await eventually(() => next.read(() => document.querySelector<HTMLInputElement>('[data-testid=input-monthlyRent]')?.value)).toContain(
      '1,500',
    );
  },
);
