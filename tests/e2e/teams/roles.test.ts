import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { codeSentTo, mailsTo } from '../../support/mailbox.ts';
import { dealPage } from '../support/dealPage.ts';
import { diagnosisOf, eventually, rentOn } from '../support/devices.ts';
import { everythingStored } from '../support/everythingStored.ts';
import { ownStage } from '../support/stage.ts';
import {
  acceptInvitation,
  createTeam,
  inviteByLink,
  openDeal,
  openWorkspace,
  shareDeal,
  type TeamPerson,
  type Three,
  threePeople,
} from '../support/team.ts';

const { product, browser } = ownStage();

let made: Promise<Three> | null = null;

/** Signed up by whichever story runs first. Each story has a workspace of its own. */
const three = (): Promise<Three> => (made ??= threePeople(browser(), product()));

/** A workspace of Ada's with Ben as an editor, and a deal that both have open. */
async function shared(name: string, address: string) {
  const all = await three();
  return { ...all, ...(await shareDeal(all, product().origin, { name, address })) };
}

const urlOf = (id: string): string => `${product().origin}/workspaces/${id}`;

/** Opens an invitation, also one that was open before. */
async function openLink(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
}

const problemOn = (page: Page) => page.getByTestId('join-problem').innerText();
const readOnlyOn = (page: Page) => page.getByTestId('workspace-read-only').innerText();
const memberOn = (page: Page, { email }: TeamPerson) => page.getByTestId('member').filter({ hasText: email });

/** Confirms the signed-in person's email address with the mailed code. */
async function confirmAddress(page: Page, email: string): Promise<void> {
  await page.getByTestId('confirm-address').click();
  await page.getByTestId('confirm-code').fill(await codeSentTo(product().mailbox, email));
  await page.getByTestId('confirm-address').click();
  await page.getByText('Email address confirmed').waitFor();
}

