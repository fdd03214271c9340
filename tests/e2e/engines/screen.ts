import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Driver, Engine, Key, Profile } from './engine.ts';

/** An element: its test id, or its role and name, or its text. The first that is shown. */
export type Target = string | { readonly role: string; readonly name: string } | { readonly text: string };

/** A file that the page handed over. */
interface Saved {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A person's window in any of the browsers. Everything waits for what it needs, and gives up in the end. */
export interface Screen {
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Ends the browser and starts it with the same profile, on an empty page. */
  reopen(): Promise<void>;
  press(target: Target): Promise<void>;
  /** Types in place of what stands there. */
  fill(target: Target, text: string): Promise<void>;
  /** Chooses an option of a list by its value. */
  choose(target: Target, value: string): Promise<void>;
  chooseFile(target: Target, path: string): Promise<void>;
  type(text: string): Promise<void>;
  pressKey(key: Key): Promise<void>;
  shows(target: Target): Promise<void>;
  /** What is shown of an element, spaces single; null where there is none. */
  text(target: Target): Promise<string | null>;
  textMatches(target: Target, pattern: RegExp): Promise<void>;
  /** How many of them are shown. */
  count(target: Target): Promise<number>;
  path(): Promise<string>;
  /** The value of an expression in the page, as JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Runs a function in the page; what goes in and comes out is JSON. */
  read<Args extends readonly unknown[], Value>(run: (...args: Args) => Value, ...args: Args): Promise<Awaited<Value>>;
  /** What is saved because of what is done. */
  saved(action: () => Promise<void>): Promise<Saved>;
  close(): Promise<void>;
}

/** A busy machine may take a while; what is waited for is a state, never a moment. */
export const eventually = <Value>(read: () => Value | Promise<Value>, message?: string) =>
  expect.poll(read, { timeout: 120_000, interval: 100, ...(message === undefined ? {} : { message }) });

type Look = Partial<Omit<Profile, 'folder'>>;

/** A new person's window. */
export async function openScreen(engine: Engine, look: Look = {}): Promise<Screen> {
  const folder = mkdtempSync(join(tmpdir(), 'yardstick-engine-'));
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads);
  const profile: Profile = { folder, width: 1280, height: 900, colorScheme: 'light', ...look };
  let driver: Driver = await engine.open(profile);

  const read: Screen['read'] = async (run, ...args) => {
    const answer = await driver.evaluate(`(${String(run)})(...${JSON.stringify(args)})`);
    return JSON.parse(answer)[0];
  };
  const text: Screen['text'] = async (target) =>
    (JSON.parse(await driver.evaluate(`${elementOf(target)}?.innerText.replaceAll(/\\s+/g, ' ').trim() ?? null`)) as [string | null])[0];
  const press: Screen['press'] = (target) =>
    done(
      async () => {
        await driver.evaluate(listen);
        await driver.press(elementOf(target));
        const heard = await driver.evaluate(hearPress).catch(() => '[true]');
        if (heard !== '[true]') throw new Error('The press did not reach the page');
      },
      `press ${named(target)}`,
    );
  const shows: Screen['shows'] = (target) => eventually(() => text(target), `${named(target)} is shown`).not.toBeNull();
  /** Markup that is just being replaced would lose what is typed. */
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
        // Firefox keeps the name free while it writes beside it.
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

/** On a busy machine a driver now and then says of a press that it is done, and the page hears nothing of it. */
const listen = `(window.heardPress = false, addEventListener('click', () => { window.heardPress = true; }, { capture: true, once: true }))`;

/** Whether the press was heard; a page that has gone away since has heard it. */
const hearPress = `new Promise((resolve) => {
  const look = (left) => (window.heardPress !== false || left === 0 ? resolve(window.heardPress !== false) : setTimeout(look, 50, left - 1));
  look(60);
})`;

/** Tries again until it works. */
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

/** Runs in the page, and has only what it brings along. */
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
