import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { codeSentTo } from '../support/mailbox.ts';
import { newVisit, password, signUp } from './support/browser.ts';
import { stage } from './support/stage.ts';

const { product, browser } = stage();

/** A passkey belongs to a host name, so these stories open the app as localhost. */
const origin = () => product().origin.replace('127.0.0.1', 'localhost');

interface Authenticator {
  /** Whether the person confirms when the browser asks. */
  confirms(does: boolean): Promise<void>;
  passkeys(): Promise<number>;
}

/** Gives a page's browser an authenticator with a fingerprint sensor that always recognises the person. */
async function withAuthenticator(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', {});
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    confirms: async (does) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: does });
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: does });
    },
    passkeys: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

/** A new account whose settings are open. */
async function openSettings() {
  const visit = await newVisit(browser(), origin());
  const { page } = visit;
  const email = await signUp(page, origin());
  await page.goto(`${origin()}/auth`);
  await page.getByTestId('passkey-add').waitFor();
  return { ...visit, email };
}

async function signInAgain(page: Page, email: string): Promise<void> {
  await page.getByTestId('sign-out-confirm').click();
  await page.getByTestId('auth-password').waitFor();
  await page.goto(`${origin()}/auth?next=/deals`);
  await page.getByTestId('auth-email').fill(email);
  await page.getByTestId('auth-password').fill(password);
  await page.getByTestId('auth-submit').click();
}

describe('a second factor', () => {
  it('can be a passkey, which the next sign-in asks for, and which is removed again', async () => {
    const { page, email, complaints } = await openSettings();
    const authenticator = await withAuthenticator(page);
    await page.getByTestId('passkey-add').click();
    await page.getByTestId('factor').waitFor();
    expect(await page.getByTestId('factor').innerText()).toMatch(/^Passkey added \d{4}-/);
    expect(await authenticator.passkeys()).toBe(1);

    await page.getByTestId('passkey-add').click();
    await expect.poll(() => page.getByRole('alert').allInnerTexts()).toContain('This device already has a passkey for the account.');
    expect(await page.getByTestId('factor').count()).toBe(1);

    await signInAgain(page, email);
    await page.getByTestId('passkey-use').waitFor();
    expect(await page.getByTestId('totp-code').count()).toBe(0);
    await page.getByTestId('passkey-use').click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/deals');

    await page.goto(`${origin()}/auth`);
    await page.getByTestId('factor-remove').click();
    await expect.poll(() => page.getByTestId('factor').count()).toBe(0);
    await signInAgain(page, email);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/deals');
    expect(complaints.violations).toEqual([]);
  });

  it('can be a phone, which gets a code by text message', async () => {
    const { page, email } = await openSettings();
    const phone = '+447700900123';
    await page.getByTestId('phone-add').click();
    await page.getByTestId('phone-number').fill('07700 900123');
    await page.getByTestId('phone-confirm').click();
    await page.getByText('Type the number with its country code').waitFor();
    await page.getByTestId('phone-number').fill('+44 7700 900123');
    await page.getByTestId('phone-confirm').click();
    await page.getByTestId('phone-code').waitFor();
    const code = await codeSentTo(product().mailbox, phone);
    await page.getByTestId('phone-code').fill(code === '000000' ? '000001' : '000000');
    await page.getByTestId('phone-confirm').click();
    await expect.poll(() => page.getByRole('alert').allInnerTexts()).toContainEqual(expect.stringContaining('That code is wrong'));
    await page.getByTestId('phone-code').fill(code);
    await page.getByTestId('phone-confirm').click();
    await page.getByTestId('factor').waitFor();
    expect(await page.getByTestId('factor').innerText()).toBe('Phone ending in 123');

    await signInAgain(page, email);
    await page.getByTestId('phone-send').waitFor();
    expect(await page.getByTestId('phone-send').innerText()).toBe('Text a code to the phone ending in 123');
  });
});
