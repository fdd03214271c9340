import type { Page } from 'puppeteer-core';
import { callIn, sendBidi } from './bidi.ts';

interface SerialisedHost {
  readonly result: { readonly value?: { readonly shadowRoot?: { readonly sharedId: string } | null } };
}

/**
 * Calls a function with the shadow root of the element that a selector finds, a closed one too, which neither the page nor puppeteer's
 * selectors can enter. It runs in a world of its own: the page's content policy and what it does to its globals do not matter. As in `callIn`
 * the function goes there as its source text, with arguments and value in JSON. Throws where there is no such root.
 */
export async function inShadowRoot<Value>(
  page: Page,
  host: string,
  [run, ...args]: readonly [(root: ShadowRoot, ...args: never[]) => Value, ...unknown[]],
): Promise<Awaited<Value>> {
  const browser = page.browser();
  const { _id: context } = page.mainFrame() as unknown as { readonly _id: string };
  const target = { context, sandbox: 'yardstick-test' };
  const { result } = await sendBidi<SerialisedHost>(browser, 'script.callFunction', {
    functionDeclaration: '(selector) => document.querySelector(selector)',
    arguments: [{ type: 'string', value: host }],
    awaitPromise: false,
    target,
    serializationOptions: { maxDomDepth: 0, includeShadowTree: 'all' },
  });
  const root = result.value?.shadowRoot?.sharedId;
  if (root === undefined) throw new Error(`${host} has no shadow root`);
  return callIn(browser, { target, self: root }, [run, ...args]);
}
