import { readFileSync } from 'node:fs';
import type { ListingUrlCheck } from '../../src/core/listing/portalUrl.ts';

/** One pasted text and the form's message. Long texts continue with `then` repeated `times`, followed by `end`. */
interface WrittenLink {
  readonly what: string;
  readonly link: string;
  readonly then?: string;
  readonly times?: number;
  readonly end?: string;
  readonly says: string;
}

export interface Link {
  readonly what: string;
  readonly text: string;
  readonly expected: ListingUrlCheck;
}

/** Valid and invalid links: look-alikes, homographs, odd ports, control characters, other protocols, very long ones. */
export function listOfLinks(): readonly Link[] {
  const written = JSON.parse(readFileSync(new URL('../fixtures/listings/links.json', import.meta.url), 'utf8')) as readonly WrittenLink[];
  return written.map(({ what, link, then = '', times = 0, end = '', says }) => {
    const source = says.includes('Zoopla ✓') ? 'zoopla' : says.includes('Rightmove ✓') ? 'rightmove' : null;
    return { what, text: link + then.repeat(times) + end, expected: { valid: source !== null, message: says, source } };
  });
}
