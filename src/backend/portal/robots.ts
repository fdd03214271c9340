import type { PortalSite } from '../../core/listing/facts.ts';
import { readText } from '../body/readText.ts';
import { addressOf, discard, robotName, type PortalAccess } from './portalPage.ts';
import { isAllowed, robotsRules, type RobotsRule } from './robotsRules.ts';

/** Whether a portal allows robots to read a page. */
export type MayRead = (site: PortalSite, url: string) => Promise<boolean>;

const files: Readonly<Record<PortalSite, string>> = {
  rightmove: 'https://www.rightmove.co.uk/robots.txt',
  zoopla: 'https://www.zoopla.co.uk/robots.txt',
};

/** RFC 9309, 2.4 and 2.5: cache for a day, and read at least 500 kB. */
const [goodForMs, againAfterMs, maxBytes, timeoutMs] = [24 * 3_600_000, 300_000, 512_000, 5_000];

interface Kept {
  readonly rules: readonly RobotsRule[];
  readonly until: number;
}

const everything: readonly RobotsRule[] = [];
const nothing: readonly RobotsRule[] = [{ allow: false, pattern: '/' }];

/**
 * Reads each portal's robots.txt once a day. A missing file allows everything. One that cannot be read (server error, no response) allows
 * nothing, and is retried every five minutes.
 */
export function createRobots(access: Pick<PortalAccess, 'fetch' | 'upstream'>, now: () => number): MayRead {
  const kept = new Map<PortalSite, Promise<Kept>>();
  const read = async (site: PortalSite): Promise<Kept> => {
    const rules = await readRules(access, site);
    return { rules: rules ?? nothing, until: now() + (rules === null ? againAfterMs : goodForMs) };
  };
  return async (site, url) => {
    let asked = kept.get(site);
    // The first request after the file expires fetches it again, and the others wait for it.
    if (asked === undefined || ((await asked).until <= now() && kept.get(site) === asked)) kept.set(site, (asked = read(site)));
    const { rules } = await (kept.get(site) ?? asked);
    const { pathname, search } = new URL(url);
    return isAllowed(rules, `${pathname}${search}`);
  };
}

async function readRules(
  { fetch, upstream }: Pick<PortalAccess, 'fetch' | 'upstream'>,
  site: PortalSite,
): Promise<readonly RobotsRule[] | null> {
  try {
    const headers = { accept: 'text/plain', 'user-agent': `Mozilla/5.0 (compatible; ${robotName}/1.0)` };
    const response = await fetch(addressOf(files[site], upstream[site]), {
      redirect: 'manual',
      headers,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status !== 200) {
      await discard(response);
      return response.status >= 400 && response.status < 500 && response.status !== 429 ? everything : null;
    }
    const text = await readText(response, maxBytes);
    return text === null ? null : robotsRules(text, robotName);
  } catch {
    return null;
  }
}
