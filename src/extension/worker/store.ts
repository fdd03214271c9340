import type { Profile } from '../../core/deal/profile.ts';
import { standardProfile } from '../../core/deal/standardProfile.ts';
import type { ExtensionSnapshot, KeptPage } from '../../core/protocol/extensionMessages.ts';
import type { BrowserApi } from '../browserApi.ts';
import type { SaveQuestion } from '../messages.ts';
import { compressText, decompressText } from './compressText.ts';

/** A connected app, or one requesting a connection. */
export interface AppAt {
  readonly origin: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** A page that the user kept, as stored. */
export interface WaitingPage extends Omit<KeptPage, 'html'> {
  /** The page's HTML, compressed. */
  readonly packed: string;
  /** The user with whose profile the page was scored. Only that user receives it. Null when no account was connected. */
  readonly userId: string | null;
  readonly homes: SaveQuestion['homes'];
}

/** The extension's storage on this device: the connected app, its data, and waiting pages. */
export interface Store {
  connection(): Promise<AppAt | null>;
  asked(): Promise<AppAt | null>;
  snapshot(): Promise<ExtensionSnapshot | null>;
  /** The user's profile, or the default one when no app is connected. */
  profile(): Promise<{ readonly profile: Profile; readonly isStandard: boolean }>;
  setAsked(app: AppAt | null): Promise<void>;
  connect(app: AppAt): Promise<void>;
  setSnapshot(snapshot: ExtensionSnapshot): Promise<void>;
  /** Removes the app and its data. Waiting pages stay. */
  disconnect(): Promise<void>;
  /** Pages of the connected user and pages without a user, oldest first. */
  waiting(): Promise<readonly WaitingPage[]>;
  /** One of the pages that `waiting` returns, by id; null if there is none. */
  page(id: string): Promise<KeptPage | null>;
  /** Rejects when browser storage is full. */
  keep(page: KeptPage, homes: SaveQuestion['homes']): Promise<void>;
  forget(ids: readonly string[]): Promise<void>;
}

const keepPrefix = 'keep/';

export function createStore({ storage: { local } }: Pick<BrowserApi, 'storage'>): Store {
  const read = async <Value>(key: string): Promise<Value | null> => ((await local.get(key))[key] as Value | undefined) ?? null;
  const snapshot = () => read<ExtensionSnapshot>('snapshot');
  const waiting = async (): Promise<readonly WaitingPage[]> => {
    const all = await local.get(null);
    const person = (await snapshot())?.userId ?? null;
    const pages = Object.entries(all).flatMap(([key, value]) => (key.startsWith(keepPrefix) ? [value as WaitingPage] : []));
    return pages.filter(({ userId }) => userId === null || userId === person).toSorted((one, other) => one.at - other.at);
  };
  return {
    connection: () => read<AppAt>('connection'),
    asked: () => read<AppAt>('asked'),
    snapshot,
    profile: async () => {
      const handed = await snapshot();
      return { profile: handed?.profile ?? standardProfile, isStandard: handed === null };
    },
    setAsked: (app) => (app === null ? local.remove('asked') : local.set({ asked: app })),
    connect: async (app) => {
      await local.remove(['asked', 'snapshot']);
      await local.set({ connection: app });
    },
    setSnapshot: (handed) => local.set({ snapshot: handed }),
    disconnect: () => local.remove(['connection', 'asked', 'snapshot']),
    waiting,
    page: async (id) => {
      const found = (await waiting()).find((each) => each.id === id);
      if (found === undefined) return null;
      const { packed, homes: _homes, userId: _userId, ...page } = found;
      return { ...page, html: await decompressText(packed) };
    },
    keep: async ({ html, ...page }, homes) => {
      const userId = (await snapshot())?.userId ?? null;
      const stored: WaitingPage = { ...page, packed: await compressText(html), userId, homes };
      await local.set({ [keepPrefix + page.id]: stored });
    },
    forget: (ids) => local.remove(ids.map((id) => keepPrefix + id)),
  };
}
