import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { DealCommand } from '../../../src/data/commands/dealCommand.ts';
import type { ItemCommand } from '../../../src/data/commands/itemCommands.ts';
import { instant } from '../../../src/core/kernel/calendar.ts';
import { percent } from '../../../src/core/kernel/rate.ts';
import { dealOf, idOf } from '../../support/deals.ts';
import { letHolding } from '../../support/holdings.ts';
import { chooseInDealMenu } from '../support/dealPage.ts';
import { eventually, synced } from '../support/devices.ts';
import { pressEverything } from '../support/pressEverything.ts';
import { ownStage } from '../support/stage.ts';
import { acceptInvitation, createTeam, inviteByLink, openDeal, threePeople, typeDeal } from '../support/team.ts';

const { product, browser } = ownStage();

const at = instant(1_790_000_000_000);
const stamp = (n: number) => ({ mid: idOf(500 + n), at });

/** Runs commands of the screens on a page, as its person. */
async function run(page: Page, name: 'mutate' | 'mutateItem' | 'mutateAlert', commands: readonly unknown[]): Promise<void> {
  for (const command of commands) {
    const stored = await page.evaluate<{ readonly ok: boolean }>(
      `window.__diag().then((found) => found.${name}(${JSON.stringify(command)}))`,
    );
    expect(stored).toMatchObject({ ok: true });
  }
}

/** A workspace of Ada's with something of every kind in it, and Ben as a viewer. Returns the id of its typed deal. */
async function viewedWorkspace() {
  const { ada, ben } = await threePeople(browser(), product());
  const { origin } = product();
  const team = await createTeam(ada, origin, 'All Kinds');
  await acceptInvitation(ben, await inviteByLink(ada, `${origin}/workspaces/${team}`, { role: 'viewer' }));
  const deal = await typeDeal(ada.page, origin, 'Viewer View, Salford M6 5ZZ');
  const deals: readonly DealCommand[] = [
    { type: 'deal/add', deal: dealOf(1) },
    { type: 'deal/add', deal: dealOf(2) },
    { type: 'deal/stage', id: idOf(1), stage: 'bought', stamp: stamp(1) },
  ];
  const times = { createdAt: at, updatedAt: at };
  const scenario = { dealId: deal, name: 'Cheaper', strategy: 'buy-to-let', inputs: { monthlyRent: 120_000 }, ...times } as const;
  const items: readonly ItemCommand[] = [
    { coll: 'notes', id: idOf(11), item: { dealId: deal, text: 'Ask the agent about the roof', ...times }, stamp: stamp(11) },
    { coll: 'scenarios', id: idOf(12), item: scenario, stamp: stamp(12) },
    { coll: 'holdings', id: idOf(13), item: letHolding(), stamp: stamp(13) },
  ];
  const rule = { version: 1, test: { kind: 'gross-yield', atLeast: percent(6) }, scope: { kind: 'all' }, on: true, ...times };
  await run(ada.page, 'mutate', deals);
  await run(ada.page, 'mutateItem', items);
  await run(ada.page, 'mutateAlert', [{ type: 'alert/rule', id: idOf(14), rule, stamp: stamp(14) }]);
  // The bin shows the last 30 days, so this is not stamped with the commands' date.
  await ada.page.goto(`${origin}/deals/${idOf(2)}`);
  await ada.page.getByTestId('deal-title').waitFor();
  await chooseInDealMenu(ada.page, 'bin-deal');
  await ada.page.waitForURL(/\/deals$/);
  await synced(ada.page);
  await openDeal(ben.page, origin, 'Viewer View');
  await synced(ben.page);
  return { page: ben.page, deal };
}

/** The changes that the page's workspace refused, each with the control that was pressed before. */
function refusalsOn(page: Page): readonly string[] {
  const refusals: string[] = [];
  let pressed = 'nothing';
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith('[pressed] ')) pressed = text.slice('[pressed] '.length);
    if (text.startsWith('Refused in a read-only workspace: ')) refusals.push(`${pressed}: ${text.slice(34).split('.')[0] ?? ''}`);
  });
  return refusals;
}

let made: ReturnType<typeof viewedWorkspace> | null = null;
const viewed = () => (made ??= viewedWorkspace());

