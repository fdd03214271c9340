/** An analysis requested before signing in. */
export interface PendingAnalysis {
  /** The id of the resulting capture, chosen at the request, so that running the request twice makes only one capture. */
  readonly captureId: string;
  readonly link: string;
  /** For a search: the number of results to import. */
  readonly maxResults: number;
  /** The screen it was requested on. */
  readonly path: string;
}

/** Requests waiting for someone to sign in on this device: the latest "Analyze Property" click, and queued links. */
export interface Intents {
  readonly analysis: PendingAnalysis | null;
  readonly links: readonly string[];
}

/** Stored outside any person's database, and synchronously, because it is written just before the browser leaves the page. */
const key = 'yardstick-intents';

/** The maximum number of queued links, which is also the maximum in one file. */
const mostLinks = 500;

const nothing: Intents = { analysis: null, links: [] };

/** The stored intents. Empty if the browser stores nothing, or another build stored a different format. */
export function readIntents(): Intents {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return nothing;
    const { analysis, links } = kept as { readonly analysis?: unknown; readonly links?: unknown };
    return {
      analysis: isAnalysis(analysis) ? analysis : null,
      links: Array.isArray(links) ? links.filter((link) => typeof link === 'string').slice(0, mostLinks) : [],
    };
  } catch {
    return nothing;
  }
}

/** The screen that carries out the pending analysis. Null if none is pending. */
export function intentPath(): string | null {
  const { analysis, links } = readIntents();
  return analysis?.path ?? (links.length > 0 ? '/deals' : null);
}

function isAnalysis(value: unknown): value is PendingAnalysis {
  if (typeof value !== 'object' || value === null) return false;
  const { captureId, link, maxResults, path } = value as Readonly<Record<string, unknown>>;
  return typeof captureId === 'string' && typeof link === 'string' && Number.isInteger(maxResults) && typeof path === 'string';
}

/** Stores an analysis until it is carried out. A newer one replaces it. */
export const storePendingAnalysis = (analysis: PendingAnalysis): void => write({ ...readIntents(), analysis });

/** Removes the analysis, unless a newer one has replaced it. */
export function clearPendingAnalysis(captureId: string): void {
  const intents = readIntents();
  if (intents.analysis?.captureId === captureId) write({ ...intents, analysis: null });
}

export const storePendingLinks = (links: readonly string[]): void => {
  const intents = readIntents();
  write({ ...intents, links: [...new Set([...intents.links, ...links])] });
};

export const clearPendingLinks = (links: readonly string[]): void => {
  const intents = readIntents();
  write({ ...intents, links: intents.links.filter((link) => !links.includes(link)) });
};

function write(intents: Intents): void {
  try {
    if (intents.analysis === null && intents.links.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(intents));
  } catch {
    // Without storage people can still sign in, and then repeat the request.
  }
}
