import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Driver, Engine, Key, Profile } from './engine.ts';

/** The first visible element with this test id, this role and name, or this text. */
export type Target = string | { readonly role: string; readonly name: string } | { readonly text: string };

/** A downloaded file. */
interface Saved {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A person's window in any of the browsers. Every method waits until it can act, up to a limit. */
export interface Screen {
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Restarts the browser with the same profile and an empty page. */
  reopen(): Promise<void>;
  press(target: Target): Promise<void>;
  /** Replaces a field's text by typing. */
  fill(target: Target, text: string): Promise<void>;
  /** Selects an option by its value. */
  choose(target: Target, value: string): Promise<void>;
  chooseFile(target: Target, path: string): Promise<void>;
  type(text: string): Promise<void>;
  pressKey(key: Key): Promise<void>;
  shows(target: Target): Promise<void>;
  /** An element's visible text with single spaces, or null if there is no such element. */
  text(target: Target): Promise<string | null>;
  textMatches(target: Target, pattern: RegExp): Promise<void>;
  /** The number of visible elements. */
  count(target: Target): Promise<number>;
  path(): Promise<string>;
  /** The value of an expression in the page. It must be JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Runs a function in the page. Its arguments and result must be JSON. */
  read<Args extends readonly unknown[], Value>(run: (...args: Args) => Value, ...args: Args): Promise<Awaited<Value>>;
  /** The file that an action downloads. */
  saved(action: () => Promise<void>): Promise<Saved>;
  close(): Promise<void>;
}

/** Waits for a state, up to a limit that a busy machine needs. */
export const eventually = <Value>(read: () => Value | Promise<Value>, message?: string) =>
  expect.poll(read, { timeout: 120_000, interval: 100, ...(message === undefined ? {} : { message }) });

type Look = Partial<Omit<Profile, 'folder'>>;

/** Opens a window with an empty profile. */
export async function openScreen(engine: Engine, look: Look = {}): Promise<Screen> {
  const folder = mkdtempSync(join(tmpdir(), 'yardstick-engine-'));
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads);
  const profile: Profile = { folder, width: 1280, height: 900, colorScheme: 'light', language: 'en-GB', ...look };
  let driver: Driver = await engine.open(profile);

