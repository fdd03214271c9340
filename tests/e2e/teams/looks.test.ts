import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { newVisit, signUp } from '../support/browser.ts';
import { chooseInDealMenu, openPart } from '../support/dealPage.ts';
import { synced } from '../support/devices.ts';
import { faultsInLooks, signOf } from '../support/looking.ts';
import { ownStage } from '../support/stage.ts';
import {
  acceptInvitation,
  createTeam,
  grantInvestorPlan,
  inviteByLink,
  onlinePeople,
  openDeal,
  typeDeal,
  type TeamPerson,
} from '../support/team.ts';

const { product, browser } = ownStage();

/** Waits for the sign that a state is shown, then checks the state in every look. */
async function look(page: Page, name: string, sign: string): Promise<readonly string[]> {
  await signOf(page, sign).waitFor();
  const found = await faultsInLooks(page, name);
  await page.setViewportSize({ width: 1440, height: 900 });
  return found;
}

async function visit(page: Page, path: string): Promise<void> {
  // A screen with the same path and another hash would not open again.
  await page.goto('about:blank');
  await page.goto(`${product().origin}${path}`);
}

interface Team {
  readonly id: string;
  readonly owner: TeamPerson;
  readonly editor: TeamPerson;
  readonly viewer: TeamPerson;
  /** An invitation link that was not used. */
  readonly link: string;
}

/** A team with an owner, an editor, a viewer, an open invitation and a deal with comments, a decision and an assignment. */
async function teamAtWork(): Promise<Team> {
  const { origin } = product();
  const [owner, editor, viewer] = await onlinePeople(browser(), origin, 3);
  if (owner === undefined || editor === undefined || viewer === undefined) throw new Error('Three people are needed');
  await grantInvestorPlan(product(), owner.email);
  const id = await createTeam(owner, origin, 'Northern Homes');
  const url = `${origin}/workspaces/${id}`;
  await acceptInvitation(editor, await inviteByLink(owner, url, { role: 'editor' }));
  await acceptInvitation(viewer, await inviteByLink(owner, url, { role: 'viewer' }));
  const link = await inviteByLink(owner, url, { role: 'editor', uses: '5' });
  await typeDeal(owner.page, origin, 'Shared Street, Salford M6 5ZZ');
  await synced(owner.page);
  return { id, owner, editor, viewer, link };
}

/** Comments with a mention, assigns the deal and decides on it. */
async function workOnDeal({ page }: TeamPerson): Promise<void> {
  await openPart(page, 'Notes');
  await page.getByTestId('comment-text').pressSequentially('Ask about the roof, @');
  await page.getByTestId('mention-option').first().click();
  await page.getByTestId('add-comment').click();
  await page.getByTestId('comment').first().waitFor();
  await page.getByTestId('assignee').selectOption({ index: 1 });
  await page.getByTestId('due-on').fill('2099-01-31');
  await page.getByRole('radio', { name: 'Pass' }).check();
  await page.getByTestId('decision-reason').fill('Too far from the station, and the roof needs work before a tenant could move in');
  await page.getByTestId('save-decision').click();
  await page.getByTestId('deal-status').waitFor();
  await synced(page);
}

async function asOwner({ id, owner: { page }, link }: Team): Promise<readonly string[]> {
  const found: string[] = [];
  const see = async (what: string, sign: string) => found.push(...(await look(page, what, sign)));
  await visit(page, '/workspaces');
  await see('workspaces', 'workspace-members');
  await visit(page, `/workspaces/${id}`);
  await see('workspace as owner', 'invitation');
  await page.getByTestId('invite').click();
  await see('invitation link', 'invitation-link');
  await page.getByTestId('member-remove').first().click();
  await see('confirm removal', 'confirm-action');
  await visit(page, link.slice(product().origin.length));
  await see('join as a member', 'role=heading');
  return found;
}

async function inTheDeal({ owner: { page } }: Team): Promise<readonly string[]> {
  const found: string[] = [];
  const see = async (what: string, sign: string) => found.push(...(await look(page, what, sign)));
  await openDeal(page, product().origin, 'Shared Street');
  await see('deal with a decision', 'deal-status');
  await openPart(page, 'Notes');
  await see('deal notes in a team', 'activity');
  await page.getByTestId('comment-text').pressSequentially('Ask @');
  await see('mentions', 'mention-option');
  await page.getByTestId('comment-text').fill('');
  await page.getByTestId('workspace-switch').click();
  await see('workspace switcher', 'role=menuitem');
  await page.keyboard.press('Escape');
  await chooseInDealMenu(page, 'transfer-deal');
  await see('copy or move', 'transfer-copy');
  await page.keyboard.press('Escape');
  await chooseInDealMenu(page, 'share-link');
  await page.getByTestId('create-link').click();
  await see('link made', 'link-address');
  const shared = await page.getByTestId('link-address').inputValue();
  await visit(page, shared.slice(product().origin.length));
  await see('shared deal', 'printed-report');
  return found;
}

async function asOthers({ id, editor, viewer }: Team): Promise<readonly string[]> {
  const found: string[] = [];
  await visit(editor.page, `/workspaces/${id}`);
  found.push(...(await look(editor.page, 'workspace as editor', 'member')));
  await visit(viewer.page, '/workspaces');
  found.push(...(await look(viewer.page, 'workspaces without the plan', 'workspace-members')));
  await openDeal(viewer.page, product().origin, 'Shared Street');
  found.push(...(await look(viewer.page, 'deal as viewer', 'workspace-read-only')));
  await openPart(viewer.page, 'Notes');
  found.push(...(await look(viewer.page, 'deal notes as viewer', 'activity')));
  await visit(viewer.page, '/deals');
  found.push(...(await look(viewer.page, 'deals as viewer', 'deal-card')));
  return found;
}

async function asGuest(link: string): Promise<readonly string[]> {
  const found: string[] = [];
  const { page, context } = await newVisit(browser(), product().origin);
  await visit(page, '/workspaces');
  found.push(...(await look(page, 'workspaces, signed out', 'role=heading')));
  await visit(page, link.slice(product().origin.length));
  found.push(...(await look(page, 'join, signed out', 'join-sign-in')));
  await signUp(page, product().origin);
  await visit(page, '/workspaces');
  found.push(...(await look(page, 'workspaces, no team yet', 'workspace-card')));
  await visit(page, link.slice(product().origin.length));
  found.push(...(await look(page, 'join, offer', 'join-accept')));
  await visit(page, `/join#${'A'.repeat(43)}`);
  found.push(...(await look(page, 'join, wrong secret', 'join-problem')));
  await visit(page, '/workspaces');
  await page.getByTestId('workspace-card').first().waitFor();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Deals' }).first().click();
  await page.goBack();
  found.push(...(await look(page, 'workspaces, offline', 'role=heading')));
  await context.close();
  return found;
}

describe('the screens of teams have no axe violations and no sideways scrolling, in light and dark, on a phone and on a desktop', () => {
  let team: Team | null = null;
  const made = (): Team => {
    if (team === null) throw new Error('The first test did not set up the team');
    return team;
  };

  it('for an owner', async () => {
    team = await teamAtWork();
    await workOnDeal(team.owner);
    await synced(team.editor.page);
    expect(await asOwner(team)).toEqual([]);
  });
  it('in a deal', async () => expect(await inTheDeal(made())).toEqual([]));
  it('for an editor and a viewer', async () => expect(await asOthers(made())).toEqual([]));
  it('for a guest with an invitation', async () => expect(await asGuest(made().link)).toEqual([]));
});
