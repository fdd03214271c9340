import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { sampleHouse } from '../../support/listingSamples.ts';
import { inEachEngine } from '../engines/inEachEngine.ts';
import { analyseHouse, signUp } from '../engines/person.ts';
import { stage } from '../support/stage.ts';

const { product } = stage();

inEachEngine('A link becomes a deal with a score, and its PDF has the same score', async (open) => {
  const screen = await open();
  const { origin } = product();
  await signUp(screen, origin);
  await analyseHouse(screen, origin);
  const score = /\d+/.exec((await screen.text('deal-score')) ?? '')?.[0] ?? 'no score';
  const { name, bytes } = await screen.saved(() => screen.press('make-pdf'));
  expect(name).toMatch(/\.pdf$/);
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  expect(text).toContain(score);
  expect(text.replaceAll(/\s+/g, ' ')).toContain(`rightmove.co.uk/properties/${sampleHouse.id}`);
});
