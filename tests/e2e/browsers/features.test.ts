import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../architecture/sourceFiles.ts';
import { engines, withScreens } from '../engines/inEachEngine.ts';
import { stage } from '../support/stage.ts';

const { product } = stage();
const paper = join(root, 'docs/browsers.md');

/** Features that some browsers lack: the check for each, and what the product does without it. */
const features: readonly { readonly name: string; readonly has: string; readonly instead: string }[] = [
  { name: '`requestIdleCallback`', has: `typeof requestIdleCallback === 'function'`, instead: 'Deferred work starts after 200 ms' },
  { name: '`scheduler.postTask`', has: `'scheduler' in window`, instead: 'Not used: long work is in workers, and is split by timers' },
  { name: '`navigation`', has: `'navigation' in window`, instead: 'Not used: addresses change by the History API' },
  {
    name: '`field-sizing`',
    has: `CSS.supports('field-sizing', 'content')`,
    instead: 'Not used: text areas have a fixed height and scroll',
  },
  { name: '`navigator.locks`', has: `'locks' in navigator`, instead: 'Nothing: the app requires it' },
  { name: 'Service worker', has: `'serviceWorker' in navigator`, instead: 'The app needs a connection to start' },
  {
    name: '`storage.persist`',
    has: `'persist' in (navigator.storage ?? {})`,
    instead: 'The browser may delete stored data; sync and backups restore it',
  },
  { name: '`beforeinstallprompt`', has: `'onbeforeinstallprompt' in window`, instead: 'Instructions for the browser’s own menu' },
  { name: '`launchQueue`', has: `'launchQueue' in window`, instead: 'Files are chosen or dropped in the app instead' },
  { name: '`navigator.share`', has: `'share' in navigator`, instead: 'A report is downloaded and a summary copied instead' },
  { name: '`setAppBadge`', has: `'setAppBadge' in navigator`, instead: 'The unread count is shown in the app only' },
];

/** The rows of the first table. */
const rowsOf = (text: string): string => /\n\| --- .*\n((?:\|.*\n)*)/.exec(text)?.[1] ?? '';

it('docs/browsers.md lists the features that each browser has', async ({ skip }) => {
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
  // `npm run browsers` updates the table.
  if (process.env['UPDATE_BROWSERS'] === '1')
    writeFileSync(
      paper,
      text.replace(rowsOf(text), () => rows),
    );
  else expect(rowsOf(text)).toBe(rows);
});
