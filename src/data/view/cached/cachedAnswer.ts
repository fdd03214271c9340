import { useLiveQuery } from 'dexie-react-hooks';
import type { ViewDb } from '../viewDb.ts';

/**
 * The server's last answer to one question, cached for when it is unreachable. `parse` reads an answer, fresh or cached. `key` is its name
 * among the device's settings.
 */
export function cachedAnswer<Answer extends { readonly at: string }>(key: string, parse: (value: unknown) => Answer | null) {
  /** Null if the server never answered. */
  const read = async (view: ViewDb): Promise<Answer | null> => parse((await view.settings.get(key))?.value);
  return {
    read,
    /** The cached answer, live. Undefined during the first read. */
    useKept: (view: ViewDb): Answer | null | undefined => useLiveQuery(() => read(view), [view]),
    /** Stores an answer, unless the server's times show that it is older than the stored one. */
    keep: async (view: ViewDb, answer: Answer): Promise<void> => {
      await view.transaction('rw', view.settings, async () => {
        const kept = await read(view);
        if (kept === null || Date.parse(kept.at) <= Date.parse(answer.at)) await view.settings.put({ key, value: answer });
      });
    },
  };
}
