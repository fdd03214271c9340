import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { syncWords } from '../../../../../src/ui/features/frame/syncWords.ts';

describe('syncWords', () => {
  it('says that deals are on this device and not backed up', () => {
    expect(syncWords({ connection: 'online', waiting: 0 }).text).toBe('On this device · not backed up yet');
  });

  it('counts what waits', () => {
    expect(syncWords({ connection: 'online', waiting: 2 }).text).toBe('Waiting to send (2)');
    expect(syncWords({ connection: 'offline', waiting: 2 }).text).toBe('Offline · 2 waiting');
    expect(syncWords({ connection: 'offline', waiting: 0 }).text).toBe('Offline');
  });

  it('never says synced, saved or backed up to a server that has nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom('online' as const, 'offline' as const), fc.nat(50), (connection, waiting) => {
        expect(syncWords({ connection, waiting }).text).not.toMatch(/synced|^saved$|^backed up/i);
        if (waiting > 0) expect(syncWords({ connection, waiting }).text).toContain(String(waiting));
      }),
    );
  });
});
