import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { PullAnswer } from '../../../src/core/protocol/syncCalls.ts';
import { protocolHeader, protocolVersion } from '../../../src/core/protocol/syncCalls.ts';
import { mailsTo } from '../../support/mailbox.ts';
import { sampleHouse } from '../../support/listingSamples.ts';
import { analyseHouse, openAnalysed } from '../support/analyseHouse.ts';
import { newVisit, password, readyOffline, withServiceWorker } from '../support/browser.ts';
import { chooseInDealMenu, dealPage, openPart } from '../support/dealPage.ts';
import { dealOn, diagnosisOf, eventually, rentOn, synced, tokenOf } from '../support/devices.ts';
import { everythingStored } from '../support/everythingStored.ts';
import { typeDealIn } from '../support/seedDeals.ts';
import { ownStage } from '../support/stage.ts';
import {
  createTeam,
  grantInvestorPlan,
  inviteByLink,
  openDeal,
  openWorkspace,
  people,
  type TeamPerson,
  typeDeal,
} from '../support/team.ts';

const { product, browser } = ownStage();

const teamName = 'Northern Homes';
const ownAddress = 'Example Street';

interface Two {
  readonly ada: TeamPerson;
  readonly ben: TeamPerson;
  /** The workspace's id. */
  readonly team: string;
}

let made: Promise<Two> | null = null;

/** Ada's workspace with Ben in it. Made once, by whichever story runs first. */
const two = (): Promise<Two> => (made ??= makeTwo());

async function makeTwo(): Promise<Two> {
  const { origin } = product();
  const [ada] = await people(browser(), origin, 1);
  if (ada === undefined) throw new Error('Ada could not sign up');
  await grantInvestorPlan(product(), ada.email);
  const team = await createTeam(ada, origin, teamName);
  const link = await inviteByLink(ada, `${origin}/workspaces/${team}`, { role: 'editor' });
  const ben = await joinAsNewcomer(link);
  return { ada, ben, team };
}

/** Opens an invitation on a device with a deal and no account, signs up on the way and accepts. */
async function joinAsNewcomer(link: string): Promise<TeamPerson> {
  const { context, page } = await newVisit(browser(), product().origin, withServiceWorker);
  await typeDealIn(page, product().origin);
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByTestId('join-sign-in').click();
  const email = `ben-${crypto.randomUUID()}@example.test`;
  await page.getByTestId('auth-switch').click();
  await page.getByTestId('auth-email').fill(email);
  await page.getByTestId('auth-password').fill(password);
  await page.getByTestId('auth-submit').click();
  await page.getByRole('heading', { name: `invites you to ${teamName}` }).waitFor();
  await page.getByTestId('join-accept').click();
  await page.waitForURL(/\/deals$/);
  await readyOffline(page);
  return { email, name: email.split('@')[0] ?? '', context, page };
}

