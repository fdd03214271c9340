import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { newVisit, password } from '../support/browser.ts';
import { chooseInDealMenu, dealPage } from '../support/dealPage.ts';
import { eventually, rentOn, synced } from '../support/devices.ts';
import { ownStage } from '../support/stage.ts';
import { grantInvestorPlan, openDeal, openWorkspace, shareDeal, type Three, threePeople, typeDeal } from '../support/team.ts';

const { product, browser } = ownStage();

let made: Promise<Three> | null = null;

/** Signed up by whichever story runs first. Each story has a workspace of its own. */
const three = (): Promise<Three> => (made ??= threePeople(browser(), product()));

/** A workspace of Ada's with Ben as an editor, and a deal that both have open. */
async function shared(name: string, address: string) {
  const all = await three();
  return { ...all, ...(await shareDeal(all, product().origin, { name, address })) };
}

const readOnlyOn = (page: Page) => page.getByTestId('workspace-read-only').innerText();

const scoreOn = (page: Page) => page.getByTestId('deal-score').first().innerText();

describe('several workspaces on one device', () => {
  it('without the plan the workspace is read-only on every device, nothing is lost, and waiting changes go once it is back', async () => {
    const { ada, ben, deal } = await shared('Without Plan', 'Plan Place, Salford M6 5ZZ');
    const { origin } = product();
    await openDeal(ada.page, origin, 'Plan Place');
    await ben.context.setOffline(true);
    await dealPage(ben.page).assume('monthlyRent', '1777');
    await eventually(() => rentOn(ben.page, deal)).toBe(177_700);
    await product().sql('delete from public.user_plans where user_id = (select id from auth.users where email = $1)', [ada.email]);
    await ben.context.setOffline(false);
    const why = 'You can view this workspace but not change it until an owner has the Investor plan.';
    // Both pages are open and hear of it without a reload.
    for (const { page } of [ada, ben]) await eventually(() => readOnlyOn(page)).toBe(why);
    expect(await rentOn(ben.page, deal)).toBe(177_700);
    await openDeal(ada.page, origin, 'Plan Place');
    expect(await rentOn(ada.page, deal)).not.toBe(177_700);
    await grantInvestorPlan(product(), ada.email);
    for (const { page } of [ada, ben]) await eventually(() => page.getByTestId('workspace-read-only').count()).toBe(0);
    await synced(ben.page);
    await openDeal(ada.page, origin, 'Plan Place');
    await eventually(() => rentOn(ada.page, deal)).toBe(177_700);
  });

  it('a link to a deal opens its workspace for a member, and says to a stranger why it does not', async () => {
    const { ben, cleo, deal, team } = await shared('Linked', 'Linked Lodge, Salford M6 5ZZ');
    const { origin } = product();
    await openWorkspace(ben.page, origin, 'Personal');
    await ben.page.goto(`${origin}/deals/${deal}?workspace=${team}`);
    await ben.page.getByTestId('deal-score').first().waitFor();
    await eventually(() => new URL(ben.page.url()).search).toBe('');
    await eventually(() => ben.page.getByTestId('workspace-switch').innerText()).toContain('Linked');
    await cleo.page.goto(`${origin}/deals/${deal}?workspace=${team}`);
    await cleo.page.getByRole('heading', { name: 'You’re not a member of this workspace' }).waitFor();
    await cleo.page.getByText('Ask one of its owners for an invitation.').waitFor();
    // Someone who is signed out is asked to sign in, and arrives at the deal.
    const { page, context } = await newVisit(browser(), origin);
    await page.goto(`${origin}/deals/${deal}?workspace=${team}`);
    await page.getByTestId('workspace-sign-in').click();
    await page.getByTestId('auth-email').fill(ben.email);
    await page.getByTestId('auth-password').fill(password);
    await page.getByTestId('auth-submit').click();
    await page.getByTestId('deal-score').first().waitFor();
    await context.close();
  });

  it('deals are copied into a workspace and moved back by the deal’s menu', async () => {
    const { ben, ada } = await shared('Copies', 'Moved Mews, Salford M6 5ZZ');
    const { origin } = product();
    await openWorkspace(ben.page, origin, 'Personal');
    await typeDeal(ben.page, origin, 'Copied Cottage, Salford M6 5ZZ');
    await chooseInDealMenu(ben.page, 'transfer-deal');
    await ben.page.getByTestId('transfer-to').selectOption({ label: 'Copies' });
    await ben.page.getByTestId('transfer-copy').click();
    await ben.page.getByText('Deal copied to Copies').waitFor();
    await openWorkspace(ada.page, origin, 'Copies');
    await openDeal(ada.page, origin, 'Copied Cottage');
    await openWorkspace(ben.page, origin, 'Copies');
    await openDeal(ben.page, origin, 'Moved Mews');
    await chooseInDealMenu(ben.page, 'transfer-deal');
    await ben.page.getByTestId('transfer-move').click();
    await ben.page.waitForURL(/\/deals$/);
    await eventually(() => ben.page.getByTestId('deal-card').filter({ hasText: 'Moved Mews' }).count()).toBe(0);
    await openWorkspace(ben.page, origin, 'Personal');
    await openDeal(ben.page, origin, 'Moved Mews');
    await openDeal(ben.page, origin, 'Copied Cottage');
    await ada.page.goto(`${origin}/deals?view=bin`);
    await ada.page.getByTestId('bin-row').filter({ hasText: 'Moved Mews' }).waitFor();
  });

  it('scores are each person’s own until an owner sets one profile for the workspace, and again once it is removed', async () => {
    const { ada, ben, deal } = await shared('One Profile', 'Profile Parade, Salford M6 5ZZ');
    const { origin } = product();
    const before = await scoreOn(ben.page);
    for (const section of ['tax', 'finance']) {
      await ben.page.goto(`${origin}/deals/${deal}#${section}`);
      await ben.page.getByText('This is part of your own profile. Open your personal workspace to change it.').first().waitFor();
    }
    await ben.page.goto(`${origin}/deals/${deal}`);
    await openWorkspace(ada.page, origin, 'Personal');
    await ada.page.goto(`${origin}/investor-profile#score`);
    await ada.page.getByTestId('weight-cash-flow').fill('0');
    await ada.page.getByTestId('weight-cash-flow').press('Enter');
    await eventually(() => ada.page.getByTestId('profile-saved').innerText()).toContain('Saved.');
    await openWorkspace(ada.page, origin, 'One Profile');
    await openDeal(ada.page, origin, 'Profile Parade');
    await eventually(() => scoreOn(ada.page)).not.toBe(before);
    const adas = await scoreOn(ada.page);
    expect(await scoreOn(ben.page)).toBe(before);
    await ada.page.goto(`${origin}/investor-profile`);
    await ada.page.getByTestId('team-profile-set').click();
    await ada.page.getByTestId('team-profile-unset').waitFor();
    await eventually(() => scoreOn(ben.page)).toBe(adas);
    await ben.page.goto(`${origin}/investor-profile`);
    await eventually(() => ben.page.getByTestId('team-profile').innerText()).toContain('everyone sees the same scores');
    expect(await ben.page.getByTestId('team-profile-unset').count()).toBe(0);
    await ada.page.getByTestId('team-profile-unset').click();
    await eventually(() => ada.page.getByTestId('team-profile').innerText()).toContain('come from their own profile');
    await openDeal(ben.page, origin, 'Profile Parade');
    await eventually(() => scoreOn(ben.page)).toBe(before);
  });

  it('signing out counts the unsent changes of all workspaces before it removes anything', async () => {
    const { ben, deal } = await shared('Counted', 'Counted Croft, Salford M6 5ZZ');
    const { origin } = product();
    await openWorkspace(ben.page, origin, 'Personal');
    const own = await typeDeal(ben.page, origin, 'Own Orchard, Salford M6 5ZZ');
    await ben.context.setOffline(true);
    await dealPage(ben.page).assume('monthlyRent', '1010');
    await eventually(() => rentOn(ben.page, own)).toBe(101_000);
    await openWorkspace(ben.page, origin, 'Counted');
    await openDeal(ben.page, origin, 'Counted Croft');
    await dealPage(ben.page).assume('monthlyRent', '1020');
    await eventually(() => rentOn(ben.page, deal)).toBe(102_000);
    await ben.page.goto(`${origin}/auth`);
    await ben.page.getByTestId('sign-out-wipe').click();
    await eventually(() => ben.page.getByTestId('sign-out-pending').innerText()).toContain('2 changes on this device haven’t been synced');
    await ben.context.setOffline(false);
  });
});
