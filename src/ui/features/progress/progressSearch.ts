import type { Site } from '../../../core/listing/facts.ts';

/** Which run `/sync-progress` shows: the parameter named after the site holds the run's id; neither means the list of captures. */
export interface ProgressSearch {
  readonly zoopla?: string;
  readonly rightmove?: string;
}

/** The search of `/sync-progress` from the parsed query of any address; what is no run id is dropped. */
export function parseProgressSearch(raw: Readonly<Record<string, unknown>>): ProgressSearch {
  const zoopla = runId(raw['zoopla']);
  const rightmove = runId(raw['rightmove']);
  return { ...(zoopla === null ? {} : { zoopla }), ...(rightmove === null ? {} : { rightmove }) };
}

/** The run asked for and its site, or null. */
export function askedRun(search: ProgressSearch): { readonly site: Site; readonly runId: string } | null {
  if (search.zoopla !== undefined) return { site: 'zoopla', runId: search.zoopla };
  return search.rightmove === undefined ? null : { site: 'rightmove', runId: search.rightmove };
}

function runId(value: unknown): string | null {
  // The router reads an id of digits only as a number.
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^[\w-]{1,80}$/.test(text) ? text : null;
}
