import { expect } from 'vitest';
import { inEachEngine } from '../engines/inEachEngine.ts';
import { diagnosisOf, typeDealIn } from '../engines/person.ts';
import { eventually, type Screen } from '../engines/screen.ts';
import { stage } from '../support/stage.ts';

const { product } = stage();

const overflow = (screen: Screen): Promise<number> =>
  screen.read(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The sum of the heading's red, green and blue, up to 765. Runs in the page. */
function paleness(): number {
  const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
  if (pen === null) return 0;
  pen.fillStyle = getComputedStyle(document.querySelector('h1') ?? document.body).color;
  pen.fillRect(0, 0, 1, 1);
  return pen
    .getImageData(0, 0, 1, 1)
    .data.slice(0, 3)
    .reduce((sum, part) => sum + part, 0);
}

/**
 * Fields whose text is below 16 pixels, at which an iPhone zooms in, once the style sheet's rules for iOS apply. Runs in the page.
 */
function smallFields(): readonly string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const forPhones = rules.filter((rule) => rule instanceof CSSSupportsRule && rule.conditionText.includes('-webkit-touch-callout'));
  const applied = new CSSStyleSheet();
  applied.replaceSync(forPhones.flatMap((rule) => [...(rule as CSSSupportsRule).cssRules].map(({ cssText }) => cssText)).join('\n'));
  document.adoptedStyleSheets = [applied];
  return [...document.querySelectorAll('input, select, textarea')]
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => field.outerHTML.slice(0, 120));
}

inEachEngine(
  'At 390 pixels no page scrolls sideways, fields have 16-pixel text on an iPhone, and dark mode has light text',
  async (open) => {
    const screen = await open({ width: 390, height: 844, colorScheme: 'dark' });
    const { origin } = product();
    await typeDealIn(screen, origin);
    expect(await overflow(screen)).toBe(0);
    expect(await screen.read(smallFields)).toEqual([]);
    expect(await screen.read(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
    expect(await screen.read(paleness)).toBeGreaterThan(500);
    for (const path of ['/', '/deals', '/alerts', '/portfolio']) {
      await screen.goTo(`${origin}${path}`);
      await eventually(() => screen.read(() => document.querySelector('h1') !== null)).toBe(true);
      expect(`${path} ${await overflow(screen)}`).toBe(`${path} 0`);
      expect(await screen.read(smallFields)).toEqual([]);
    }
  },
);

inEachEngine('The keyboard opens and closes an explanation, and focus returns to its button', async (open) => {
  const screen = await open();
  await typeDealIn(screen, product().origin);
  // Until then the row on the screen is replaced by the whole deal, and an element that has the focus can be replaced with it.
  await eventually(() => diagnosisOf(screen), 'the stores are open').not.toBeNull();
  const focused = () => screen.read(() => document.activeElement?.getAttribute('data-testid') ?? '');
  const isOpen = () => screen.read(() => document.querySelector('dialog[open]') !== null);
  for (let step = 0; step < 300 && !(await focused()).startsWith('explain-'); step += 1) await screen.pressKey('Tab');
  const opener = await focused();
  expect(opener, await screen.read(() => document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing')).toMatch(/^explain-/);
  await screen.pressKey('Enter');
  await eventually(isOpen).toBe(true);
  await screen.pressKey('Escape');
  await eventually(isOpen).toBe(false);
  await eventually(focused).toBe(opener);
});
