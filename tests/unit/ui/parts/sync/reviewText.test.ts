import { describe, expect, it } from 'vitest';
import { recordLabel, writtenByLabel } from '../../../../../src/ui/parts/sync/reviewText.ts';

const at = new Date(2026, 10, 22, 14, 5).getTime();

describe('conflict labels', () => {
  it('name the deal, even for a conflict in its notes or holdings', () => {
    expect(recordLabel({ coll: 'deals', name: '12 High Street' })).toBe('12 High Street');
    expect(recordLabel({ coll: 'notes', name: '12 High Street' })).toBe('Note on 12 High Street');
    expect(recordLabel({ coll: 'comments', name: '12 High Street' })).toBe('Comment on 12 High Street');
    expect(recordLabel({ coll: 'holdings', name: '12 High Street' })).toBe('Holding: 12 High Street');
    expect(recordLabel({ coll: 'deals', name: null })).toBe('Deal');
  });

  it('name the device and the time of a value', () => {
    expect(writtenByLabel({ device: 'iPhone1', isHere: true, kind: 'Mac', at })).toBe('on this device, 22 Nov 2026, 14:05');
    expect(writtenByLabel({ device: 'iPhone1', isHere: false, kind: 'iPhone', at })).toBe('on another device (iPhone), 22 Nov 2026, 14:05');
    expect(writtenByLabel({ device: 'iPhone1', isHere: false, kind: null, at })).toBe('on another device, 22 Nov 2026, 14:05');
    expect(writtenByLabel(null)).toBe('on another device');
  });
});
