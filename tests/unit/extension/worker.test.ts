import { describe, expect, it } from 'vitest';
import { standardProfile } from '../../../src/core/deal/standardProfile.ts';
import { senderOf } from '../../../src/extension/worker/handleMessage.ts';
import type { SaveQuestion, PageView } from '../../../src/extension/messages.ts';
import { rightmovePage, rightmoveSearchPage } from '../../support/listingPages.ts';
import { sampleFlat, sampleHouse } from '../../support/listingSamples.ts';
import { app, extensionDouble, popup, portal, type ExtensionDouble } from '../../support/extension/extensionDouble.ts';

const address = `https://www.rightmove.co.uk/properties/${sampleHouse.id}`;
const html = rightmovePage(sampleHouse, { encoding: 'on' });
const snapshot = { userId: 'someone', profile: standardProfile, deals: [], at: 1_795_000_000_000 };

const kept = (changes: Partial<SaveQuestion> = {}): SaveQuestion => ({
  address,
  title: 'A house',
  html,
  only: null,
  own: null,
  homes: [{ url: address, asked: 18_500_000, currency: 'GBP' }],
  ...changes,
});

async function connected(): Promise<ExtensionDouble> {
  const double = extensionDouble();
  await double.ask('app/connect', null, app);
  await double.ask('popup/answer', { connect: true }, popup);
  return double;
}

const listing = async (double: ExtensionDouble, page = html): Promise<Extract<PageView, { kind: 'listing' }>> => {
  const view = await double.ask('portal/read', { address, html: page }, portal);
  if (view?.kind !== 'listing') throw new Error(`Expected a listing, got ${view?.kind}`);
  return view;
};

describe('a page read by the extension', () => {
  it('is scored with the standard rules until an app is connected, and labelled so', async () => {
    const { view } = await listing(extensionDouble());
    expect(view.isStandard).toBe(true);
    expect(view.result).toMatchObject({ kind: 'measured', standing: 'Misses 3 of 6 rules' });
    expect(view.inputs.map(({ key }) => key)).toContain('monthlyRent');
  });

  it('is scored with the profile from the app', async () => {
    const double = await connected();
    const targets = { ...standardProfile.targets, monthlyCashFlow: 0 as never };
    await double.ask('app/snapshot', { snapshot: { ...snapshot, profile: { ...standardProfile, targets } } }, app);
    const { view } = await listing(double);
    expect(view.isStandard).toBe(false);
    expect(view.result).toMatchObject({ kind: 'measured', standing: 'Misses 2 of 6 rules' });
  });

  it('is rescored with typed values, and lists the values it cannot use', async () => {
    const double = extensionDouble();
    const { deal } = await listing(double);
    const better = await double.ask('portal/measure', { deal, typed: { monthlyRent: '2,400', mortgageRate: 'high' } }, portal);
    expect(better?.view.result).toMatchObject({ kind: 'measured', standing: 'Meets all 6 rules' });
    expect(better?.own).toEqual({ strategy: 'buy-to-let', values: { monthlyRent: 240_000 } });
    expect(better?.view.inputs.find(({ key }) => key === 'mortgageRate')?.trouble).toBe('That isn’t a number');
  });

  it('is outdated if it shows a different listing from its address, and ignored if it is not a listing', async () => {
    const double = extensionDouble();
    const elsewhere = 'https://www.rightmove.co.uk/properties/190199999';
    expect(await double.ask('portal/read', { address: elsewhere, html }, portal)).toEqual({ kind: 'outdated' });
    expect(await double.ask('portal/read', { address: 'https://www.rightmove.co.uk/', html: '<html></html>' }, portal)).toEqual({
      kind: 'none',
    });
  });
});

describe('a page saved by the extension', () => {
  it('is stored whole, once however often it is saved, and marked as saved on the portal', async () => {
    const double = extensionDouble();
    await double.ask('portal/keep', kept(), portal);
    await double.ask('portal/keep', kept(), portal);
    const waiting = await double.store.waiting();
    expect(waiting).toHaveLength(1);
    expect((await double.store.page(waiting[0]?.id ?? ''))?.html).toBe(html);
    expect((await listing(double)).view.known?.words).toBe('Kept. It will be added when you open Yardstick');
  });

  it('is sent only to the connected app, and deleted once the app has it', async () => {
    const double = await connected();
    await double.ask('portal/keep', kept(), portal);
    const other = { kind: 'app', origin: 'https://app.example:8443' } as const;
    expect(await double.ask('app/state', null, other)).toEqual({ connected: false, waiting: [] });
    const state = await double.ask('app/state', null, app);
    const [id = ''] = state?.waiting ?? [];
    expect(await double.ask('app/page', { id }, other)).toBeNull();
    expect((await double.ask('app/page', { id }, app))?.html).toBe(html);
    await double.ask('app/received', { id }, other);
    expect(await double.store.waiting()).toHaveLength(1);
    expect(await double.ask('app/received', { id }, app)).toEqual({ connected: true, waiting: [] });
  });

  it('with a search is separate from the same search with selected listings', async () => {
    const double = extensionDouble();
    const search = {
      address: 'https://www.rightmove.co.uk/property-for-sale/find.html',
      html: rightmoveSearchPage([sampleHouse, sampleFlat]),
    };
    await double.ask('portal/keep', kept(search), portal);
    await double.ask('portal/keep', kept({ ...search, only: [String(sampleFlat.id)] }), portal);
    expect((await double.store.waiting()).map(({ only }) => only)).toEqual([null, [String(sampleFlat.id)]]);
  });

  it('is not reported as saved if the browser is out of space', async () => {
    const double = extensionDouble();
    double.fill();
    expect(await double.ask('portal/keep', kept(), portal)).toMatchObject({ ok: false });
  });
});

