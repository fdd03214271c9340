import type { ViewDb } from '../viewDb.ts';

/** What the server last said of one thing, kept for when it cannot be asked. */
export interface KeptAnswer<Answer> {
  /** An answer older than the one kept, by the server's own times, changes nothing. */
  readonly keep: (view: ViewDb, answer: Answer) => Promise<void>;
  /** Null where the server never answered. */
  readonly read: (view: ViewDb) => Promise<Answer | null>;
}

/** `parse` reads an answer, from the wire or as it was kept; `key` is its place among the device's settings. */
export function keptAnswer<Answer extends { readonly at: string }>(
  key: string,
  parse: (value: unknown) => Answer | null,
): KeptAnswer<Answer> {
  const read = async (view: ViewDb): Promise<Answer | null> => parse((await view.settings.get(key))?.value);
  return {
    read,
    keep: async (view, answer) => {
      await view.transaction('rw', view.settings, async () => {
        const kept = await read(view);
        if (kept === null || Date.parse(kept.at) <= Date.parse(answer.at)) await view.settings.put({ key, value: answer });
      });
    },
  };
}
