import type { BrowserContext, Page } from 'playwright';

/** Makes `Date` of a page or a worker run off by as much as was last told on the channel; plain script, put before all others. */
const skewed = (ms: number): string => `(() => {
  let off = ${ms};
  const Real = Date;
  globalThis.clockOff = () => off;
  new BroadcastChannel('test-clock').addEventListener('message', ({ data }) => (off = data));
  globalThis.Date = class extends Real {
    constructor(...given) {
      if (given.length === 0) super(Real.now() + off);
      else super(...given);
    }
    static now() {
      return Real.now() + off;
    }
  };
})();
`;

/** Sets the clock of a whole device off: its pages and the workers that keep and send its data. Service workers must be blocked. */
export async function setOff(context: BrowserContext, ms: number): Promise<void> {
  await context.addInitScript(skewed(ms));
  await context.route(/\/assets\/(data|evaluate)-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: skewed(ms) + (await response.text()) });
  });
}

/** Lets the device's clock jump, while everything runs. */
export const turnClock = (page: Page, ms: number): Promise<void> =>
  page.evaluate((off) => new BroadcastChannel('test-clock').postMessage(off), ms);

/** Makes the product's own clock of a page run ahead by the milliseconds kept in its local storage under `ahead`; they outlive a reload. */
export const aheadAsStored = "globalThis.__clock = () => Date.now() + Number(localStorage.getItem('ahead') ?? 0);";
