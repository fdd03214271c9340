import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import type { ServerOptions } from '../../sync-server/src/configuration.ts';
import { startServer, type RunningServer } from '../../sync-server/src/startServer.ts';
import { codeSentTo } from '../support/mailbox.ts';
import { newServerFolder } from '../support/serverFolder.ts';
import { newVisit, password, signIn, signUp } from './support/browser.ts';
import { sharedBrowser } from './support/stage.ts';

const browser = sharedBrowser();

const folders: string[] = [];
const servers: RunningServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function serve(options: Partial<ServerOptions>): Promise<{ readonly origin: string; readonly mailbox: string }> {
  const dataDir = newServerFolder();
  folders.push(dataDir);
  const appDir = process.env['APP_DIR'] ?? '.cache/test-build';
  const server = await startServer({ port: 0, dataDir, databaseUrl: null, appDir, ...options });
  servers.push(server);
  return { origin: server.origin, mailbox: server.mailbox ?? '' };
}

describe('an email address', () => {
  it('confirming: a sign-up asks for the code, the code signs in, and the password works afterwards', async () => {
    const { origin, mailbox } = await serve({ confirmEmail: true });
    const { page, context } = await newVisit(browser(), origin);
    const email = `waiting-${crypto.randomUUID()}@example.test`;
    await page.goto(`${origin}/auth?next=/deals`);
    await page.getByTestId('auth-switch').click();
    await page.getByTestId('auth-email').fill(email);
    await page.getByTestId('auth-password').fill(password);
    await page.getByTestId('auth-submit').click();
    await page.getByText(`A code is on its way to ${email}.`).waitFor();
    await page.getByTestId('auth-code').fill(await codeSentTo(mailbox, email));
    await page.getByTestId('auth-submit').click();
    await page.waitForURL(`${origin}/deals`);
    await context.close();
    const again = await newVisit(browser(), origin);
    await signIn(again.page, origin, email);
    await again.context.close();
  });

  it('confirming: a signed-in user confirms the address with a code, stays signed in, and is not asked again', async () => {
    const { origin, mailbox } = await serve({});
    const { page, context } = await newVisit(browser(), origin);
    const email = await signUp(page, origin);
    await page.goto(`${origin}/auth`);
    await page.getByTestId('confirm-address').click();
    await page.getByTestId('confirm-code').fill('000');
    await page.getByTestId('confirm-address').click();
    await expect.poll(() => page.getByTestId('confirm-problem').innerText()).toContain('wrong or has expired');
    await page.getByTestId('confirm-code').fill(await codeSentTo(mailbox, email));
    await page.getByTestId('confirm-address').click();
    await page.getByText('Email address confirmed').waitFor();
    await page.reload();
    await page.getByTestId('account-email').waitFor();
    expect(await page.getByTestId('confirm-address').count()).toBe(0);
    await context.close();
  });
});
