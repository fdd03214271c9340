import type { Site } from '../../../core/listing/facts.ts';

/**
 * The run that `/sync-progress` shows. The parameter is named after the site and contains the run id. Without it, the list of captures is
 * shown.
 */
export interface ProgressSearch {
  readonly zoopla?: string;
  readonly rightmove?: string;
}

/** The search parameters of `/sync-progress`, read from a parsed query. Invalid run ids are dropped. */
export function parseProgressSearch(raw: Readonly<Record<string, unknown>>): ProgressSearch {
  const zoopla = runId(raw['zoopla']);
  const rightmove = runId(raw['rightmove']);
  return { ...(zoopla === null ? {} : { zoopla }), ...(rightmove === null ? {} : { rightmove }) };
}

/** The requested run and its site, or null. */
export function requestedRun(search: ProgressSearch): { readonly site: Site; readonly runId: string } | null {
  if (search.zoopla !== undefined) return { site: 'zoopla', runId: search.zoopla };
  return search.rightmove === undefined ? null : { site: 'rightmove', runId: search.rightmove };
}

function runId(value: unknown): string | null {
  // The router parses an all-digit id as a number.
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^[\w-]{1,80}$/.test(text) ? text : null;
}
