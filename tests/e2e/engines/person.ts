import { sampleHouse } from '../../support/listingSamples.ts';
import { password } from '../support/browser.ts';
import type { Diagnosis } from '../support/devices.ts';
import { eventually, type Screen } from './screen.ts';

/** Signs up a new person. Returns the email address. */
export async function signUp(screen: Screen, origin: string): Promise<string> {
  const email = `investor-${crypto.randomUUID()}@example.test`;
  await screen.goTo(`${origin}/auth`);
  await screen.press('auth-switch');
  await submitPassword(screen, email);
  await leftSignIn(screen);
  return email;
}

export async function signIn(screen: Screen, origin: string, email: string): Promise<void> {
  await startSignIn(screen, origin, email);
  await leftSignIn(screen);
}

/** Signs in with the password, after which a person with a second factor is asked for it. */
export async function startSignIn(screen: Screen, origin: string, email: string): Promise<void> {
  await screen.goTo(`${origin}/auth`);
  await submitPassword(screen, email);
}

export const leftSignIn = (screen: Screen): Promise<void> => eventually(() => screen.path(), 'the sign-in is left').not.toBe('/auth');

/** Signs out on the account's screen and chooses to remove this device's data, which the screen asks about again if some is unsent. */
export async function signOutAndRemove(screen: Screen): Promise<void> {
  await screen.press('sign-out-wipe');
  await screen.textMatches('sign-out-confirm', /remove/);
  await screen.press('sign-out-confirm');
}

async function submitPassword(screen: Screen, email: string): Promise<void> {
  await screen.fill('auth-email', email);
  await screen.fill('auth-password', password);
  await screen.press('auth-submit');
}

/** Adds a deal by typing and opens it. Returns its id. */
export async function typeDealIn(screen: Screen, origin: string): Promise<string> {
  await screen.goTo(`${origin}/deals`);
  await screen.press('manual-add');
  await screen.fill('manual-address', 'Example Street, Salford M6 5ZZ');
  await screen.fill('manual-price', '118k');
  await screen.fill('manual-rent', '1050');
  await screen.fill('manual-bedrooms', '3');
  await screen.press('manual-submit');
  await screen.textMatches('deal-score', /\d/);
  return idOf(await screen.path());
}

/** Adds the sample house by its link, which needs a signed-in person, and opens the deal. Returns its id. */
export async function analyseHouse(screen: Screen, origin: string): Promise<string> {
  await screen.goTo(`${origin}/deals`);
  await screen.fill('url-input', `https://www.rightmove.co.uk/properties/${sampleHouse.id}`);
  await screen.press('analyze-button');
  await screen.textMatches('run-item-score', /\d/);
  await screen.goTo(`${origin}/deals`);
  return openFirstDeal(screen);
}

/** Opens the first deal in the list. Returns its id. */
export async function openFirstDeal(screen: Screen): Promise<string> {
  await screen.press('deal-card');
  await screen.textMatches('deal-score', /\d/);
  return idOf(await screen.path());
}

function idOf(path: string): string {
  const id = /[0-9A-Z]{26}/.exec(path)?.[0];
  if (id === undefined) throw new Error(`${path} shows no deal`);
  return id;
}

/** An assumption as shown on the deal's screen, or null while it is not shown. */
export const assumption = (screen: Screen, key: string): Promise<string | null> =>
  screen.read((testId) => document.querySelector<HTMLInputElement>(`[data-testid=${testId}]`)?.value ?? null, `input-${key}`);

/** Changes an assumption in place. */
export async function assume(screen: Screen, key: string, words: string): Promise<void> {
  await screen.fill(`input-${key}`, words);
  await screen.pressKey('Enter');
}

type Diagnosing = { readonly __diag?: () => Promise<Diagnosis> };

/** The page's diagnosis of its data, or null until its code has run. */
export const diagnosisOf = (screen: Screen): Promise<Diagnosis | null> =>
  screen.read(async () => (await (globalThis as Diagnosing).__diag?.()) ?? null);

/** Waits until the server has every change from this window. */
export async function synced(screen: Screen): Promise<void> {
  await eventually(async () => {
    const diagnosis = await diagnosisOf(screen);
    return diagnosis?.pending === 0 && diagnosis.lastSync !== null;
  }, 'every change is sent').toBe(true);
}

/** How often the service worker is looked at, in milliseconds, and after how many looks the page is loaded again. */
const lookEveryMs = 500;
const looksBeforeReload = 60;

/**
 * Waits until the app can start offline. WebKit rarely leaves a new service worker activating, about once in thirty starts on a busy
 * machine, for a reason that is not known. The page is then loaded again, once.
 */
export async function readyOffline(screen: Screen): Promise<void> {
  const state = () =>
    screen.read(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return navigator.serviceWorker.controller === null ? 'not in control' : (registration?.active?.state ?? 'no worker');
    });
  for (let looks = 0; looks < looksBeforeReload && (await state()) !== 'activated'; looks += 1)
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  const late = await state();
  if (late !== 'activated') {
    console.warn(`The service worker was ${late} after ${(looksBeforeReload * lookEveryMs) / 1_000} seconds. The page is loaded again.`);
    await screen.reload();
  }
  await eventually(state, 'the app is ready offline').toBe('activated');
}
