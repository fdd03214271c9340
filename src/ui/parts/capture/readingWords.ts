import type { QueuedLinks } from '../../../ingest/ingest.ts';
import type { PageResult } from './readCaptured.ts';

interface NamedResult {
  readonly name: string;
  readonly result: PageResult;
}

/** What came of everything that was read together, in one sentence: stored, known, waiting, and the first of what could not be read by name. */
export function summaryWords(readings: readonly NamedResult[]): string {
  const count = { stored: 0, known: 0, waiting: 0 };
  const failures: string[] = [];
  const seen = new Set<string>();
  // The newest stands first; what was read first was stored, and met again refreshed.
  for (const { name, result } of readings.toReversed()) {
    if (result.kind === 'read') {
      for (const id of result.dealIds) {
        if (seen.has(id) || result.known.includes(id)) count.known += 1;
        else count.stored += 1;
        seen.add(id);
      }
    }
    if (result.kind === 'links') count.waiting += result.links.queued;
    if (result.kind === 'waits') count.waiting += 1;
    if (result.kind === 'needs-account') count.waiting += result.links.length;
    if (result.kind === 'failed') failures.push(`${name} (${result.message.replace(/\.$/, '')})`);
  }
  const parts = [
    `${count.stored} stored`,
    ...(count.known > 0 ? [`${count.known} already known and refreshed`] : []),
    ...(count.waiting > 0 ? [`${count.waiting} waiting to be read`] : []),
    ...(failures.length > 0 ? [`${failures.length} not readable: ${named(failures)}`] : []),
  ];
  return `${parts.join(', ')}.`;
}

const failuresNamedAtMost = 3;

/** Every file says what became of it in the list below the sentence. */
const named = (failures: readonly string[]): string =>
  failures.length <= failuresNamedAtMost
    ? failures.join('; ')
    : `${failures.slice(0, failuresNamedAtMost).join('; ')}; and ${failures.length - failuresNamedAtMost} more, each below`;

const namedAtMost = 5;

/** What became of a list of links, each that was not taken by name. */
export function linksWords({ queued, duplicates, known, refused }: QueuedLinks): string {
  const parts = [
    queued === 1 ? '1 link waits to be read.' : `${queued} links wait to be read.`,
    ...(known.length > 0 ? [`Deals already: ${some(known)}.`] : []),
    ...(duplicates.length > 0 ? [`In the list or the queue before: ${some(duplicates)}.`] : []),
    ...(refused.length > 0 ? [`Not taken: ${some(refused.map(({ text, message }) => `${text} (${message.replace(/\.$/, '')})`))}.`] : []),
  ];
  return parts.join(' ');
}

const some = (texts: readonly string[]): string =>
  texts.length <= namedAtMost
    ? texts.map(short).join(', ')
    : `${texts.slice(0, namedAtMost).map(short).join(', ')} and ${texts.length - namedAtMost} more`;

const short = (text: string): string => (text.length > 160 ? `${text.slice(0, 159)}…` : text);
