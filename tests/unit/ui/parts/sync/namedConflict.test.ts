import { describe, expect, it } from 'vitest';
import { personalPeople, type People } from '../../../../../src/core/deal/collaboration/people.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import type { ConflictView } from '../../../../../src/data/commands/reviewedRecords.ts';
import { deletionText, namedConflict, writerLabel } from '../../../../../src/ui/parts/sync/namedConflict.ts';

const at = new Date(2026, 10, 22, 14, 5).getTime();
const here = { device: 'MacA', isHere: true, kind: 'Mac', at };
const bens = { device: 'MacB', isHere: false, kind: 'Mac', at };
const [anna, ben] = [
  { user: 'anna', name: 'Anna' },
  { user: 'ben', name: 'Ben' },
];
const team: People = { isShared: true, me: anna, isOwner: true, members: [anna, ben], devices: { MacB: ben } };

const conflict: ConflictView = {
  coll: 'deals',
  id: 'd1',
  key: 'k1',
  path: 'inputs/buy-to-let/monthlyRent',
  kind: 'field',
  kept: fromMajor(1500),
  lost: fromMajor(1450),
  keptStamp: '',
  lostStamp: '',
  at,
  seen: false,
  name: '12 High Street',
  inputs: { strategy: 'buy-to-let', market: 'GB-ENG' },
  keptBy: here,
  lostBy: bens,
};

describe('a conflict to review', () => {
  it('names the field, both values and both people', () => {
    expect(namedConflict(conflict, team)).toEqual({
      text: 'Ben set £1,450 while you set £1,500. The later change, yours, was kept.',
      field: 'Monthly rent',
      kept: '£1,500',
      lost: '£1,450',
    });
    expect(namedConflict(conflict, personalPeople(anna)).text).toBe(
      'You on another device (Mac) set £1,450 while you set £1,500. The later change was kept.',
    );
  });

  it('keeps the path of a value that has no name of its own, and of other records', () => {
    expect(namedConflict({ ...conflict, path: 'facts/bedrooms', kept: 3, lost: 2 }, team)).toMatchObject({
      field: 'Facts, bedrooms',
      kept: '3',
    });
    const note: ConflictView = { ...conflict, coll: 'notes', path: 'text', kept: 'New roof', lost: 'Roof', inputs: null };
    expect(namedConflict(note, team)).toMatchObject({ field: 'Text', kept: 'New roof', lost: 'Roof' });
  });

  it('has no sentence if a device is unknown', () => {
    expect(namedConflict({ ...conflict, lostBy: null }, team).text).toBeNull();
  });

  it('names the writer by person in a shared workspace, and by device in a personal one', () => {
    expect(writerLabel(bens, team)).toBe('Ben, 22 Nov 2026, 14:05');
    expect(writerLabel(here, team)).toBe('you, 22 Nov 2026, 14:05');
    expect(writerLabel(bens, personalPeople(anna))).toBe('on another device (Mac), 22 Nov 2026, 14:05');
  });

  it('says who deleted and who changed a record, by person or by device', () => {
    const deletion = { keptBy: here, lostBy: bens };
    expect(deletionText(deletion, team)).toBe(
      'Deleted by Ben, 22 Nov 2026, 14:05. Changed by you, 22 Nov 2026, 14:05. The change was kept.',
    );
    expect(deletionText({ ...deletion, lostBy: null }, personalPeople(anna))).toBe(
      'Deleted on another device. Changed on this device, 22 Nov 2026, 14:05. The change was kept.',
    );
  });
});
