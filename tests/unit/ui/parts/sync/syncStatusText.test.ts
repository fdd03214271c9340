import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SyncStatusRow } from '../../../../../src/data/view/sync/syncView.ts';
import { syncStatusText } from '../../../../../src/ui/parts/sync/syncStatusText.ts';

const clockTime = (): string => '09:30';
const noCounts = { pending: 0, parked: 0, unread: 0, conflicts: 0 };
const status = (kind: SyncStatusRow['kind'], more: Partial<SyncStatusRow> = {}): SyncStatusRow => ({
  kind,
  reason: null,
  lastSyncAt: 1_795_176_000_000,
  emptied: false,
  ...noCounts,
  ...more,
});
const words = (connection: 'online' | 'offline', waiting: number, row: SyncStatusRow | null = null): string =>
  syncStatusText({ connection, waiting, status: row, clockTime }).text;

describe('syncStatusText', () => {
  it('says that deals are saved on this device if sync is not set up', () => {
    expect(words('online', 0)).toBe('Saved on this device');
    expect(words('online', 0, status('saved', { lastSyncAt: null }))).toBe('Saved on this device');
  });

  it('counts pending records and captures together', () => {
    expect(words('online', 2)).toBe('Waiting to send (2)');
    expect(words('online', 2, status('waiting', { pending: 3 }))).toBe('Waiting to send (5)');
    expect(words('online', 0, status('sending', { pending: 3 }))).toBe('Sending (3)');
    expect(words('offline', 2)).toBe('Offline · 2 waiting');
    expect(words('offline', 0)).toBe('Offline');
  });

  it('counts changes made since the last sync', () => {
    expect(words('online', 0, status('synced', { pending: 2 }))).toBe('Waiting to send (2)');
  });

  it('gives the time of the last sync, pending choices and failures', () => {
    expect(words('online', 0, status('synced'))).toBe('Synced at 09:30');
    expect(words('online', 0, status('choice', { conflicts: 1 }))).toBe('Needs your choice');
    expect(words('online', 0, status('failed', { reason: 'upgrade' }))).toBe('Failed: update the app to sync');
    expect(words('online', 0, status('synced', { emptied: true }))).toBe('Storage was cleared');
  });

  it('never says synced while something is pending', () => {
    const kinds = fc.constantFrom<SyncStatusRow['kind']>('saved', 'waiting', 'sending', 'synced', 'choice', 'failed');
    fc.assert(
      fc.property(fc.constantFrom('online' as const, 'offline' as const), fc.nat(50), kinds, (connection, waiting, kind) => {
        expect(words(connection, waiting, status(kind, { pending: 1 }))).not.toMatch(/synced/i);
        if (waiting > 0) expect(words(connection, waiting, status('synced'))).not.toMatch(/synced/i);
      }),
    );
  });
});
