import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { newVisit, readyOffline, signUp, withServiceWorker, type Visit } from './browser.ts';
import { synced } from './devices.ts';
import type { Product } from './product.ts';

/** One person with one device. */
export interface TeamPerson {
  readonly email: string;
  /** The part of the address before the @, which is the name that others see. */
  readonly name: string;
  readonly context: Visit['context'];
  readonly page: Page;
}

/** Signs up this many people at a time, each in a separate browser that can start offline. */
export function people(browser: Browser, origin: string, count: number): Promise<readonly TeamPerson[]> {
  const ready = async (): Promise<TeamPerson> => {
    const person = await newMember(browser, origin, withServiceWorker);
    await readyOffline(person.page);
    return person;
  };
  return Promise.all(Array.from({ length: count }, ready));
}

/** The same people without a service worker, for stories in which no one opens a page offline: they do not wait for the app's files. */
export const onlinePeople = (browser: Browser, origin: string, count: number): Promise<readonly TeamPerson[]> =>
  Promise.all(Array.from({ length: count }, () => newMember(browser, origin)));

async function newMember(browser: Browser, origin: string, options: BrowserContextOptions = {}): Promise<TeamPerson> {
  const { context, page } = await newVisit(browser, origin, options);
  const email = await signUp(page, origin);
  return { email, name: email.split('@')[0] ?? '', context, page };
}

/** Gives a person the plan that teams need, as an operator does by hand. */
export const grantInvestorPlan = (product: Pick<Product, 'sql'>, email: string): Promise<void> =>
  product.sql("insert into public.user_plans (user_id, plan) select id, 'investor' from auth.users where email = $1", [email]);

/** Creates a workspace on its screen and opens it. Returns its id. */
export async function createTeam({ page }: TeamPerson, origin: string, name: string): Promise<string> {
  await page.goto(`${origin}/workspaces`);
  await page.getByTestId('workspace-name').fill(name);
  await page.getByTestId('workspace-create').click();
  await page.waitForURL(/workspaces\/[0-9a-f-]{36}$/);
  // The address changes before the screen, and the list has buttons of the same name.
  await page.getByTestId('workspace-rename').waitFor();
  const id = page.url().split('/').at(-1) ?? '';
  await page.getByTestId('workspace-open').click();
  await page.getByRole('link', { name: 'Go to its deals' }).waitFor();
  return id;
}

export interface Invitation {
  readonly role: 'owner' | 'editor' | 'viewer';
  readonly uses?: '1' | '2' | '5' | '10';
}

/** Makes an invitation link on the workspace's screen. */
export async function inviteByLink({ page }: TeamPerson, workspaceUrl: string, { role, uses = '1' }: Invitation): Promise<string> {
  await page.goto(workspaceUrl);
  await page.getByTestId('invite-role').selectOption(role);
  await page.getByTestId('invite-uses').selectOption(uses);
  await page.getByTestId('invite').click();
  return page.getByTestId('invitation-link').getByRole('textbox').inputValue();
}

/** Accepts an invitation as a signed-in person. The workspace is open afterwards. */
export async function acceptInvitation({ page }: TeamPerson, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByTestId('join-accept').click();
  await page.waitForURL(/\/deals$/);
}

/** Opens a workspace by its card on `/workspaces`; the first card is the personal one. */
export async function openWorkspace(page: Page, origin: string, name: string): Promise<void> {
  await page.goto(`${origin}/workspaces`);
  const card = page.getByTestId('workspace-card').filter({ hasText: name });
  await card.waitFor();
  if ((await card.getByText('open now').count()) === 0) await card.getByTestId('workspace-open').click();
  await card.getByText('open now').waitFor();
}

/** Types a deal into the open workspace and opens it. Returns its id. */
export async function typeDeal(page: Page, origin: string, address: string): Promise<string> {
  await page.goto(`${origin}/deals`);
  await page.getByTestId('manual-add').first().click();
  await page.getByTestId('manual-address').fill(address);
  await page.getByTestId('manual-price').fill('118k');
  await page.getByTestId('manual-rent').fill('1050');
  await page.getByTestId('manual-bedrooms').fill('3');
  await page.getByTestId('manual-submit').click();
  await page.waitForURL(/deals\/[0-9A-Z]{26}/);
  await page.getByTestId('deal-score').first().waitFor();
  await synced(page);
  return /[0-9A-Z]{26}/.exec(page.url())?.[0] ?? '';
}

/** Opens a deal by its address, once it has arrived. Returns its id. */
export async function openDeal(page: Page, origin: string, address: string): Promise<string> {
  await page.goto(`${origin}/deals`);
  await page.getByTestId('deal-card').filter({ hasText: address }).first().click();
  await page.getByTestId('deal-score').first().waitFor();
  return /[0-9A-Z]{26}/.exec(page.url())?.[0] ?? '';
}

/** The people of a story about roles: Ada has the plan that creates workspaces. */
export interface Three {
  readonly ada: TeamPerson;
  readonly ben: TeamPerson;
  readonly cleo: TeamPerson;
}

/** Signs up Ada, who gets the plan, Ben and Cleo. */
export async function threePeople(browser: Browser, product: Pick<Product, 'origin' | 'sql'>): Promise<Three> {
  const [ada, ben, cleo] = await people(browser, product.origin, 3);
  if (ada === undefined || ben === undefined || cleo === undefined) throw new Error('Three people are needed');
  await grantInvestorPlan(product, ada.email);
  return { ada, ben, cleo };
}

/** Creates a workspace of Ada's with Ben as an editor, and a deal that both have open. */
export async function shareDeal(
  { ada, ben }: Pick<Three, 'ada' | 'ben'>,
  origin: string,
  { name, address }: { readonly name: string; readonly address: string },
): Promise<{ readonly team: string; readonly deal: string }> {
  const team = await createTeam(ada, origin, name);
  await acceptInvitation(ben, await inviteByLink(ada, `${origin}/workspaces/${team}`, { role: 'editor' }));
  const deal = await typeDeal(ada.page, origin, address);
  await openDeal(ben.page, origin, address);
  await synced(ben.page);
  return { team, deal };
}
