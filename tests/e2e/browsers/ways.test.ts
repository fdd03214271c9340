import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rightmovePage } from '../../support/listingPages.ts';
import { sampleHouse } from '../../support/listingSamples.ts';
import { inEachEngine } from '../engines/inEachEngine.ts';
import { openFirstDeal, signUp, typeDealIn } from '../engines/person.ts';
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
