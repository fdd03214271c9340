import { readFileSync } from 'node:fs';

interface Entry {
  readonly id: string;
  readonly input?: string;
  readonly input_gen?: { readonly pre: string; readonly ch: string; readonly n: number; readonly post?: string };
  readonly server: { readonly fetch: boolean; readonly canonical?: string };
}

export interface SharedLink {
  readonly id: string;
  readonly text: string;
  /** The only URL a server may request; null if none. */
  readonly canonical: string | null;
}

/** Reads the shared list of links from its file. */
export function readSharedLinks(file: string): readonly SharedLink[] {
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { readonly entries: readonly Entry[] };
  return entries.map(({ id, input, input_gen: made, server }) => ({
    id,
    text: input ?? (made === undefined ? '' : made.pre + made.ch.repeat(made.n) + (made.post ?? '')),
    canonical: server.fetch ? (server.canonical ?? null) : null,
  }));
}
