import { expect } from 'vitest';
import { totpCode } from '../../../sync-server/src/auth/factors/totp.ts';
import { wallTime } from '../../support/realClock.ts';
import { inEachEngine } from '../engines/inEachEngine.ts';
import { leftSignIn, signOutAndRemove, signUp, startSignIn, synced, typeDealIn } from '../engines/person.ts';
import { eventually } from '../engines/screen.ts';
import { storedText } from '../support/everythingStored.ts';
import { stage } from '../support/stage.ts';

const { product } = stage();

inEachEngine('A second factor is set up and required, and signing out can remove all data from the device', async (open) => {
  const screen = await open();
  const { origin } = product();
  const email = await signUp(screen, origin);
  await typeDealIn(screen, origin);

  await screen.goTo(`${origin}/auth`);
  await screen.press('factor-add');
  await screen.textMatches('factor-secret', /\w/);
  const secret = (await screen.text('factor-secret')) ?? '';
  const step = Math.floor(wallTime() / 30_000);
  await screen.fill('factor-code', totpCode(secret, step));
  await screen.press('factor-confirm');
  await screen.shows('factor');
  await screen.press('sign-out-confirm');
  await screen.shows('auth-password');

  await startSignIn(screen, origin, email);
  await screen.fill('totp-code', '123456');
  await screen.press('totp-submit');
  await screen.textMatches('auth-error', /wrong or has already been used/);
  // The server accepts the code of each 30 seconds once, and the next one early.
  await screen.fill('totp-code', totpCode(secret, step + 1));
  await screen.press('totp-submit');
  await leftSignIn(screen);
  await screen.goTo(`${origin}/deals`);
  await screen.shows('deal-card');
  expect(await screen.read(storedText)).toContain('Example Street');

  // Changes that only this device has would be asked about first.
  await synced(screen);
  await screen.goTo(`${origin}/auth`);
  await signOutAndRemove(screen);
  await eventually(() => screen.path()).toBe('/');
  await screen.shows('url-input');
  const stored = await screen.read(storedText);
  for (const removed of [email, secret, 'Example Street']) expect(stored).not.toContain(removed);
  await screen.goTo(`${origin}/deals`);
  await screen.shows('url-input');
  expect(await screen.count('deal-card')).toBe(0);
});
