import axe from 'axe-core';
import type { Page } from 'playwright';

const everyRule = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] } as const;
const colourRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

interface Checked {
  /** A selector; the whole page if absent. */
  readonly within?: string;
  /** `colours` checks only the colour rules. */
  readonly rules?: 'all' | 'colours';
}

/**
 * The axe violations in a page or a part of it: each rule and the elements that break it. Axe runs in the page itself and names only the
 * elements that break a rule, because naming those that keep it takes several times as long as checking them. It checks no frame within a
 * page, so a page with one is a bug in the test.
 */
export async function violationsIn(page: Page, { within = 'html', rules = 'all' }: Checked = {}): Promise<readonly string[]> {
  if (page.frames().length > 1) throw new Error(`${page.url()} has a frame, which axe would not check`);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([part, runOnly]) => {
      const checker = (globalThis as unknown as { readonly axe: typeof axe }).axe;
      const { violations } = await checker.run(part, {
        runOnly: { type: runOnly.type, values: [...runOnly.values] },
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    [within, rules === 'all' ? everyRule : colourRules] as const,
  );
}
