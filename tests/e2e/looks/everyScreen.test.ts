import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyseHouse, openAnalysed } from '../support/analyseHouse.ts';
import { newVisit, signUp, type Visit } from '../support/browser.ts';
import { chooseInDealMenu, openPart } from '../support/dealPage.ts';
import { allLooks, faultsInLooks, signOf } from '../support/looking.ts';
import { typeDealIn } from '../support/seedDeals.ts';
import { stage } from '../support/stage.ts';
import { rightmovePage } from '../../support/listingPages.ts';
import { sampleFlat } from '../../support/listingSamples.ts';

const { product, browser } = stage();

/** A screen or one of its states: its URL, the actions that lead to it, and the sign that it is shown. */
interface Seen {
  readonly name: string;
  readonly path: string;
  readonly open?: (page: Page) => Promise<void>;
  /** The sign, in the format of `signOf`. */
  readonly sign: string;
}

const press = (testId: string) => (page: Page) => page.getByTestId(testId).first().click();
// Keyboard shortcuts work only a moment after the screen is drawn.
const key = (keys: string) => async (page: Page) => {
  await page.getByTestId('best-deal').first().waitFor();
  await page.getByTestId('sync-badge').first().waitFor();
  await page.keyboard.press(keys);
};
const part = (name: string, section?: string) => (page: Page) => openPart(page, name, section);

const beforeAnyDeal: readonly Seen[] = [
  { name: 'landing', path: '/', sign: 'url-input' },
  { name: 'sign-in', path: '/auth', sign: 'auth-email' },
  {
    name: 'sign-in by code',
    path: '/auth',
    open: async (page) => {
      await page.getByTestId('auth-by-code').click();
      await page.getByTestId('auth-email').fill('looker@example.test');
      await page.getByTestId('auth-submit').click();
    },
    sign: 'auth-code',
  },
  { name: 'a shared deal without its key', path: '/shared/00000000-0000-4000-8000-000000000000', sign: 'shared-no-key' },
  { name: 'no such page', path: '/nowhere', sign: 'text=Oops! Page not found' },
  {
    name: 'debug, a page read',
    path: '/debug/apify',
    open: async (page) => {
      await page.getByTestId('debug-source').fill(rightmovePage(sampleFlat, { encoding: 'on' }));
      await page.getByTestId('debug-read').click();
    },
    sign: 'fact-askingPrice',
  },
  { name: 'debug, runs, none yet', path: '/debug/apify?view=runs', sign: 'text=No runs yet' },
  { name: 'deals, none yet', path: '/deals', sign: 'url-input' },
  { name: 'workbench, none yet', path: '/deals-v2', sign: 'bench-import-open' },
  { name: 'insights, no deals yet', path: '/insights', sign: 'rates-sentence' },
  { name: 'areas, no place', path: '/area-insights', sign: 'map-drawing' },
  { name: 'portfolio, nothing owned', path: '/portfolio', sign: 'role=heading' },
  { name: 'alerts, none yet', path: '/alerts', sign: 'role=heading' },
  { name: 'community, signed out', path: '/community', sign: 'role=heading' },
  { name: 'billing, signed out', path: '/billing', sign: 'role=heading' },
  { name: 'dashboard, first steps', path: '/dashboard', sign: 'onboarding-go' },
  { name: 'dashboard with samples', path: '/dashboard', open: press('onboarding-go'), sign: 'sample-card' },
];

const account: readonly Seen[] = [
  { name: 'debug, Apify', path: '/debug/apify?view=apify', sign: 'apify-token' },
  { name: 'this device', path: '/install', sign: 'offline-start' },
  { name: 'what leaves this device', path: '/privacy/device', sign: 'leaves-sync' },
  { name: 'account', path: '/auth', sign: 'session' },
  { name: 'second factor', path: '/auth', open: press('factor-add'), sign: 'factor-picture' },
];

const dealStates: readonly Omit<Seen, 'path'>[] = [
  { name: 'overview', sign: 'deal-score' },
  { name: 'an explanation', open: press('explain-monthlyCashFlow'), sign: 'role=dialog' },
  { name: 'what would reach a goal', open: press('ask-goal'), sign: 'goal-words' },
  { name: 'income', open: part('Numbers'), sign: 'section-income' },
  { name: 'costs', open: part('Numbers', 'costs'), sign: 'input-legalFees' },
  { name: 'years', open: part('Numbers', 'years'), sign: 'plan-words' },
  { name: 'finance', open: part('Numbers', 'finance'), sign: 'mortgage-quote' },
  { name: 'tax', open: part('Numbers', 'tax'), sign: 'tax-sentence' },
  { name: 'area', open: part('Area'), sign: 'rent-in-area' },
  { name: 'risk', open: part('Risk and strategies'), sign: 'two-way' },
  { name: 'strategies', open: part('Risk and strategies', 'strategies'), sign: 'strategy-figure-monthlyCashFlow' },
  { name: 'notes', open: part('Notes'), sign: 'start-viewing' },
  {
    name: 'viewing',
    open: async (page) => {
      await openPart(page, 'Notes');
      await page.getByTestId('start-viewing').click();
      await page.getByTestId('finding-damp-fault').check();
    },
    sign: 'viewing-title',
  },
  { name: 'report options', open: press('report-options'), sign: 'report-make' },
  { name: 'summary', open: (page) => chooseInDealMenu(page, 'open-summary'), sign: 'summary-text' },
  { name: 'share by link', open: (page) => chooseInDealMenu(page, 'share-link'), sign: 'create-link' },
];

