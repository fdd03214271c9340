import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rightmovePage } from '../../support/listingPages.ts';
import { sampleHouse } from '../../support/listingSamples.ts';
import { expect, it } from 'vitest';
import { firefox } from '../engines/firefox.ts';
import { inEachEngine, withScreens } from '../engines/inEachEngine.ts';
import { assume, openFirstDeal, signUp, typeDealIn } from '../engines/person.ts';
import { eventually } from '../engines/screen.ts';
import { stage } from '../support/stage.ts';

const { product } = stage();

inEachEngine('A saved page becomes a deal', async (open) => {
  const folder = mkdtempSync(join(tmpdir(), 'yardstick-page-'));
  const file = join(folder, 'listing.html');
  writeFileSync(file, rightmovePage(sampleHouse, { encoding: 'on' }));
  const screen = await open();
  await signUp(screen, product().origin);
  await screen.goTo(`${product().origin}/deals`);
  await screen.press({ role: 'button', name: 'Upload a saved page' });
  await screen.chooseFile('page-file', file);
  await openFirstDeal(screen);
  rmSync(folder, { recursive: true });
});

inEachEngine('A typed deal has a score, and its equity is in the portfolio once it is bought', async (open) => {
  const screen = await open();
  await typeDealIn(screen, product().origin);
  await screen.choose('stage-select', 'bought');
  await screen.press('add-to-portfolio');
  // £118,000 with a quarter paid down.
  await screen.textMatches('figure-equity', /£29,500/);
});

inEachEngine('A suggested alert becomes a rule', async (open) => {
  const screen = await open();
  await typeDealIn(screen, product().origin);
  await screen.goTo(`${product().origin}/alerts`);
  await screen.press('rule-take');
  await screen.shows('alert-rule');
});

it('In Firefox set to German or French, number fields accept a decimal comma', async ({ skip }) => {
  skip(firefox.missing() !== null, firefox.missing() ?? '');
  await withScreens(async (open) => {
    for (const language of ['de-DE', 'fr-FR']) {
      const screen = await open(firefox, { language });
      await screen.goTo(product().origin);
      expect(await screen.read(() => navigator.language)).toBe(language);
      // Hydration, which comes late on this page, sets the field's language.
      await eventually(() => screen.read(() => document.querySelector<HTMLElement>('[data-testid=calculator-monthlyRent]')?.lang)).toBe(
        language,
      );
      await screen.fill('calculator-monthlyRent', '1750,5');
      // £1,750.50 a month on £300,000.
      await screen.textMatches('result-grossYield', /7\.00\s?%/);
      await typeDealIn(screen, product().origin);
      await assume(screen, 'mortgageRate', '4,15');
      await eventually(() => screen.read(() => document.querySelector<HTMLInputElement>('[data-testid=input-mortgageRate]')?.value)).toBe(
        '4.15%',
      );
    }
  });
});