describe('roles in a workspace', () => {
  it('an invitation by email arrives with its link, refuses other accounts and waits for the address to be confirmed', async () => {
    const { ada, ben, cleo } = await three();
    const { origin, mailbox } = product();
    const team = await createTeam(ada, origin, 'By Mail');
    await ada.page.goto(urlOf(team));
    await ada.page.getByTestId('invite-email').fill(ben.email);
    await ada.page.getByTestId('invite-role').selectOption('viewer');
    await ada.page.getByTestId('invite').click();
    const invitations = async () => (await mailsTo(mailbox, ben.email)).filter(({ subject }) => subject.includes('invited you to By Mail'));
    await eventually(async () => (await invitations()).length).toBe(1);
    const link = /http\S+\/join#\S+/.exec((await invitations())[0]?.text ?? '')?.[0] ?? '';
    await openLink(cleo.page, link);
    await eventually(() => problemOn(cleo.page)).toContain('This invitation is for another email address');
    await openLink(ben.page, link);
    await eventually(() => problemOn(ben.page)).toContain('Confirm your email address first');
    await ben.page.getByTestId('join-confirm').click();
    await confirmAddress(ben.page, ben.email);
    await ben.page.goto(`${origin}/join`);
    await ben.page.getByRole('heading', { name: `${ada.name} invites you to By Mail` }).waitFor();
    await ben.page.getByTestId('join-accept').click();
    await ben.page.waitForURL(/\/deals$/);
    await eventually(() => readOnlyOn(ben.page)).toContain('You can view this workspace but not change it');
  });

  it('links that expired, were revoked or are used up say that they no longer work', async () => {
    const { ada, ben, cleo } = await three();
    const { origin } = product();
    const team = await createTeam(ada, origin, 'By Link');
    const [used, revoked, expired] = [
      await inviteByLink(ada, urlOf(team), { role: 'viewer' }),
      await inviteByLink(ada, urlOf(team), { role: 'editor' }),
      await inviteByLink(ada, urlOf(team), { role: 'owner' }),
    ];
    await acceptInvitation(ben, used);
    await eventually(() => ada.page.getByTestId('invitation').count()).toBe(2);
    await ada.page.getByTestId('invitation').filter({ hasText: 'editor' }).getByTestId('invitation-revoke').click();
    await eventually(() => ada.page.getByTestId('invitation').count()).toBe(1);
    await product().sql("update private.workspace_invitations set expires_at = now() - interval '1 second' where role = 'owner'");
    for (const link of [used, revoked, expired]) {
      await openLink(cleo.page, link);
      await eventually(() => problemOn(cleo.page)).toBe('This no longer exists. Ask an owner for a new invitation.');
    }
    await cleo.page.goto(`${origin}/workspaces`);
    await cleo.page.getByTestId('workspace-card').first().waitFor();
    await eventually(() => cleo.page.getByTestId('workspace-card').filter({ hasText: 'By Link' }).count()).toBe(0);
  });

  it('a viewer reads everything, and nothing can be changed, with the reason in words', async () => {
    const { ada, ben, team, deal } = await shared('Viewers', 'Viewer View, Salford M6 5ZZ');
    await ada.page.goto(urlOf(team));
    await memberOn(ada.page, ben).getByTestId('member-role').selectOption('viewer');
    await eventually(() => ada.page.getByTestId('workspace-audit').innerText()).toContain('role to viewer');
    // Ben's page is open and hears of it without a reload.
    const why = 'You can view this workspace but not change it. Ask an owner to make you an editor.';
    await eventually(() => readOnlyOn(ben.page)).toBe(why);
    for (const control of ['input-monthlyRent', 'stage-select'])
      await eventually(() => ben.page.getByTestId(control).first().isDisabled()).toBe(true);
    const refused = await ben.page.evaluate<unknown>(
      `window.__diag().then((found) => found.mutate({ type: 'deal/save', id: '${deal}', saved: true, stamp: { mid: '${deal}', at: 1_795_860_000_000 } }))`,
    );
    expect(JSON.stringify(refused)).toContain(why);
    await ben.page.reload();
    await ben.page.getByTestId('deal-score').first().waitFor();
    await ben.page.getByRole('tab', { name: 'Notes', exact: true }).click();
    await ben.page.getByText('Not assigned.').waitFor();
    for (const control of ['comment-text', 'assignee', 'save-decision']) expect(await ben.page.getByTestId(control).count()).toBe(0);
    expect(await diagnosisOf(ben.page)).toMatchObject({ pending: 0, parked: 0 });
    await ben.page.goto(urlOf(team));
    await memberOn(ben.page, ben).waitFor();
    for (const control of ['invite', 'member-role', 'member-remove', 'workspace-close', 'hand-over'])
      expect(await ben.page.getByTestId(control).count()).toBe(0);
  });

  it('the last owner cannot leave before handing over; leaving removes the workspace from the device', async () => {
    const { ada, ben, deal, team } = await shared('Handed Over', 'Leaving Lane, Salford M6 5ZZ');
    const { origin } = product();
    const leave = async () => {
      await ada.page.getByTestId('workspace-leave').click();
      await ada.page.getByTestId('confirm-action').click();
    };
    await ada.page.goto(urlOf(team));
    await leave();
    await eventually(() => ada.page.getByTestId('settings-problem').innerText()).toBe(
      'A workspace needs an owner. Make someone else an owner first.',
    );
    await ada.page.getByTestId('hand-over').click();
    await ada.page.getByTestId('confirm-action').click();
    // Ben has no plan, so nobody can change the deals any more.
    await eventually(() => ada.page.getByRole('main').innerText()).toContain('Read-only, because no owner has the Investor plan');
    await leave();
    await ada.page.waitForURL(/\/workspaces$/);
    await ada.page.getByTestId('team-notice').filter({ hasText: 'You’re no longer a member of Handed Over' }).waitFor();
    await eventually(async () => (await everythingStored(ada.page)).includes('Leaving Lane')).toBe(false);
    expect(await everythingStored(ada.page)).not.toContain(deal);
    await ben.page.goto(urlOf(team));
    await eventually(() => ben.page.getByTestId('workspace-audit').innerText()).toContain(`${ada.name} left`);
    await openWorkspace(ben.page, origin, 'Handed Over');
    await openDeal(ben.page, origin, 'Leaving Lane');
  });

  it('a closed workspace is read-only with its reason on every device until it is reopened', async () => {
    const { ada, ben, deal, team } = await shared('Closing', 'Closed Court, Salford M6 5ZZ');
    await ada.page.goto(urlOf(team));
    await ada.page.getByTestId('workspace-close').click();
    await ada.page.getByTestId('confirm-action').click();
    await eventually(() => readOnlyOn(ada.page)).toContain('because it is closed. An owner can reopen it');
    await eventually(() => readOnlyOn(ben.page)).toContain('because it is closed. An owner can reopen it');
    await ada.page.getByTestId('workspace-reopen').click();
    await eventually(() => ada.page.getByTestId('workspace-read-only').count()).toBe(0);
    for (const { page } of [ada, ben]) await eventually(() => page.getByTestId('workspace-read-only').count()).toBe(0);
    await dealPage(ben.page).assume('monthlyRent', '1234');
    await openDeal(ada.page, product().origin, 'Closed Court');
    await eventually(() => rentOn(ada.page, deal)).toBe(123_400);
  });
});
