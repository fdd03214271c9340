import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Entry {
  readonly id: string;
  readonly input?: string;
  readonly input_gen?: { readonly pre: string; readonly ch: string; readonly n: number; readonly post?: string };
  readonly server: { readonly fetch: boolean; readonly canonical?: string };
}

export interface SharedLink {
  readonly id: string;
  readonly text: string;
  /** The only address a server may ask for; null where it may ask for none. */
  readonly canonical: string | null;
}

/** The list of links in the folder that `YARDSTICK_SHARED` names; empty without one. It is no part of the project. */
export function sharedLinks(): readonly SharedLink[] {
  const file = join(process.env['YARDSTICK_SHARED'] ?? '', 'corpora', 'bad-urls.json');
  if (process.env['YARDSTICK_SHARED'] === undefined || !existsSync(file)) return [];
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { readonly entries: readonly Entry[] };
  return entries.map(({ id, input, input_gen: made, server }) => ({
    id,
    text: input ?? (made === undefined ? '' : made.pre + made.ch.repeat(made.n) + (made.post ?? '')),
    canonical: server.fetch ? (server.canonical ?? null) : null,
  }));
}
