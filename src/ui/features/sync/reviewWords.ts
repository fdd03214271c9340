import type { ConflictView } from '../../../data/dataWorker.ts';
import type { SyncLogRow } from '../../../data/view/sync/syncView.ts';

/** "Overrides, monthly rent", from a path of the record. */
export function fieldWords({ path, kind }: Pick<ConflictView, 'path' | 'kind'>): string {
  if (kind !== 'field' || path === '') return 'The whole record';
  const words = path
    .split('/')
    .map((name) =>
      name
        .replaceAll('~1', '/')
        .replaceAll('~0', '~')
        .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
        .toLowerCase(),
    )
    .join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value as a person can compare it; text only. */
export function valueWords(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const what: Readonly<Record<SyncLogRow['kind'], string>> = {
  'pulled-again': 'fetched again',
  'sent-again': 'sent again',
  dropped: 'removed',
  'store-emptied': 'the deals on this device were gone and came back from the server as far as it had them',
  unread: 'could not be read',
};

export const logWords = ({ kind, id, detail }: SyncLogRow): string => (id === '' ? what[kind] : `${id}: ${what[kind]} (${detail})`);