describe('a deal from the app', () => {
  it('is recognised on its listing’s page, with its stage and price change', async () => {
    const double = await connected();
    const deal = { id: 'A1', url: address, stage: 'Viewing', asked: 19_000_000, currency: 'GBP', score: 52 };
    await double.ask('app/snapshot', { snapshot: { ...snapshot, deals: [deal] } }, app);
    expect((await listing(double)).view.known).toEqual({
      words: 'In your deals: Viewing',
      change: '£5,000 lower than when last read (£190,000)',
      dealUrl: 'https://app.example/deals/A1',
    });
  });
});

describe('the connection to the app', () => {
  it('needs a click on both sides', async () => {
    const double = extensionDouble();
    expect(await double.ask('app/connect', null, app)).toEqual({ connected: false, waiting: [] });
    await double.ask('app/snapshot', { snapshot }, app);
    expect(await double.store.snapshot()).toBeNull();
    expect((await double.ask('popup/state', null, popup))?.asked).toBe('https://app.example');
    await double.ask('popup/answer', { connect: false }, popup);
    expect(await double.store.connection()).toBeNull();
  });

  it('deletes the app’s data when it ends, and keeps saved pages for the user who saved them', async () => {
    const double = await connected();
    await double.ask('app/snapshot', { snapshot }, app);
    await double.ask('portal/keep', kept(), portal);
    await double.ask('app/disconnect', null, app);
    expect([...double.stored.keys()].filter((key) => !key.startsWith('keep/'))).toEqual([]);
    expect((await listing(double)).view).toMatchObject({ isStandard: true, known: null });
    const waitingFor = async (userId: string) => {
      await double.ask('app/connect', null, app);
      await double.ask('popup/answer', { connect: true }, popup);
      return (await double.ask('app/snapshot', { snapshot: { ...snapshot, userId } }, app))?.waiting.length;
    };
    expect(await waitingFor('somebody else')).toBe(0);
    await double.ask('app/disconnect', null, app);
    expect(await waitingFor('someone')).toBe(1);
  });

  it('rescores open pages once for the first profile it receives', async () => {
    const double = await connected();
    const before = double.told();
    await double.ask('app/snapshot', { snapshot }, app);
    await double.ask('app/snapshot', { snapshot }, app);
    expect(double.told()).toBe(before + 1);
  });

  it('rejects an invalid profile', async () => {
    const double = await connected();
    await double.ask('app/snapshot', { snapshot: { ...snapshot, profile: 'rich' } }, app);
    expect(await double.store.snapshot()).toBeNull();
  });
});

describe('message permissions', () => {
  const own = { id: 'own', base: 'chrome-extension://own/', appUrl: 'https://app.example' };
  const tab = {};

  it('depend on the sender the browser reports: the popup, the app’s page or a portal’s page', () => {
    expect(senderOf({ id: 'own', url: 'chrome-extension://own/popup.html' }, own)?.kind).toBe('popup');
    expect(senderOf({ id: 'own', url: 'https://app.example/deals', tab }, own)).toEqual({ kind: 'app', origin: 'https://app.example' });
    expect(senderOf({ id: 'own', url: 'https://app.example.evil.example/', tab }, own)?.kind).toBe('portal');
    expect(senderOf({ id: 'other', url: 'https://app.example/', tab }, own)).toBeNull();
    expect(senderOf({ id: 'own', tab }, own)).toBeNull();
  });

  it('deny a page posing as the popup, and a portal posing as the app', async () => {
    const double = extensionDouble();
    expect(await double.ask('popup/answer', { connect: true }, portal)).toBeNull();
    expect(await double.ask('app/connect', null, portal)).toBeNull();
    expect(await double.ask('app/connect', null, popup)).toBeNull();
    expect(double.stored.size).toBe(0);
  });
});