const withDeals: readonly Seen[] = [
  { name: 'deals', path: '/deals', sign: 'deal-card-score' },
  {
    name: 'tags',
    path: '/deals',
    open: async (page) => {
      await page.getByTestId('select-all').click();
      await page.getByTestId('bulk-tag').click();
    },
    sign: 'tag-new',
  },
  { name: 'filters', path: '/deals', open: press('deals-filters'), sign: 'bench-filters' },
  { name: 'bin', path: '/deals', open: press('open-bin'), sign: 'text=The bin is empty' },
  { name: 'dashboard', path: '/dashboard', sign: 'best-deal' },
  { name: 'insights', path: '/insights', sign: 'rates-sentence' },
  { name: 'area', path: '/area-insights?area=M6', sign: 'map-drawing' },
  { name: 'areas compared', path: '/area-insights?area=M6&with=LS6,authority:N09000003', sign: 'area-compare' },
  { name: 'where a figure comes from', path: '/area-insights?area=M6', open: press('explain-gross_yield'), sign: 'role=dialog' },
  { name: 'areas abroad', path: '/area-insights?market=us&area=44113', sign: 'area-name' },
  { name: 'workbench, table', path: '/deals-v2', sign: 'bench-row' },
  { name: 'workbench, board', path: '/deals-v2', open: (page) => page.getByRole('radio', { name: 'Board' }).check(), sign: 'bench-board' },
  { name: 'deals, map', path: '/deals?show=map', sign: 'map-drawing' },
  {
    name: 'workbench, scatter',
    path: '/deals-v2',
    open: (page) => page.getByRole('radio', { name: 'Scatter' }).check(),
    sign: 'bench-scatter',
  },
  { name: 'simulator', path: '/simulator?if=rates', sign: 'simulated-monthlyCashFlow' },
  { name: 'simulator, moves', path: '/simulator?view=moves&focus=hmo', sign: 'grid-rows' },
  { name: 'simulator, chances', path: '/simulator?view=chances', sign: 'chance-loss' },
  { name: 'simulator, goal', path: '/simulator?view=goal', sign: 'goal-use' },
  { name: 'profile', path: '/investor-profile', sign: 'profile-budget' },
  { name: 'profile, defaults', path: '/investor-profile#defaults', sign: 'profile-deposit' },
  { name: 'profile, tax', path: '/investor-profile#tax', sign: 'profile-residence' },
  { name: 'profile, score', path: '/investor-profile#score', sign: 'weight-net-yield' },
  { name: 'commands', path: '/dashboard', open: key('Control+k'), sign: 'palette-input' },
  { name: 'keys', path: '/dashboard', open: key('?'), sign: 'key-list' },
  {
    name: 'what is new',
    path: '/dashboard',
    open: async (page) => {
      await page.getByTestId('me-open').click();
      await page.getByTestId('news-open').click();
    },
    sign: 'whats-new',
  },
];

/** Opens a screen in every look. Returns the faults found, each with the screen's name. */
async function look(page: Page, { name, path, open, sign }: Seen): Promise<readonly string[]> {
  await page.setViewportSize({ width: 1440, height: 900 });
  // Some screens keep an open sheet in the URL and others do not.
  await page.goto('about:blank');
  await page.goto(`${product().origin}${path}`);
  if (open !== undefined) {
    await page.locator('main').waitFor();
    await open(page);
  }
  await signOf(page, sign).waitFor();
  return faultsInLooks(page, name, allLooks);
}

/** The page of a new person, who first does what `start` does. */
function visited(start: (page: Page) => Promise<unknown>): () => Page {
  let visit: Visit | null = null;
  beforeAll(async () => {
    visit = await newVisit(browser(), product().origin);
    await start(visit.page);
  });
  afterAll(() => visit?.context.close());
  return () => {
    if (visit === null) throw new Error('The visit has not begun');
    return visit.page;
  };
}

const title = (name: string): string => `has no axe violations and no sideways scrolling in any look: ${name}`;

describe('before there is a deal', () => {
  const page = visited(() => Promise.resolve());

  it.each(beforeAnyDeal)(title('$name'), async (seen) => expect(await look(page(), seen)).toEqual([]));
});

describe('with an account', () => {
  const page = visited((fresh) => signUp(fresh, product().origin));

  it.each(account)(title('$name'), async (seen) => expect(await look(page(), seen)).toEqual([]));
});

describe('a deal and its report', () => {
  let path = '/deals/';
  const page = visited(async (fresh) => {
    await signUp(fresh, product().origin);
    await analyseHouse(fresh, product().origin);
  });

  it(title('sync progress'), async () => {
    expect(await faultsInLooks(page(), 'sync progress', allLooks)).toEqual([]);
    await openAnalysed(page());
    path = new URL(page().url()).pathname;
  });

  it.each(dealStates)(title('$name'), async (state) => expect(await look(page(), { ...state, path })).toEqual([]));

  it(title('printed report'), async () => {
    expect(await look(page(), { name: 'printed report', path: `${path}?view=print`, sign: 'printed-report' })).toEqual([]);
  });
});

describe('deals that are listed, compared, edited and simulated', () => {
  const page = visited(async (fresh) => {
    await typeDealIn(fresh, product().origin);
    await typeDealIn(fresh, product().origin, '142k');
  });

  it.each(withDeals)(title('$name'), async (seen) => expect(await look(page(), seen)).toEqual([]));

  it(title('compare'), async () => {
    await page().goto(`${product().origin}/deals`);
    await page().getByTestId('select-all').click();
    await page().getByTestId('bulk-compare').click();
    await page().getByTestId('compare-price').waitFor();
    expect(await faultsInLooks(page(), 'compare', allLooks)).toEqual([]);
  });
});
