import { isStrategyId, strategyNames } from '../../../core/deal/strategies/strategyInput.ts';
import { momentFormat } from '../../components/figure/momentFormat.ts';
import type { SyncLogRow } from '../../../data/view/sync/syncLogRow.ts';
import type { ConflictView, WrittenBy } from '../../../data/commands/reviewedRecords.ts';

const kinds: Readonly<Record<ConflictView['coll'], string>> = {
  deals: 'Deal',
  scenarios: 'Scenario',
  holdings: 'Holding',
  notes: 'Note',
  comments: 'Comment',
  alertRules: 'Alert rule',
  alertEvents: 'Alert',
  profiles: 'Investor profile',
};

/** A record's display name: "12 High Street, Salford", "Note on 12 High Street, Salford". */
export function recordLabel({ coll, name }: Pick<ConflictView, 'coll' | 'name'>): string {
  if (name === null) return kinds[coll];
  if (coll === 'deals') return name;
  return coll === 'notes' || coll === 'scenarios' || coll === 'comments' ? `${kinds[coll]} on ${name}` : `${kinds[coll]}: ${name}`;
}

/** Where and when a change was made: "on another device (iPhone), 22 Nov 2026, 14:05". */
export function writtenByLabel(by: WrittenBy | null): string {
  if (by === null) return 'on another device';
  const { isHere, kind, at } = by;
  const device = isHere ? 'this device' : kind === null ? 'another device' : `another device (${kind})`;
  return `on ${device}, ${momentFormat.format(at)}`;
}

/** A field's display name, such as "Buy-to-let, monthly rent", from its path. */
export function fieldLabel({ path, kind }: Pick<ConflictView, 'path' | 'kind'>): string {
  if (kind !== 'field' || path === '') return 'The whole record';
  const names = path.startsWith('inputs/') ? path.split('/').slice(1) : path.split('/');
  const words = names.map((name) => (isStrategyId(name) ? strategyNames[name] : spaced(name))).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const spaced = (name: string): string =>
  name
    .replaceAll('~1', '/')
    .replaceAll('~0', '~')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** A value as text, so that the user can compare it with another. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const what: Readonly<Record<SyncLogRow['kind'], string>> = {
  'pulled-again': 'downloaded again',
  'sent-again': 'sent again',
  dropped: 'removed',
  'store-emptied': 'the browser cleared this device’s deals, and synced ones were restored from the server',
  unread: 'couldn’t be read',
};

export const logText = ({ kind, id, detail }: SyncLogRow): string => (id === '' ? what[kind] : `${id}: ${what[kind]} (${detail})`);
