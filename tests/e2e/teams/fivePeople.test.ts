import { describe, expect, it } from 'vitest';
import { dealPage } from '../support/dealPage.ts';
import { diagnosisOf, eventually, rentOn, synced } from '../support/devices.ts';
import { everythingStored } from '../support/everythingStored.ts';
import { ownStage } from '../support/stage.ts';
import {
  acceptInvitation,
  createTeam,
  grantInvestorPlan,
  inviteByLink,
  openDeal,
  openWorkspace,
  people,
  typeDeal,
} from '../support/team.ts';

const { product, browser } = ownStage();

describe('five people in one workspace', () => {
  it('end with equal states after offline edits, a changed role and a removal, and keep their own unsent work', async () => {
    const { origin } = product();
    const [ada, ben, cleo, dora, eve] = await people(browser(), origin, 5);
    if (ada === undefined || ben === undefined || cleo === undefined || dora === undefined || eve === undefined)
      throw new Error('Five people are needed');
    await grantInvestorPlan(product(), ada.email);
    await typeDeal(eve.page, origin, 'Own Street, Salford M6 5ZZ');
    const id = await createTeam(ada, origin, 'Northern Homes');
    const url = `${origin}/workspaces/${id}`;
    const forEditors = await inviteByLink(ada, url, { role: 'editor', uses: '5' });
    const forViewers = await inviteByLink(ada, url, { role: 'viewer' });
    for (const editor of [ben, cleo, eve]) await acceptInvitation(editor, forEditors);
    await acceptInvitation(dora, forViewers);

    const shared = await typeDeal(ada.page, origin, 'Shared Street, Salford M6 5ZZ');
    const other = await typeDeal(ada.page, origin, 'Untouched Lane, Salford M6 5ZZ');
    for (const { page } of [ben, cleo, dora, eve]) {
      await openDeal(page, origin, 'Untouched Lane');
      await openDeal(page, origin, 'Shared Street');
      await synced(page);
    }
    expect(await everythingStored(ben.page)).not.toContain('Own Street');

    // Offline: Ben and Eve change what they will no longer be allowed to, Cleo changes another field and a deal that Ada deletes.
    for (const { context } of [ben, cleo, eve]) await context.setOffline(true);
    await dealPage(ben.page).assume('monthlyRent', '1111');
    await eventually(() => rentOn(ben.page, shared)).toBe(111_100);
    await dealPage(eve.page).assume('monthlyRent', '1222');
    await eventually(() => rentOn(eve.page, shared)).toBe(122_200);
    await dealPage(cleo.page).assume('voidWeeks', '6');
    await dealPage(cleo.page).assume('monthlyRent', '1333');
    await eventually(() => rentOn(cleo.page, shared)).toBe(133_300);

    // Meanwhile Ada makes Ben a viewer and removes Eve.
    await ada.page.goto(url);
    const memberOf = (name: string) => ada.page.getByTestId('member').filter({ hasText: name });
    await memberOf(ben.email).getByTestId('member-role').selectOption('viewer');
    await eventually(() => memberOf(ben.email).getByTestId('member-role').inputValue()).toBe('viewer');
    await memberOf(eve.email).getByTestId('member-remove').click();
    await ada.page.getByTestId('confirm-action').click();
    await eventually(() => memberOf(eve.email).count()).toBe(0);

    for (const { context } of [ben, cleo, eve]) await context.setOffline(false);
    await synced(cleo.page);
    for (const member of [ada, ben, cleo, dora]) await openWorkspace(member.page, origin, 'Northern Homes');
    const hashOf = async (page: typeof ada.page) => (await diagnosisOf(page)).stateHash;
    await eventually(() => rentOn(ada.page, shared)).toBe(133_300);
    for (const { page } of [ben, cleo, dora]) {
      await eventually(async () => (await hashOf(page)) === (await hashOf(ada.page))).toBe(true);
      expect(await rentOn(page, shared)).toBe(133_300);
      expect((await diagnosisOf(page)).parked).toBe(0);
    }

    // Ben may look and not change anything, and has his own copy of what he had changed.
    await openDeal(ben.page, origin, 'Shared Street');
    await ben.page.getByText('You can view this workspace but not change it').first().waitFor();
    await openWorkspace(ben.page, origin, 'Personal');
    await eventually(async () => rentOn(ben.page, await openDeal(ben.page, origin, 'Shared Street'))).toBe(111_100);

    // Eve has her own deal and her copy of the changed one. The rest has left her device.
    await eventually(async () => rentOn(eve.page, await openDeal(eve.page, origin, 'Shared Street'))).toBe(122_200);
    await openDeal(eve.page, origin, 'Own Street');
    await eventually(async () => (await everythingStored(eve.page)).includes('Untouched Lane')).toBe(false);
    expect(await everythingStored(eve.page)).not.toContain(other);
    await eve.page.goto(`${origin}/workspaces`);
    await eve.page.getByTestId('workspace-card').first().waitFor();
    await eventually(() => eve.page.getByTestId('workspace-card').count()).toBe(1);
  });
});
