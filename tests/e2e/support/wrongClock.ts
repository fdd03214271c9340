import type { BrowserContext, Page } from 'playwright';

/** Shifts `Date` in a page or worker by the offset last sent on the channel. A plain script that runs before all others. */
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

/** Shifts a whole device's clock: its pages and the workers that store and send its data. Service workers must be blocked. */
export async function setOff(context: BrowserContext, ms: number): Promise<void> {
  await context.addInitScript(skewed(ms));
  await context.route(/\/assets\/(data|evaluate)-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: skewed(ms) + (await response.text()) });
  });
}

/** Makes the device's clock jump while everything runs. */
export const turnClock = (page: Page, ms: number): Promise<void> =>
  page.evaluate((off) => new BroadcastChannel('test-clock').postMessage(off), ms);

/** Makes the product's clock in a page run ahead by the milliseconds in its local storage under `ahead`, which survives a reload. */
export const aheadAsStored = "globalThis.__clock = () => Date.now() + Number(localStorage.getItem('ahead') ?? 0);";
