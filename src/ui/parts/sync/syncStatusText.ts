import type { SyncStatusRow } from '../../../data/view/sync/syncView.ts';

export interface SyncFacts {
  readonly connection: 'online' | 'offline';
  /** Number of unsent captures. */
  readonly waiting: number;
  /** Sync status; null when signed out or never synced. */
  readonly status: SyncStatusRow | null;
  /** Formats a time in the user's time zone. */
  readonly clockTime: (at: number) => string;
}

export interface SyncStatusText {
  readonly look: 'offline' | 'waiting' | 'device' | 'sending' | 'synced' | 'choice' | 'failed';
  readonly text: string;
}

/** The sync badge's text. Never claims more than is known. */
export function syncStatusText({ connection, waiting, status, clockTime }: SyncFacts): SyncStatusText {
  const unsent = waiting + (status?.pending ?? 0);
  if (status?.kind === 'failed') {
    const { reason } = status;
    if (reason !== 'sign-in') return { look: 'failed', text: `Failed: ${troubles[reason ?? 'server']}` };
    return { look: 'failed', text: unsent === 0 ? 'Signed out' : `Signed out · ${unsent} waiting` };
  }
  if (status?.emptied === true && unsent === 0) return { look: 'choice', text: 'Storage was cleared' };
  if (connection === 'offline') return { look: 'offline', text: unsent === 0 ? 'Offline' : `Offline · ${unsent} waiting` };
  if (status?.kind === 'sending') return { look: 'sending', text: `Sending (${unsent})` };
  if (waiting > 0 || status?.kind === 'waiting' || (status?.kind === 'synced' && unsent > 0))
    return { look: 'waiting', text: `Waiting to send (${unsent})` };
  if (status?.kind === 'choice') return { look: 'choice', text: 'Needs your choice' };
  if (status?.kind === 'synced' && status.lastSyncAt !== null) return { look: 'synced', text: `Synced at ${clockTime(status.lastSyncAt)}` };
  return { look: 'device', text: 'Saved on this device' };
}

const troubles: Readonly<Record<Exclude<NonNullable<SyncStatusRow['reason']>, 'sign-in'>, string>> = {
  upgrade: 'update the app to sync',
  deleted: 'this account was deleted',
  'other-user': 'this device has another person’s deals',
  'not-member': 'you’re no longer a member of this workspace',
  storage: 'device storage is full or not responding',
  server: 'the server isn’t responding correctly',
};
