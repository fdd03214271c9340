import { describe, expect, it } from 'vitest';
import { newVisit, password, readyOffline, signUp, withServiceWorker } from './support/browser.ts';
import { stage } from './support/stage.ts';

const { product, browser } = stage();
const at = (path: string) => `${product().origin}${path}`;

describe('the redirect after a sign-in', () => {
  const hostile = [
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https://evil.example/deals',
    '@evil.example',
    '.evil.example',
    '%2f%2fevil.example',
    '/%2f%2fevil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '\t//evil.example',
    '/.//evil.example',
    'https://127.0.0.1.evil.example',
    'http://127.0.0.1@evil.example',
    'data:text/html,x',
  ];

  it('stays on our own origin for each of fifteen hostile addresses, with the service worker on', async () => {
    const { page, complaints } = await newVisit(browser(), product().origin, withServiceWorker);
    const email = await signUp(page, product().origin);
    await readyOffline(page);
    // The service worker does not answer the server's own paths with the app's first page.
    await page.goto(product().mailbox);
    await page.getByText('Development mailbox').waitFor();
    for (const next of hostile) {
      await page.goto(at('/auth'));
      await page.getByTestId('sign-out-confirm').click();
      await page.getByTestId('auth-password').waitFor();
      await page.goto(at(`/auth?next=${encodeURIComponent(next)}`));
      await page.getByTestId('auth-email').fill(email);
      await page.getByTestId('auth-password').fill(password);
      await page.getByTestId('auth-submit').click();
      await expect.poll(() => page.url()).toBe(at('/deals'));
    }
    expect(complaints.foreignRequests).toEqual([]);
  });
});
