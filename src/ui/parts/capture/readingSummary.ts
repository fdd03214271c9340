import type { QueuedLinks } from '../../../ingest/ingest.ts';
import type { PageResult } from './readCapture.ts';

interface NamedResult {
  readonly name: string;
  readonly result: PageResult;
}

/** A one-sentence summary of readings: saved, already added, waiting, and the first failures by name. */
export function readingSummary(readings: readonly NamedResult[]): string {
  const count = { stored: 0, known: 0, waiting: 0 };
  const failures: string[] = [];
  const seen = new Set<string>();
  // Readings are newest first. A deal's first reading saved it, and later ones refreshed it.
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
    `${count.stored} saved`,
    ...(count.known > 0 ? [`${count.known} already added and refreshed`] : []),
    ...(count.waiting > 0 ? [`${count.waiting} waiting`] : []),
    ...(failures.length > 0 ? [`${failures.length} couldn’t be read: ${named(failures)}`] : []),
  ];
  return `${parts.join(', ')}.`;
}

const failuresNamedAtMost = 3;

/** Names the first failures. The list below shows every file's result. */
const named = (failures: readonly string[]): string =>
  failures.length <= failuresNamedAtMost
    ? failures.join('; ')
    : `${failures.slice(0, failuresNamedAtMost).join('; ')}; and ${failures.length - failuresNamedAtMost} more, listed below`;

const namedAtMost = 5;

/** Result of importing a list of links, naming those that were skipped. */
export function linksSummary({ queued, duplicates, known, refused }: QueuedLinks): string {
  const parts = [
    queued === 1 ? '1 link queued.' : `${queued} links queued.`,
    ...(known.length > 0 ? [`Already added: ${some(known)}.`] : []),
    ...(duplicates.length > 0 ? [`Duplicates: ${some(duplicates)}.`] : []),
    ...(refused.length > 0 ? [`Skipped: ${some(refused.map(({ text, message }) => `${text} (${message.replace(/\.$/, '')})`))}.`] : []),
  ];
  return parts.join(' ');
}

const some = (texts: readonly string[]): string =>
  texts.length <= namedAtMost
    ? texts.map(short).join(', ')
    : `${texts.slice(0, namedAtMost).map(short).join(', ')} and ${texts.length - namedAtMost} more`;

const short = (text: string): string => (text.length > 160 ? `${text.slice(0, 159)}…` : text);
