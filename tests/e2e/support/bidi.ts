import type { Browser } from 'puppeteer-core';

/** Where a function runs: a browsing context by id, and in it a JavaScript world of its own where `sandbox` names one. */
interface Target {
  readonly context: string;
  readonly sandbox?: string;
}

interface CallResult {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** A command of WebDriver BiDi that puppeteer has no method for. It throws what the browser refuses. */
export async function sendBidi<Result>(browser: Browser, method: string, params: object): Promise<Result> {
  const { connection } = browser as unknown as { connection: { send(method: string, params: object): Promise<{ result: Result }> } };
  return (await connection.send(method, params)).result;
}

/**
 * Calls a function somewhere in the browser and returns what it returns or resolves to. It goes there as its source text, so it sees nothing
 * of the test around it; arguments and value are JSON. Where `self` is a node's shared id the node comes before the arguments.
 */
export async function callIn<Value>(
  browser: Browser,
  { target, self }: { readonly target: Target; readonly self?: string },
  [run, ...args]: readonly [(...args: never[]) => Value, ...unknown[]],
): Promise<Awaited<Value>> {
  const done = await sendBidi<CallResult>(browser, 'script.callFunction', {
    functionDeclaration: `async function (args) {
      const value = await (${String(run)})(${self === undefined ? '' : 'this, '}...JSON.parse(args));
      return JSON.stringify({ value });
    }`,
    arguments: [{ type: 'string', value: JSON.stringify(args) }],
    ...(self === undefined ? {} : { this: { sharedId: self } }),
    awaitPromise: true,
    target,
  });
  if (done.type === 'exception') throw new Error(done.exceptionDetails?.text);
  return (JSON.parse(done.result?.value ?? '{}') as { value: Awaited<Value> }).value;
}
