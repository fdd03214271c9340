import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { newVisit, readyOffline, withServiceWorker } from '../support/browser.ts';
import { stage } from '../support/stage.ts';
import { callsDuring, openWholePage } from './wholePage.ts';
import { wallTime } from '../../support/realClock.ts';

const { product, browser } = stage();
let page: Page;

beforeAll(async () => {
  ({ page } = await newVisit(browser(), product().origin, withServiceWorker));
  // On a busy machine the service worker takes a while to fetch the whole app.
  page.setDefaultTimeout(100_000);
  await openWholePage(page, product().origin);
  await readyOffline(page);
  // The analysis measured here loads the engine; later ones load nothing.
  await page.getByText('to analyse the example on this device').waitFor();
  page.setDefaultTimeout(30_000);
});

const section = (id: string) => page.locator(`section#${id}`);
const hrefOf = (name: string, part = 'header') => page.locator(part).getByRole('link', { name, exact: true }).first().getAttribute('href');

describe('section 1: the landing page', () => {
  it('contains, in order of concept: a fixed header, hero with headline, headline statistics, about, how it works, features, a simple ROI calculator, a strategy comparison, case studies, testimonials, market insight teasers, downloadable resources, FAQ, newsletter signup, pricing and a footer', async () => {
    const ids = [
      'about',
      'how-it-works',
      'features',
      'calculator',
      'strategies',
      'examples',
      'testimonials',
      'insights',
      'resources',
      'faq',
      'newsletter',
      'pricing',
    ];
    const tops = await page.evaluate((names) => {
      const parts = [
        ...['header', 'h1', '[aria-label="Key facts"]'].map((part) => document.querySelector(part)),
        ...names.map((name) => document.getElementById(name)),
        document.querySelector('footer'),
      ];
      return parts.map((part) => (part === null ? Number.NaN : part.getBoundingClientRect().top + scrollY));
    }, ids);
    expect(tops).toHaveLength(16);
    expect(tops).toEqual(tops.toSorted((left, right) => left - right));
    expect(tops.every(Number.isFinite)).toBe(true);
  });

  it('a fixed header', async () => {
    await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }));
    expect(await page.locator('header').evaluate((header) => header.getBoundingClientRect().top)).toBe(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  });

  it('how it works in three steps', async () => expect(await section('how-it-works').locator('ol > li').count()).toBe(3));

  it('six features', async () => expect(await section('features').locator('dt').count()).toBe(6));

  it('headline statistics are measured on this device or counted from the product', async () => {
    const statistics = await page.locator('[aria-label="Key facts"]').innerText();
    expect(statistics).toMatch(/\d ms/);
    expect(statistics).toMatch(/\d kB/);
    expect(statistics).not.toContain('…');
  });

  it('landing header: in-page anchors #features, #pricing, #about', async () => {
    for (const [name, href] of [
      ['Features', '#features'],
      ['Pricing', '#pricing'],
      ['About', '#about'],
    ] as const)
      expect(await hrefOf(name)).toBe(href);
    await page.locator('header').getByRole('link', { name: 'Pricing' }).first().click();
    await expect.poll(() => section('pricing').evaluate((part) => Math.abs(part.getBoundingClientRect().top))).toBeLessThan(120);
  });

  it('a Sign In button to /auth', async () => expect(await hrefOf('Sign In')).toBe('/auth'));

  it('a Get Started button to /dashboard', async () => expect(await hrefOf('Get Started')).toBe('/dashboard'));

  it('links to the Dashboard and Browse Deals', async () => {
    expect(await hrefOf('Dashboard', 'main')).toBe('/dashboard');
    expect(await hrefOf('Browse Deals', 'main')).toBe('/deals');
  });

  it('on small screens the menu collapses; it toggles open and closed and choosing an anchor closes it', async () => {
    const { page: phone, context } = await newVisit(browser(), product().origin, { viewport: { width: 390, height: 844 } });
    await phone.goto(product().origin);
    const [menu, links] = [phone.locator('[aria-controls=landing-menu]'), phone.locator('#landing-menu')];
    expect(await links.isVisible()).toBe(false);
    await menu.click();
    await links.waitFor({ state: 'visible' });
    await menu.click();
    await links.waitFor({ state: 'hidden' });
    await menu.click();
    await links.getByRole('link', { name: 'About' }).click();
    await links.waitFor({ state: 'hidden' });
    await expect.poll(() => new URL(phone.url()).hash).toBe('#about');
    await context.close();
  });

  it('downloadable resources make no calls', async () => {
    const names: string[] = [];
    const calls = await callsDuring(page, async () => {
      for (const id of ['checklist', 'template', 'glossary']) {
        await page.getByTestId(`download-${id}`).scrollIntoViewIfNeeded();
        const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId(`download-${id}`).click()]);
        names.push(download.suggestedFilename());
        expect(readFileSync(await download.path(), 'utf8').length).toBeGreaterThan(100);
      }
    });
    expect(names).toEqual(['viewing-checklist.html', 'deal-template.csv', 'property-glossary.html']);
    // The code for them was loaded when they came near the viewport; loading an app file does not count as a call.
    expect(calls.filter((call) => !call.startsWith('GET /assets/'))).toEqual([]);
  });

  it('the product can be installed as an installable web app and registers a service worker', async () => {
    expect(await page.evaluate(async () => new URL((await navigator.serviceWorker.ready).active?.scriptURL ?? '').pathname)).toBe('/sw.js');
    expect(await page.locator('link[rel=manifest]').getAttribute('href')).toBe('/manifest.webmanifest');
  });
});

