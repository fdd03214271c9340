import type { Page } from 'puppeteer-core';
import { callIn, sendBidi } from './bidi.ts';

interface SerialisedHost {
  readonly result: { readonly value?: { readonly shadowRoot?: { readonly sharedId: string } | null } };
}

/**
 * Calls a function with the shadow root of the element that a selector finds. It works for a closed root too, which neither the page nor
 * puppeteer's selectors can enter. The function runs in an isolated world, unaffected by the page's content policy and changes to its
 * globals. As in `callIn`, the function is sent as source text, with arguments and value in JSON. Throws if there is no such root.
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
