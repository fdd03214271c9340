import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../architecture/sourceFiles.ts';
import { engines, withScreens } from '../engines/inEachEngine.ts';
import { stage } from '../support/stage.ts';

const { product } = stage();
const paper = join(root, 'docs/browsers.md');

/** What not every browser has: how a page asks for it, and what the product does where it is missing. */
const features: readonly { readonly name: string; readonly has: string; readonly instead: string }[] = [
  { name: '`requestIdleCallback`', has: `typeof requestIdleCallback === 'function'`, instead: 'Work that can wait starts 200 ms later' },
  { name: '`navigator.locks`', has: `'locks' in navigator`, instead: 'Nothing: it is needed' },
  { name: 'Service worker', has: `'serviceWorker' in navigator`, instead: 'The app needs a connection to start' },
  {
    name: '`storage.persist`',
    has: `'persist' in (navigator.storage ?? {})`,
    instead: 'The browser may evict what is stored; backups and sync stay',
  },
  { name: '`beforeinstallprompt`', has: `'onbeforeinstallprompt' in window`, instead: 'Instructions for the browser’s own menu' },
  { name: '`launchQueue`', has: `'launchQueue' in window`, instead: 'Files are chosen or dropped in the app' },
  { name: '`navigator.share`', has: `'share' in navigator`, instead: 'A report is downloaded, a summary is copied' },
  { name: '`setAppBadge`', has: `'setAppBadge' in navigator`, instead: 'The number of unread alerts is in the app only' },
];

/** The rows between the table's head and the next empty line. */
const rowsOf = (text: string): string => /\n\| --- .*\n((?:\|.*\n)*)/.exec(text)?.[1] ?? '';

it('docs/browsers.md says of each feature which browser has it', async ({ skip }) => {
  for (const engine of engines) skip(engine.missing() !== null, engine.missing() ?? '');
  const found: (readonly boolean[])[] = [];
  await withScreens(async (open) => {
    for (const engine of engines) {
      const screen = await open(engine);
      await screen.goTo(`${product().origin}/deals`);
      found.push(await screen.evaluate<boolean[]>(`[${features.map(({ has }) => has).join(', ')}]`));
    }
  });
  const rows = features
    .map(({ name, instead }, at) => `| ${[name, ...found.map((each) => (each[at] === true ? 'yes' : 'no')), instead].join(' | ')} |\n`)
    .join('');
  const text = readFileSync(paper, 'utf8');
  // `npm run browsers` writes the table anew.
  if (process.env['UPDATE_BROWSERS'] === '1')
    writeFileSync(
      paper,
      text.replace(rowsOf(text), () => rows),
    );
  else expect(rowsOf(text)).toBe(rows);
});