describe('section 2: the landing page’s foot', () => {
  it('landing footer links go to #features, #pricing, /deals, /simulator, #about, /insights, /portfolio and /community', async () => {
    const links = await page.locator('footer a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.slice(0, 8)).toEqual(['#features', '#pricing', '/deals', '/simulator', '#about', '/insights', '/portfolio', '/community']);
  });

  it.each([
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
    ['Security', '/security'],
    ['Compliance', '/compliance'],
  ])('the legal link %s leads to what the product does', async (name, path) => {
    expect(await hrefOf(name, 'footer')).toBe(path);
    const without = await browser().newContext({ javaScriptEnabled: false });
    const read = await without.newPage();
    await read.goto(product().origin + path);
    expect(await read.locator('h1').innerText()).toBe(name);
    expect((await read.locator('main').innerText()).length).toBeGreaterThan(1_000);
    await without.close();
  });
});

const email = () => page.getByTestId('newsletter-email');
const submit = () => page.getByTestId('newsletter-submit');

describe('sections 4, 5 and 9: the newsletter form', () => {
  it('newsletter email: required, of email type; nothing is submitted', async () => {
    expect(await email().getAttribute('type')).toBe('email');
    expect(await email().getAttribute('required')).not.toBeNull();
    await email().fill('no address');
    await submit().click();
    expect(await submit().innerText()).toBe('Subscribe');
    expect(await email().evaluate((field) => (field as HTMLInputElement).validity.valid)).toBe(false);
  });

  it('idle, then "Subscribing..." for 1 second, then a success toast and the field clears. No real submission is made.', async () => {
    // A separate page with a fake clock, which only the test advances.
    const { page: still, context } = await newVisit(browser(), product().origin);
    // The app reads the clock once, some time after its start.
    const configured = still.waitForResponse('**/config.json');
    // Content below the fold is hydrated by timers, so this must happen before the clock stops.
    await openWholePage(still, product().origin);
    await configured;
    const field = still.getByTestId('newsletter-email');
    const button = still.getByTestId('newsletter-submit');
    const thanks = still.getByText('Thanks for subscribing! Check your inbox for confirmation.');
    await field.fill('somebody@example.test');
    await still.clock.install();
    await still.clock.pauseAt(wallTime() + 60_000);
    const calls = await callsDuring(still, async () => {
      await button.click();
      await button.getByText('Subscribing...').waitFor();
      await still.clock.runFor(999);
      expect([await button.innerText(), await thanks.count()]).toEqual(['Subscribing...', 0]);
      await still.clock.runFor(1);
      await thanks.waitFor();
    });
    expect(await field.inputValue()).toBe('');
    expect(await button.innerText()).toBe('Subscribe');
    expect(calls.filter((call) => !call.startsWith('GET /assets/'))).toEqual([]);
    expect(still.url()).not.toContain('example.test');
    await context.close();
  });

  it('sections 4, 5 and 9: the form says that there is no newsletter', async () =>
    expect(await section('newsletter').innerText()).toContain('We don’t have a newsletter yet'));
});

const field = (key: string) => page.getByTestId(`calculator-${key}`);
const result = (id: string) => page.getByTestId(`result-${id}`).innerText();
const plain = async (id: string) => (await result(id)).replace(/\s/g, '');

describe('sections 5, 7 and 9: the calculator', () => {
  it('calculator defaults: price 300000, deposit 60000, monthly rent 1500, monthly costs 300', async () => {
    expect(await Promise.all(['price', 'deposit', 'monthlyRent', 'monthlyCosts'].map((key) => field(key).inputValue()))).toEqual([
      '300000',
      '60000',
      '1500',
      '300',
    ]);
  });

  it('mortgage = price minus deposit', async () => expect(await result('mortgage')).toBe('£240,000'));

  it('gross yield = annual rent divided by price; percentages shown to two decimals', async () =>
    expect(await plain('grossYield')).toBe('6.00%'));

  it('net annual income = annual rent minus annual costs', async () => expect(await result('netAnnualIncome')).toBe('£14,400'));

  it('ROI = net annual income divided by deposit', async () => expect(await plain('roi')).toBe('24.00%'));

  it('calculator inputs: numeric', async () => {
    for (const key of ['price', 'deposit', 'monthlyRent', 'monthlyCosts']) expect(await field(key).getAttribute('type')).toBe('number');
  });

  it('the calculator follows typing without calls', async () => {
    const calls = await callsDuring(page, async () => {
      await field('price').fill('185000');
      await field('deposit').fill('46250');
      await field('monthlyRent').fill('1050');
      await field('monthlyCosts').fill('275.5');
    });
    expect([await plain('grossYield'), await plain('roi'), await result('netAnnualIncome'), await result('mortgage')]).toEqual([
      '6.81%',
      '20.10%',
      '£9,294',
      '£138,750',
    ]);
    expect(calls).toEqual([]);
  });

  it('the calculator names what is missing if a field is empty, and never divides by zero', async () => {
    await field('deposit').fill('');
    await page.getByText('Type an amount in pounds, 0 or more.').waitFor();
    expect(await result('roi')).toBe('–');
    await field('deposit').fill('0');
    expect(await result('roi')).toBe('–');
    expect(await plain('grossYield')).toBe('6.81%');
  });
});

describe('sections 6 and 9: the plans', () => {
  it.each([
    ['Free', '£0', '3 analyses per month'],
    ['Pro', '£19', 'Unlimited analyses'],
    ['Investor', '£49', 'Portfolio management'],
  ])('%s %s, %s', async (name, price, feature) => {
    const plan = section('pricing')
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
    const words = await plan.innerText();
    expect([words.includes(price), words.includes('per month'), words.includes(feature)]).toEqual([true, true, true]);
  });

  it('Investor (portfolio management and team collaboration)', async () =>
    expect(await section('pricing').innerText()).toContain('Team collaboration'));

  it('refund window claimed: 14 days', async () => expect(await section('pricing').innerText()).toContain('within 14 days'));
});

describe('requirements for the landing page in the screen notes', () => {
  it('a live demonstration runs the real engine in the page', async () => {
    const verdict = () => page.getByTestId('try-verdict').innerText();
    const before = await verdict();
    await page.getByTestId('try-price').fill('110000');
    await expect.poll(verdict).toContain('Meets all 6 of your rules');
    expect(before).not.toContain('Meets all 6');
    await page.getByTestId('try-monthly-rent').fill('600');
    await expect.poll(verdict).not.toContain('Meets all 6');
  });

  it('compares six strategies on an example labelled as such', async () => {
    expect(await section('strategies').locator('tbody tr').count()).toBe(6);
    expect(await section('strategies').innerText()).toMatch(/^.*\n+An example: /);
  });

  it('shows no testimonials while there are none, and explains how to send one', async () => {
    expect(await section('testimonials').locator('blockquote').count()).toBe(0);
    expect(await section('testimonials').innerText()).toContain('write two or three sentences');
  });

  it('answers questions without a script to open them', async () => {
    await section('faq').getByText('Is this advice?').click();
    await section('faq').getByText('No. It scores a deal by rules you can read and change.').waitFor();
  });
});
