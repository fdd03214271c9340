import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer-core';
import { findFirefox } from '../../../scripts/firefox.mjs';
import { startStandInWeb } from '../../support/standInWeb.ts';
import { callIn, sendBidi } from '../support/bidi.ts';
import { endFirefox, startFirefox } from '../support/firefox.ts';
import { noElement, type Driver, type Engine } from './engine.ts';

/** Debian's Firefox, driven by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () => (findFirefox() === null ? 'this machine has no Firefox' : null),
  open: async ({ folder, width, height, colorScheme, language }): Promise<Driver> => {
    const web = await startStandInWeb(() => null);
    const browser = await startFirefox(web, {
      userDataDir: join(folder, 'profile'),
      settings: {
        'browser.download.folderList': 2,
        'browser.download.dir': join(folder, 'downloads'),
        'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
        'intl.accept_languages': `${language}, en-GB`,
        'intl.locale.requested': language,
        'pdfjs.disabled': true,
        'ui.prefersReducedMotion': 1,
      },
    });
    if (browser === null) throw new Error('This machine has no Firefox');
    const page = (await browser.pages())[0] ?? (await browser.newPage());
    await page.setViewport({ width, height });
    const found = async (element: string): Promise<ElementHandle<HTMLElement>> => {
      const handle = (await page.evaluateHandle(element)).asElement();
      if (handle === null) throw new Error(noElement);
      return handle as ElementHandle<HTMLElement>;
    };
    const { contexts } = await sendBidi<{ contexts: readonly { context: string }[] }>(browser, 'browsingContext.getTree', {
      'moz:scope': 'chrome',
    });
    // A new window's focus is in the address bar. Until it is in the page, fields get no focus events and keys press no button.
    const focusPage = async (): Promise<void> => {
      if (await page.evaluate(() => document.hasFocus())) return;
      await callIn(browser, { target: { context: contexts[0]?.context ?? '' } }, [focusTab]);
    };
    return {
      goTo: async (address) => {
        // Firefox aborts a navigation if the previous page changes its history at the same time. A retry succeeds.
        for (let tries = 1; ; tries += 1) {
          try {
            await page.goto(address);
            return await focusPage();
          } catch (error) {
            if (tries === 5 || !String(error).includes('NS_BINDING_ABORTED')) throw error;
          }
        }
      },
      reload: async () => void (await page.reload()),
      evaluate: (expression) => page.evaluate(`(async () => JSON.stringify([await (${expression})]))()`) as Promise<string>,
      press: async (element) => {
        const handle = await found(element);
        await handle.scrollIntoView();
        const isOnTop = await handle.evaluate((target) => {
          const { left, top, width: wide, height: high } = target.getBoundingClientRect();
          const hit = document.elementFromPoint(left + wide / 2, top + high / 2);
          return target.contains(hit) || (hit instanceof HTMLLabelElement && hit.control === target);
        });
        if (!isOnTop) throw new Error('The element is covered');
        await handle.click();
      },
      chooseFile: async (element, path) => ((await found(element)) as unknown as ElementHandle<HTMLInputElement>).uploadFile(path),
      type: (text) => page.keyboard.type(text),
      pressKey: async (key) => {
        await focusPage();
        await page.keyboard.press(key);
      },
      close: async () => {
        await endFirefox(browser);
        await web.close();
      },
    };
  },
};

/** Moves the focus from the browser's window to its page. Runs in the browser's window. */
function focusTab(): void {
  (globalThis as unknown as { readonly gBrowser: { readonly selectedBrowser: HTMLElement } }).gBrowser.selectedBrowser.focus();
}