  const read: Screen['read'] = async (run, ...args) => {
    const answer = await driver.evaluate(`(${String(run)})(...${JSON.stringify(args)})`);
    return JSON.parse(answer)[0];
  };
  const text: Screen['text'] = async (target) =>
    (JSON.parse(await driver.evaluate(`${elementOf(target)}?.innerText.replaceAll(/\\s+/g, ' ').trim() ?? null`)) as [string | null])[0];
  let presses = 0;
  const press: Screen['press'] = (target) => {
    presses += 1;
    const listen = listenFor(target, presses);
    return done(
      async () => {
        if ((await driver.evaluate(listen)) === '[true]') return;
        await driver.press(elementOf(target));
        const received = await driver.evaluate(clickArrived).catch(() => '[true]');
        if (received !== '[true]') throw new Error('The click did not reach the element');
      },
      `press ${named(target)}`,
    );
  };
  const shows: Screen['shows'] = (target) => eventually(() => text(target), `${named(target)} is shown`).not.toBeNull();
  /** Waits for the app, because it replaces prerendered markup together with any text typed there. */
  const alive = (): Promise<void> =>
    eventually(() => read(() => document.readyState !== 'loading' && document.querySelector('#root[data-prerendered]') === null)).toBe(
      true,
    );
  const change = async (target: Target, script: string): Promise<void> => {
    await shows(target);
    await driver.evaluate(`(${script})(${elementOf(target)})`);
  };
  return {
    goTo: async (address) => {
      await driver.goTo(address);
      await alive();
    },
    reload: async () => {
      await driver.reload();
      await alive();
    },
    reopen: async () => {
      await driver.close();
      driver = await engine.open(profile);
    },
    press,
    fill: async (target, words) => {
      await change(target, '(field) => { field.scrollIntoView({ block: "center" }); field.focus(); field.select(); }');
      await driver.type(words);
    },
    choose: (target, value) =>
      change(
        target,
        `(list) => { list.value = ${JSON.stringify(value)}; for (const kind of ['input', 'change']) list.dispatchEvent(new Event(kind, { bubbles: true })); }`,
      ),
    chooseFile: (target, path) =>
      done(() => driver.chooseFile(elementOf(target, { isHiddenToo: true }), path), `choose a file for ${named(target)}`),
    type: (words) => driver.type(words),
    pressKey: (key) => driver.pressKey(key),
    shows,
    text,
    textMatches: (target, pattern) => eventually(async () => (await text(target)) ?? '', named(target)).toMatch(pattern),
    count: async (target) =>
      (JSON.parse(await driver.evaluate(`(${String(findAll)})(${JSON.stringify(target)}, false).length`)) as [number])[0],
    evaluate: async (expression) => JSON.parse(await driver.evaluate(expression))[0],
    path: () => read(() => location.pathname),
    read,
    saved: async (action) => {
      const before = new Set(readdirSync(downloads));
      await action();
      const whole = (): string | undefined => {
        const names = readdirSync(downloads).filter((name) => !before.has(name));
        // Firefox writes into a `.part` file, and reserves the final name with an empty one.
        return names.some((name) => name.endsWith('.part'))
          ? undefined
          : names.find((name) => readFileSync(join(downloads, name)).byteLength > 0);
      };
      await eventually(whole, 'a file is saved').toBeDefined();
      const name = whole() ?? '';
      return { name, bytes: new Uint8Array(readFileSync(join(downloads, name))) };
    },
    close: async () => {
      await driver.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Records whether an enabled element receives a click. On a busy machine a driver sometimes reports one that the page never got, or that
 * went to another element because the layout had just changed. The elements are looked up again at the click, because they may have been
 * replaced. Its value is true if a click of the same press has arrived late, after which the element may be gone.
 */
const listenFor = (target: Target, press: number): string => `(() => {
  if (window.press === ${press} && window.receivedClick === true) return true;
  const shown = ${elementOf(target)};
  if (shown === null || shown.disabled === true) throw new Error('There is no element that can be pressed');
  window.press = ${press};
  window.receivedClick = false;
  const listen = ({ target }) => {
    const all = (${String(findAll)})(${JSON.stringify(target)}, false);
    if (all.some((found) => found.contains(target))) window.receivedClick = true;
  };
  addEventListener('click', listen, { capture: true, once: true });
  return false;
})()`;

/** Whether the click arrived. A page that was left since did receive it. */
const clickArrived = `new Promise((resolve) => {
  const look = (left) => (window.receivedClick !== false || left === 0 ? resolve(window.receivedClick !== false) : setTimeout(look, 50, left - 1));
  look(60);
})`;

/** Retries an action until it succeeds. */
const done = (action: () => Promise<void>, what: string): Promise<void> =>
  eventually(
    () =>
      action().then(
        () => 'done',
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      ),
    what,
  ).toBe('done');

const named = (target: Target): string => (typeof target === 'string' ? target : Object.values(target).join(' '));

const elementOf = (target: Target, { isHiddenToo = false } = {}): string =>
  `((${String(findAll)})(${JSON.stringify(target)}, ${isHiddenToo})[0] ?? null)`;

/** Runs in the page, so it cannot use anything outside itself. */
function findAll(target: Target, isHiddenToo: boolean): readonly HTMLElement[] {
  const tags: Readonly<Record<string, string>> = { button: 'button', link: 'a[href]', dialog: 'dialog', heading: 'h1, h2, h3' };
  const selector =
    typeof target === 'string'
      ? `[data-testid="${target}"]`
      : 'text' in target
        ? 'body *'
        : [`[role="${target.role}"]`, tags[target.role] ?? ''].filter((part) => part !== '').join(', ');
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    if (!isHiddenToo && !element.checkVisibility({ visibilityProperty: true })) return false;
    if (typeof target === 'string') return true;
    if ('text' in target) {
      const isInner = ![...element.children].some((child) => child.textContent.includes(target.text));
      return isInner && element.textContent.includes(target.text);
    }
    const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '') ?? element;
    return (element.getAttribute('aria-label') ?? label.textContent).trim() === target.name;
  });
}
