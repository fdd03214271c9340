import type { Browser } from 'puppeteer-core';

/** Where a function runs: a browsing context by id, and an isolated JavaScript world in it if `sandbox` names one. */
interface Target {
  readonly context: string;
  readonly sandbox?: string;
}

interface CallResult {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** A WebDriver BiDi command that puppeteer has no method for. Throws if the browser refuses it. */
export async function sendBidi<Result>(browser: Browser, method: string, params: object): Promise<Result> {
  const { connection } = browser as unknown as { connection: { send(method: string, params: object): Promise<{ result: Result }> } };
  return (await connection.send(method, params)).result;
}

/**
 * Calls a function in the browser and returns what it returns or resolves to. It is sent as source text, so it cannot use variables of the
 * test. Arguments and value are JSON. If `self` is a node's shared id, the node is passed before the arguments.
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
