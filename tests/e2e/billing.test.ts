import { rmSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfiguration, type ServerOptions } from '../../sync-server/src/configuration.ts';
import { startServer, type RunningServer } from '../../sync-server/src/startServer.ts';
import { newServerFolder } from '../support/serverFolder.ts';
import { startStripeDouble, stripeEvent, webhookSecret, type StripeDouble } from '../support/stripe/stripeDouble.ts';
import { deliver } from '../support/stripe/stripeEvents.ts';
import { newVisit, signUp } from './support/browser.ts';
import { faultsInLooks } from './support/looking.ts';
import { sharedBrowser } from './support/stage.ts';

const browser = sharedBrowser();

let stripe: StripeDouble;
const folders: string[] = [];
const servers: RunningServer[] = [];
beforeAll(async () => {
  stripe = await startStripeDouble();
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await stripe.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Starts the product in this process, because the plans for sale differ between servers. */
async function serve(options: Partial<ServerOptions>): Promise<string> {
  const dataDir = newServerFolder();
  folders.push(dataDir);
  const appDir = process.env['APP_DIR'] ?? '.cache/test-build';
  const server = await startServer({ port: 0, dataDir, databaseUrl: null, appDir, ...options });
  servers.push(server);
  return server.origin;
}

/** Replaces Stripe's own pages with empty ones at the same addresses. */
const standInForStripe = (page: Page) =>
  page.route(/^https:\/\/(checkout|billing)\.stripe\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Stripe</title><h1>Stripe</h1>' }),
  );

const shown = (page: Page, id: string) => () => page.getByTestId(id).innerText();

describe('billing', () => {
  it('explains the Free plan to a visitor, and on a server without a Stripe key offers nothing to buy', async () => {
    const origin = await serve({});
    const { page, context, complaints } = await newVisit(browser(), origin);
    await page.goto(`${origin}/billing`);
    await expect.poll(shown(page, 'billing-signed-out')).toContain('A Free account includes three analyses a month');
    expect(await page.getByTestId('billing-sign-in').getAttribute('href')).toBe('/auth?next=%2Fbilling');
    await signUp(page, origin);
    await page.goto(`${origin}/billing`);
    await expect.poll(shown(page, 'billing-not-configured')).toContain('Paid plans aren’t available on this server');
    expect(await shown(page, 'billing-plan')()).toBe('Free');
    expect(await page.getByRole('button', { name: /upgrade|downgrade|cancel/i }).count()).toBe(0);
    expect(await faultsInLooks(page, 'not configured', [{ colorScheme: 'light', width: 390 }])).toEqual([]);
    expect(complaints.foreignRequests).toEqual([]);
    await context.close();
  });

  it('sells a plan on Stripe’s page, waits for Stripe’s event, and lifts the limit once it arrives', async () => {
    const limits = { ...readConfiguration({}).limits, freeAnalyses: 3 };
    const origin = await serve({ billing: stripe.settings, limits });
    const { page, context, complaints } = await newVisit(browser(), origin);
    await standInForStripe(page);
    await signUp(page, origin);
    await page.goto(`${origin}/billing`);
    await expect.poll(shown(page, 'billing-usage')).toContain('0 of 3');
    await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
    await page.waitForURL('https://checkout.stripe.com/**');
    const { subscription, back } = stripe.pay(page.url());
    expect(back).toBe(`${origin}/billing?checkout=done`);

    await page.goto(back);
    await expect.poll(shown(page, 'billing-return')).toContain('Waiting for Stripe');
    expect(await shown(page, 'billing-plan')()).toBe('Free');
    const event = stripeEvent('customer.subscription.created', { ...subscription });
    expect((await deliver(`${origin}/functions/v1/stripe-webhook`, event, webhookSecret)).status).toBe(200);
    await expect.poll(shown(page, 'billing-return')).toContain('You’re now on the Pro plan');
    await expect.poll(shown(page, 'billing-usage')).toContain('no limit');
    expect(await shown(page, 'billing-words')()).toMatch(/^Renews on \d/);
    expect(await faultsInLooks(page, 'billing')).toEqual([]);

    await page.getByTestId('billing-cancel').click();
    await page.waitForURL('https://billing.stripe.com/**');
    stripe.change(subscription.id, { cancel_at_period_end: true });
    await page.goto(`${origin}/billing?portal=back`);
    await expect.poll(shown(page, 'billing-words')).toMatch(/^Pro stays active until/);
    await expect.poll(shown(page, 'plan-free')).toContain('Starts on');
    const hosts = new Set(complaints.foreignRequests.map((url) => new URL(url).host));
    expect([...hosts].toSorted()).toEqual(['billing.stripe.com', 'checkout.stripe.com']);
    await context.close();
  });
});