describe('a viewer', () => {
  it('causes a warning with every change that is refused, which the next stories listen for', async () => {
    const { page, deal } = await viewed();
    const refusals = refusalsOn(page);
    const save = JSON.stringify({ type: 'deal/save', id: deal, saved: true, stamp: stamp(21) });
    await page.evaluate(`window.__diag().then((found) => found.mutate(${save}))`);
    await eventually(() => [...refusals]).toEqual(['nothing: mutate']);
  });

  it.each<readonly [string, readonly (readonly [path: string, sign: string])[]]>([
    ['the list', [['/deals', 'deal-card']]],
    ['the table', [['/deals?show=table', 'bench-search']]],
    ['the board', [['/deals?show=board', 'board-card']]],
    ['the bin', [['/deals?view=bin', 'bin-row']]],
    [
      'every part of a deal',
      [
        ['/deals/$deal', 'deal-score'],
        ['/deals/$deal#income', 'section-income'],
        ['/deals/$deal#costs', 'input-legalFees'],
        ['/deals/$deal#finance', 'mortgage-quote'],
        ['/deals/$deal#tax', 'tax-sentence'],
        ['/deals/$deal#years', 'plan-words'],
        ['/deals/$deal#area', 'rent-in-area'],
        ['/deals/$deal#risk', 'two-way'],
        ['/deals/$deal#strategies', 'strategy-figure-monthlyCashFlow'],
        ['/deals/$deal#notes', 'activity'],
        ['/deals/$deal?view=viewing', 'viewing-title'],
        [`/deals/${idOf(1)}`, 'deal-title'],
      ],
    ],
    [
      'the portfolio and a holding',
      [
        ['/portfolio', 'workspace-read-only'],
        [`/portfolio?holding=${idOf(13)}`, 'holding-name'],
      ],
    ],
    ['the dashboard', [['/dashboard', 'workspace-read-only']]],
    ['the alerts', [['/alerts', 'alert-rule']]],
    ['the insights', [['/insights', 'workspace-read-only']]],
    ['the simulator', [['/simulator', 'keep-scenario']]],
    ['the profile', [['/investor-profile', 'team-profile']]],
    ['the import list', [['/sync-progress', 'workspace-read-only']]],
  ])('finds no enabled control on %s that would change the workspace', async (_, screens) => {
    const { page, deal } = await viewed();
    const refusals = refusalsOn(page);
    const pressed: string[] = [];
    // A phone shows a few controls that a desktop does not, so only those are pressed again.
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const [path, sign] of screens)
        await pressEverything(page, {
          url: product().origin + path.replace('$deal', deal),
          ready: () => page.getByTestId(sign).first().waitFor(),
          pressed,
        });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    // Typed values are stored after a pause, or when the screen is left.
    await page.goto(`${product().origin}/community`);
    await page.getByTestId('workspace-read-only').waitFor();
    expect(refusals).toEqual([]);
    expect(pressed.length).toBeGreaterThan(0);
  });

  it('finds no command or key that would change the workspace, and no link to add a deal', async () => {
    const { page, deal } = await viewed();
    const refusals = refusalsOn(page);
    const { origin } = product();
    for (const [path, sign] of [
      ['/deals?show=table', 'bench-search'],
      [`/deals/${deal}`, 'deal-score'],
    ] as const) {
      const commands = async () => {
        await page.goto('about:blank');
        await page.goto(origin + path);
        await page.getByTestId(sign).first().waitFor();
        await page.getByTestId('workspace-read-only').waitFor();
        await page.keyboard.press('Control+k');
        const items = page.getByRole('group', { name: 'Actions' }).getByTestId('palette-item');
        await items.first().waitFor();
        return items;
      };
      const names = await (await commands()).allInnerTexts();
      for (const [place, name] of names.entries()) if (!name.startsWith('Switch to')) await (await commands()).nth(place).click();
      expect(names.filter((name) => /^(Analyse|Check)/.test(name))).toEqual([]);
      await commands();
      await page.keyboard.press('Escape');
      for (const key of ['n', 'j', 'x', 'e', 'Control+z', 's', 'b', 'Delete', 'Shift+ArrowRight']) await page.keyboard.press(key);
      expect(new URL(page.url()).hash).not.toBe('#add');
      expect(await page.getByRole('link', { name: 'Add a deal' }).count()).toBe(0);
    }
    expect(refusals).toEqual([]);
  });

  it('keeps a pasted page on the device, and is told why it is not imported', async () => {
    const { page } = await viewed();
    const refusals = refusalsOn(page);
    await page.goto(`${product().origin}/deals`);
    await page.getByTestId('deal-card').first().waitFor();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', '<!doctype html><title>A listing</title>');
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await page.getByTestId('inbox-item').waitFor();
    expect(await page.getByTestId('inbox-read').isDisabled()).toBe(true);
    expect(await page.getByTestId('workspace-read-only').innerText()).toContain('You can view this workspace but not change it');
    await page.getByTestId('inbox-remove').click();
    await eventually(() => page.getByTestId('inbox-item').count()).toBe(0);
    expect(refusals).toEqual([]);
  });
});