/** Everything the server has of a workspace, as a member gets it. */
async function rowsOnServer(page: Page, workspace: string): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}`, [protocolHeader]: String(protocolVersion) };
  const answer = await fetch(`${product().origin}/sync/v1/pull?after=0&workspace=${workspace}`, { headers });
  const { rows } = (await answer.json()) as PullAnswer;
  return JSON.stringify(rows);
}

const statusOn = (page: Page) => page.getByTestId('deal-status').innerText();
const activityOn = (page: Page) => page.getByTestId('activity').allInnerTexts();
const hashOn = async (page: Page) => (await diagnosisOf(page)).stateHash;

/** An entry of the activity in which someone changed something. */
const changed = (who: string, what: RegExp) => expect.stringMatching(new RegExp(`${who} changed: .*${what.source}`, 's'));

/** The conflict with a deletion, in the open list of sync details. */
const deletionOn = (page: Page) => page.getByTestId('sync-conflict').filter({ hasText: 'The change was kept' }).innerText();

/** Types a deal as Ada and opens it on both devices. Returns its id. */
async function sharedDeal({ ada, ben }: Two, address: string): Promise<string> {
  const { origin } = product();
  for (const { page } of [ada, ben]) await openWorkspace(page, origin, teamName);
  const id = await typeDeal(ada.page, origin, address);
  await openDeal(ben.page, origin, address);
  await synced(ben.page);
  return id;
}

/** Waits until both devices have sent everything and have the same records. */
async function equal({ ada, ben }: Two): Promise<void> {
  for (const { page } of [ada, ben]) await synced(page);
  await eventually(async () => (await hashOn(ada.page)) === (await hashOn(ben.page))).toBe(true);
}

describe('two people find, discuss, decide on and report a deal', () => {
  it('joining by link on the way through a sign-up leaves the deals on the device in the personal workspace', async () => {
    const { origin } = product();
    const { ada, ben, team } = await two();
    expect(await ben.page.getByTestId('deal-card').count()).toBe(0);
    await openWorkspace(ben.page, origin, 'Personal');
    await openDeal(ben.page, origin, ownAddress);
    await synced(ben.page);
    await openWorkspace(ada.page, origin, teamName);
    await typeDeal(ada.page, origin, 'Team Road, Salford M6 5ZZ');
    expect(await rowsOnServer(ada.page, team)).toContain('Team Road');
    expect(await rowsOnServer(ada.page, team)).not.toContain(ownAddress);
    expect(await everythingStored(ada.page)).not.toContain(ownAddress);
  });

  it('a deal found by its portal link reaches the other live; a mention made offline is mailed once it syncs; assignment and presence show', async () => {
    const both = await two();
    const { ada, ben, team } = both;
    const { origin } = product();
    for (const { page } of [ada, ben]) await openWorkspace(page, origin, teamName);
    await ben.page.goto(`${origin}/deals`);
    await analyseHouse(ada.page, origin);
    await openAnalysed(ada.page);
    const id = /[0-9A-Z]{26}/.exec(ada.page.url())?.[0] ?? '';
    // Ben's list is open and shows the deal without a reload.
    await ben.page.locator(`[data-testid="deal-card"] a[href*="${id}"]`).first().waitFor();
    await ben.page.goto(`${origin}/deals/${id}`);
    await ben.page.getByTestId('deal-score').first().waitFor();
    await eventually(() => ada.page.getByTestId('presence').innerText()).toContain(`${ben.name} is also looking at this deal`);
    await eventually(() => ben.page.getByTestId('presence').innerText()).toContain(`${ada.name} is also looking at this deal`);

    const remark = 'the roof looks newer than the survey says';
    const mentions = async () => (await mailsTo(product().mailbox, ada.email)).filter(({ subject }) => subject.includes('mentioned you'));
    await openPart(ben.page, 'Notes');
    const field = ben.page.getByTestId('comment-text');
    await ben.context.setOffline(true);
    await field.pressSequentially('@inv');
    await ben.page.getByTestId('mention-option').filter({ hasText: ada.name }).click();
    await field.pressSequentially(remark);
    await ben.page.getByTestId('add-comment').click();
    await ben.page.getByTestId('comment').waitFor();
    expect(await mentions()).toEqual([]);
    await ben.context.setOffline(false);
    await openPart(ada.page, 'Notes');
    await eventually(() => ada.page.getByTestId('comment').allInnerTexts()).toEqual([
      expect.stringMatching(new RegExp(`@${ada.name} ${remark}\\s+${ben.name}, `)),
    ]);
    await eventually(async () => (await mentions()).length).toBe(1);
    const [mail] = await mentions();
    expect(mail?.subject).toBe(`${ben.name} mentioned you in ${teamName}`);
    expect(mail?.text).toContain(`${origin}/deals/${id}?workspace=${team}`);
    const { address, price } = (await dealOn(ada.page, id)) as { address?: string; price?: number };
    for (const secret of [remark, 'roof', sampleHouse.address, address ?? sampleHouse.address, String((price ?? 0) / 100 || '£')])
      expect(JSON.stringify(mail)).not.toContain(secret);

    await ada.page.getByTestId('assignee').selectOption({ label: ben.name });
    await ada.page.getByTestId('due-on').fill('2099-01-31');
    await eventually(() => statusOn(ada.page)).toContain(`Assigned to ${ben.name}, due 31 January 2099`);
    await eventually(() => statusOn(ben.page)).toContain('Assigned to you, due 31 January 2099');
    await eventually(() => activityOn(ben.page)).toContainEqual(
      expect.stringContaining(`${ada.name} assigned the deal to you, due 31 January 2099`),
    );
    await equal(both);
  });

  it('offline changes to one deal merge; both devices name who changed what, and the other side of the conflict', async () => {
    const both = await two();
    const { ada, ben } = both;
    const id = await sharedDeal(both, 'Conflict Close, Salford M6 5ZZ');
    for (const { context } of [ada, ben]) await context.setOffline(true);
    await dealPage(ada.page).assume('voidWeeks', '6');
    await dealPage(ada.page).assume('monthlyRent', '1300');
    await eventually(() => rentOn(ada.page, id)).toBe(130_000);
    await dealPage(ben.page).assume('mortgageRate', '5.5');
    await dealPage(ben.page).assume('monthlyRent', '1450');
    await eventually(() => rentOn(ben.page, id)).toBe(145_000);
    await ada.context.setOffline(false);
    await synced(ada.page);
    await ben.context.setOffline(false);
    await equal(both);
    for (const { page } of [ada, ben])
      expect(await dealOn(page, id)).toMatchObject({
        inputs: { 'buy-to-let': { monthlyRent: 145_000, voidWeeks: 6, mortgageRate: 0.055 } },
      });

    for (const { page } of [ada, ben]) await openPart(page, 'Notes');
    await eventually(() => activityOn(ada.page)).toContainEqual(changed('You', /Void/));
    await eventually(() => activityOn(ada.page)).toContainEqual(changed(ben.name, /Monthly rent \(£1,450\)/));
    await eventually(() => activityOn(ben.page)).toContainEqual(changed(ada.name, /Void/));
    const conflict = `Monthly rent: ${ada.name} set £1,300 while you set £1,450. The later change, yours, was kept.`;
    await eventually(() => activityOn(ben.page)).toContainEqual(expect.stringContaining(conflict));
    for (const { page } of [ada, ben])
      await eventually(() => page.getByTestId('sync-badge').first().innerText()).toContain('Needs your choice');
    await ada.page.getByTestId('sync-details').first().click();
    await eventually(() => ada.page.getByTestId('conflict-text').allInnerTexts()).toContainEqual(
      `You set £1,300 while ${ben.name} set £1,450. The later change, by ${ben.name}, was kept.`,
    );
    await ada.page.getByRole('button', { name: 'Keep this value' }).first().click();
    await eventually(() => ben.page.getByTestId('sync-badge').first().innerText()).toContain('Synced');
  });

  it('a deal deleted by one while the other edits it offline keeps the edit, and both are told who did what', async () => {
    const both = await two();
    const { ada, ben } = both;
    const { origin } = product();
    const id = await sharedDeal(both, 'Deleted Drive, Salford M6 5ZZ');
    await ben.context.setOffline(true);
    await dealPage(ben.page).assume('monthlyRent', '1555');
    await eventually(() => rentOn(ben.page, id)).toBe(155_500);
    await chooseInDealMenu(ada.page, 'bin-deal');
    await ada.page.waitForURL(/\/deals$/);
    await ada.page.goto(`${origin}/deals?view=bin`);
    await ada.page.getByTestId('bin-row').filter({ hasText: 'Deleted Drive' }).getByTestId('bin-delete').click();
    await ada.page.getByTestId('bin-delete-confirm').click();
    await eventually(() => dealOn(ada.page, id)).toBeNull();
    await synced(ada.page);
    await ben.context.setOffline(false);
    await equal(both);
    await eventually(() => rentOn(ada.page, id)).toBe(155_500);
    await ada.page.goto(`${origin}/deals`);
    for (const { page } of [ada, ben]) await page.getByTestId('sync-details').first().click();
    await eventually(() => deletionOn(ada.page)).toMatch(new RegExp(`Deleted by you, .*Changed by ${ben.name}, `, 's'));
    await eventually(() => deletionOn(ben.page)).toMatch(new RegExp(`Deleted by ${ada.name}, .*Changed by you, `, 's'));
  });

  it('a decision with its reason is in the report, and a link for a broker opens without an account until it is revoked', async () => {
    const both = await two();
    const { ada, ben } = both;
    const { origin } = product();
    await sharedDeal(both, 'Decision Dale, Salford M6 5ZZ');
    await openPart(ada.page, 'Notes');
    await ada.page.getByRole('radio', { name: 'Make an offer' }).check();
    await ada.page.getByTestId('decision-reason').fill('Below our ceiling price');
    await ada.page.getByTestId('save-decision').click();
    await eventually(() => statusOn(ben.page)).toMatch(
      new RegExp(`Make an offer, decided by ${ada.name} on \\d+ \\w+ \\d{4}\\s+Below our ceiling price`),
    );
    expect((await dealPage(ben.page).pdfText()).text).toContain('Make an offer: Below our ceiling price');

    await chooseInDealMenu(ben.page, 'share-link');
    await ben.page.getByTestId('link-from').fill(teamName);
    await ben.page.getByTestId('create-link').click();
    const link = await ben.page.getByTestId('link-address').inputValue();
    const broker = await newVisit(browser(), origin);
    await broker.page.goto(link);
    await broker.page.getByTestId('printed-report').waitFor();
    expect(await broker.page.getByTestId('printed-report').innerText()).toContain('Decision Dale');
    // Ada, the owner, may revoke what Ben shared.
    await chooseInDealMenu(ada.page, 'share-link');
    await eventually(() => ada.page.getByTestId('deal-link').innerText()).toContain('Created by a team member');
    await ada.page.getByTestId('revoke-link').click();
    await ada.page.getByTestId('deal-link').waitFor({ state: 'detached' });
    await broker.page.reload();
    await broker.page.getByTestId('shared-gone').waitFor();
    await broker.context.close();
  });
});
