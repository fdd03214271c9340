/* oxlint-disable unicorn/consistent-function-scoping, max-lines-per-function -- a function that runs in the page can use nothing outside itself */
import type { Page } from 'playwright';

/** Controls that leave the workspace or the account, by test id. */
const leaving = ['me-open', 'workspace-switch', 'palette-open', 'personal-profile'];

/** The most presses in one list. If a screen needs more, it never settles. */
const most = 800;

/**
 * Presses every enabled control on a screen and in the dialogs that open: buttons, menu items, fields, choices and file inputs. Opens the
 * screen again until nothing is left to press, because a press can lead to another screen, or to another view of this one without the
 * controls that it began with. Adds the names of the pressed controls to `pressed`, and leaves out those that are in it.
 */
export async function pressEverything(page: Page, { url, ready, pressed }: Pressing): Promise<void> {
  for (;;) {
    await page.goto('about:blank');
    await page.goto(url);
    await ready();
    const names = await pressHere(page, pressed);
    if (names.length === 0) return;
    pressed.push(...names);
    if (pressed.length > most) throw new Error(`${url} never settles: ${pressed.slice(-5).join(', ')}`);
  }
}

interface Pressing {
  readonly url: string;
  readonly ready: () => Promise<unknown>;
  readonly pressed: string[];
}

/** Presses what is not in `before`. Ends early on another screen. */
const pressHere = (page: Page, before: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(
    async ({ known, skipped, limit }) => {
      window.print = () => undefined;
      window.open = () => null;
      const seen = new Set(known);
      const names: string[] = [];
      const here = location.pathname;
      const topDialog = (): HTMLDialogElement | undefined => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
      const nameOf = (element: HTMLElement): string => {
        // Every explanation of a figure has the same controls.
        if (element.dataset['testid']?.startsWith('explain-') === true) return 'an explanation';
        const place = element.closest('section, dialog, [role="tabpanel"], fieldset[data-testid]');
        const heading = place?.getAttribute('aria-label') ?? place?.querySelector('h1, h2, h3, legend')?.textContent ?? '';
        const label = element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent;
        const words = `${heading} > ${element.dataset['testid'] ?? element.tagName.toLowerCase()} ${label.trim()}`;
        // Amounts change while the screen is used.
        return words.replaceAll(/[\d.,]+/g, '0').slice(0, 120);
      };
      const settled = () =>
        new Promise<void>((resolve) => {
          let quiet = setTimeout(resolve, 50);
          const observer = new MutationObserver(() => {
            clearTimeout(quiet);
            quiet = setTimeout(resolve, 50);
          });
          observer.observe(document.body, { subtree: true, childList: true, attributes: true });
          setTimeout(() => {
            observer.disconnect();
            resolve();
          }, 600);
        });
      const type = (element: HTMLInputElement | HTMLTextAreaElement): void => {
        const text = element.type === 'date' ? '2031-01-31' : element.inputMode === 'decimal' ? '1234' : 'Changed by a viewer';
        const prototype = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
        element.focus();
        Reflect.set(prototype, 'value', text, element);
        element.dispatchEvent(new Event('input', { bubbles: true }));
        element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
        element.blur();
      };
      const press = (element: HTMLElement): void => {
        if (element instanceof HTMLSelectElement) {
          const next = [...element.options].find(({ selected, disabled }) => !selected && !disabled);
          if (next === undefined) return;
          Reflect.set(HTMLSelectElement.prototype, 'value', next.value, element);
          element.dispatchEvent(new Event('change', { bubbles: true }));
        } else if (element instanceof HTMLInputElement && element.type === 'file') {
          const given = new DataTransfer();
          given.items.add(new File(['{}'], 'given.json', { type: 'application/json' }));
          element.files = given.files;
          element.dispatchEvent(new Event('change', { bubbles: true }));
        } else if (element instanceof HTMLTextAreaElement) type(element);
        else if (element instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'button', 'submit'].includes(element.type))
          type(element);
        else element.click();
      };
      const leavingControls = skipped.map((id) => `[data-testid="${id}"], [data-testid="${id}"] + [popover]`).join(', ');
      const nextControl = () =>
        [...(topDialog() ?? document).querySelectorAll<HTMLElement>('button, input, select, textarea')].find(
          (element) =>
            !element.matches(':disabled') && element.closest(leavingControls) === null && !isClosing(element) && !seen.has(nameOf(element)),
        );
      // A dialog is closed once everything else in it was pressed.
      const isClosing = (element: HTMLElement): boolean =>
        ['Close', 'Cancel'].includes(element.getAttribute('aria-label') ?? element.textContent.trim());
      await settled();
      while (names.length < limit && location.pathname === here) {
        const dialog = topDialog();
        let next = nextControl();
        // Parts of a screen are drawn once they are loaded.
        for (let looked = 0; next === undefined && looked < 8; looked += 1) {
          await settled();
          next = nextControl();
        }
        if (next === undefined) {
          if (dialog === undefined) break;
          dialog.close();
        } else {
          const name = nameOf(next);
          seen.add(name);
          names.push(name);
          console.debug(`[pressed] ${name}`);
          press(next);
        }
        await settled();
      }
      return names;
    },
    { known: before, skipped: leaving, limit: most },
  );
