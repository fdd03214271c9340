import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { findWebKit, noWebKit } from '../../../scripts/webkit.mjs';
import { root } from '../../architecture/sourceFiles.ts';
import { freePort } from '../../support/freePort.ts';
import { noElement, type Driver, type Engine, type Key } from './engine.ts';

/** WebDriver's code points for keys without a character. */
const keys: Readonly<Record<Key, string>> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };

/** Debian's WebKit, driven by WebDriver on a virtual display. */
export const webkit: Engine = {
  name: 'WebKit',
  missing: () => (findWebKit() === null ? noWebKit : null),
  open: async ({ folder, width, height, colorScheme }): Promise<Driver> => {
    const programs = findWebKit();
    if (programs === null) throw new Error(noWebKit);
    const { screen, display } = await startScreen(programs.screen);
    const port = await freePort();
    const driver = spawn(programs.driver, [`--port=${port}`], {
      stdio: 'ignore',
      // A separate process group, so that all of the browser's processes can be ended together.
      detached: true,
      env: { ...process.env, DISPLAY: display, TZ: 'Europe/London', LANG: 'en_GB.UTF-8' },
    });
    const end = async (): Promise<void> => {
      await endGroup(driver);
      screen.kill();
    };
    const call = caller(`http://127.0.0.1:${port}`);
    await answering(call);
    const binary = {
      binary: programs.python,
      args: [join(root, 'tests/e2e/engines/webkitWindow.py'), folder, String(width), String(height), colorScheme],
    };
    const opened = await call('POST /session', {
      capabilities: { alwaysMatch: { timeouts: { script: 300_000 }, 'webkitgtk:browserOptions': binary } },
    }).catch(async (error: unknown) => {
      await end();
      throw error;
    });
    const session = `/session/${(opened as { readonly sessionId: string }).sessionId}`;
    const post = (path: string, body: object = {}): Promise<unknown> => call(`POST ${session}${path}`, body);
    const found = async (element: string): Promise<string> => {
      const handle = await post('/execute/sync', { script: `return ${element}`, args: [] });
      const [id] = Object.values((handle ?? {}) as Readonly<Record<string, string>>);
      if (id === undefined) throw new Error(noElement);
      return `/element/${id}`;
    };
    const type = async (text: string): Promise<void> => {
      const actions = Array.from(text).flatMap((value) => ['keyDown', 'keyUp'].map((kind) => ({ type: kind, value })));
      await post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    };
    return {
      goTo: async (url) => void (await post('/url', { url })),
      reload: async () => void (await post('/refresh')),
      evaluate: async (expression) => {
        const script = `const done = arguments[0]; (async () => JSON.stringify([await (${expression})]))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
        const { value, error } = (await post('/execute/async', { script, args: [] })) as {
          readonly value?: string;
          readonly error?: string;
        };
        if (value === undefined) throw new Error(error);
        return value;
      },
      press: async (element) => void (await post(`${await found(element)}/click`)),
      chooseFile: async (element, path) => void (await post(`${await found(element)}/value`, { text: path })),
      type,
      pressKey: (key) => type(keys[key]),
      close: async () => {
        // The driver reports an error, because the window is gone.
        await call(`DELETE ${session}`).catch(() => undefined);
        await end();
      },
    };
  },
};

type Call = (request: string, body?: object) => Promise<unknown>;

/** Calls WebDriver with a method and path, and a body. Returns the response's value; throws its error. */
function caller(driver: string): Call {
  return async (request, body) => {
    const [method = '', path = ''] = request.split(' ');
    const answer = await fetch(`${driver}${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { readonly error: string; readonly message: string };
    throw new Error(`WebKit: ${error} ${message}`);
  };
}

async function answering(call: Call): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await call('GET /status');
      return;
    } catch (error) {
      if (tries === 600) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** How often the group is looked at before what is left of it is killed, and the pause between, in milliseconds. */
const looks = 200;
const lookEveryMs = 50;

/** Ends the driver, and waits until the browser's processes have ended as well, because they write to the profile until then. */
async function endGroup(driver: ChildProcess): Promise<void> {
  const { pid } = driver;
  if (pid === undefined) return;
  const signal = (name: NodeJS.Signals | 0): boolean => {
    try {
      return process.kill(-pid, name);
    } catch {
      return false;
    }
  };
  driver.kill();
  for (let left = looks; left > 0 && signal(0); left -= 1) await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  signal('SIGKILL');
}

async function startScreen(program: string): Promise<{ readonly screen: ChildProcess; readonly display: string }> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('exit', () => reject(new Error(`${program} did not start`)));
    screen.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`));
  });
  return { screen, display };
}
