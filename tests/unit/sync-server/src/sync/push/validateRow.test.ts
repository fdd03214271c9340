import { describe, expect, it } from 'vitest';
import { clockDriftMs, stampAfter } from '../../../../../../src/core/protocol/hybridLogicalClock.ts';
import { validateRow } from '../../../../../../sync-server/src/sync/push/validateRow.ts';

const now = 1_795_176_000_000;
const sentAt = (ms: number): object => ({
  coll: 'notes',
  id: 'n1',
  mid: 'mid00000001',
  base: null,
  deleted: false,
  doc: { text: 'a' },
  clocks: { '': stampAfter([], now - 1, 'deviceA'), text: stampAfter([], ms, 'deviceA') },
});

describe('a pushed row', () => {
  it('may be stamped up to five minutes ahead of the server; beyond that it is refused, with a code the device handles', () => {
    expect(validateRow(sentAt(now + clockDriftMs), now).ok).toBe(true);
    expect(validateRow(sentAt(now + clockDriftMs + 1), now)).toMatchObject({ ok: false, error: { status: 'refused', code: 'clock' } });
    expect(validateRow(sentAt(now + 365 * 86_400_000), now).ok).toBe(false);
    // A slow clock does no harm.
    expect(validateRow(sentAt(0), now).ok).toBe(true);
  });
});
