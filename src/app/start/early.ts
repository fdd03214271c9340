import { somebody } from '../../ui/early/somebody.ts';
import { watchInstallPrompt } from '../../ui/early/watchInstallPrompt.ts';
import { watchVisitor } from '../../ui/early/watchVisitor.ts';
import { applyTheme, storedTheme } from '../../ui/features/frame/theme.ts';

declare const __TEST_BUILD__: boolean;

/** How long a page that is there already may stand untouched before the app starts on its own. */
const waitMs = __TEST_BUILD__ ? 200 : 3_000;

const { dataset } = document.documentElement;

// The first script of every page, run before its first paint: the look the person chose, and nothing that could wait.
applyTheme(storedTheme());
watchInstallPrompt();
wakeDatabases();

// A prerendered page names the app's script instead of loading it: it is read, and moves, before a line of the app has run.
const { app, firstVisit } = document.currentScript?.dataset ?? {};
if (app !== undefined) void start(app, firstVisit === undefined || !mayBeKnown());

async function start(script: string, isWhole: boolean): Promise<void> {
  if (isWhole) {
    // Nobody is under way to a place below: what is not in sight need not be laid out yet.
    if (location.hash === '' && isNewVisit()) dataset['still'] = '';
    watchVisitor();
    await somebody(waitMs);
    delete dataset['still'];
  } else dataset['known'] = '';
  await parsed();
  if (!isWhole) forgetMarkup();
  await import(/* @vite-ignore */ script);
}

/** Databases with thousands of deals take the browser a third of a second to open: it begins while the app's scripts come. */
function wakeDatabases(): void {
  try {
    if (localStorage.length > 0) indexedDB.databases().catch(() => undefined);
  } catch {
    // A browser without them says so when they are opened.
  }
}

/** Somebody who was here before, or asks for more than the plain screen: a first visitor's page would tell them that nothing is here. */
function mayBeKnown(): boolean {
  try {
    return localStorage.length > 0 || location.search !== '' || location.hash !== '';
  } catch {
    return true;
  }
}

/** The page waits for the app as every other screen does. */
function forgetMarkup(): void {
  const root = document.getElementById('root');
  root?.replaceChildren();
  delete root?.dataset['prerendered'];
  delete dataset['known'];
}

function parsed(): Promise<unknown> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

/** Neither a reload nor a way back, after which the browser finds the place again where the person was. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
}
