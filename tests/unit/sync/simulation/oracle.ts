import { canonicalText } from '../../../../src/data/records/json.ts';
import { conflictsOf } from '../../../../src/data/records/conflictHistory.ts';
import { isParked, isPending, type ConflictValue, type SyncedRecord } from '../../../../src/data/records/syncedRecord.ts';
import { bodyProblem } from '../../../../src/data/records/bodyProblem.ts';
import type { SyncStatusRow } from '../../../../src/data/view/sync/syncView.ts';
import type { StoredRow } from '../../../../src/core/protocol/syncRow.ts';
import { diskOf, type Device } from './device.ts';
import { dealIds, orphans } from './families.ts';
import type { Disk } from './memoryStore.ts';
import type { ServerDouble } from './serverDouble.ts';

/** Each device's edits of a record that were reported as saved, by the device's own counter. */
export interface Expectation {
  readonly saved: Map<string, number>;
  /** For each deletion, the latest edit of every device that the deleting device had received. */
  readonly deletions: ReadonlyMap<string, number>[];
  /** Values of the shared field, each with the value it replaced on its device. */
  readonly shared: { readonly value: string | null; readonly replaced: string | null; readonly by: string; readonly counter: number }[];
  /** Whether a device lost its store, and its conflict history with it. */
  evicted: boolean;
}

export type Expectations = Map<string, Map<string, Expectation>>;

export function expectationOf(expectations: Expectations, userId: string, id: string): Expectation {
  const ofUser = expectations.get(userId) ?? new Map<string, Expectation>();
  expectations.set(userId, ofUser);
  const found = ofUser.get(id) ?? { saved: new Map<string, number>(), deletions: [], shared: [], evicted: false };
  ofUser.set(id, found);
  return found;
}

/** The key of a record whose edits are tracked. */
const placeOf = (id: string): string => `${dealIds.includes(id) ? 'deals' : 'notes'}/${id}`;

export const counterOf = (doc: Readonly<Record<string, unknown>>, device: string): number => Number(doc[`own-${device}`] ?? 0);

/** A device's latest edit in a body, by the device's field or by its list element. */
export function knownOf(doc: Readonly<Record<string, unknown>>, device: string): number {
  const items = (doc['items'] as readonly { readonly id: string; readonly size: number }[] | undefined) ?? [];
  return Math.max(counterOf(doc, device), ...items.filter(({ id }) => id.startsWith(`${device}-`)).map(({ size }) => size));
}

/** Whether a deletion included this edit, so that its loss was intended. */
const wasDeleted = ({ deletions }: Expectation, device: string, counter: number): boolean =>
  deletions.some((known) => (known.get(device) ?? 0) >= counter);

/**
 * Checks a device that reports synced. A: the server has received every state. F: nothing is still to send and nothing was refused.
 * Returns a message for each violation, which starts with the letter of the invariant.
 */
export function checkSynced(device: Device, server: ServerDouble, status: SyncStatusRow): readonly string[] {
  const { userId, workspaceOf } = device;
  if (userId === null) return [`${device.name} reports synced while no one is signed in`];
  const disk = diskOf(device, userId);
  const waiting = [...disk.records.values()].filter((record) => isPending(record) && !isParked(record));
  const mids = partOf(server, userId, workspaceOf)?.mids ?? new Set();
  const unsent = [...disk.records.values()].filter((record) => !isParked(record) && !mids.has(record.mid));
  return [
    ...(waiting.length > 0 || device.writing > 0 ? [`F: ${device.name} reports ${status.kind} with ${waiting.length} unsent`] : []),
    ...(unsent.length > 0 ? [`A: ${device.name} reports ${status.kind}, but never sent ${unsent.map(({ id }) => id).join()}`] : []),
    ...(status.kind === 'synced' && status.parked > 0 ? [`F: ${device.name} reports synced although a record was refused`] : []),
  ];
}

/** The server's part for a device's records: under the person's id, or under the team workspace's, where it has several members. */
const partOf = (server: ServerDouble, userId: string, workspaceOf: Device['workspaceOf']) =>
  server.workspaces.get(workspaceOf(userId) ?? userId) ?? server.workspaces.get(userId);

export interface FinalState {
  readonly devices: readonly Device[];
  readonly server: ServerDouble;
  readonly expectations: Expectations;
  /** Whether nothing in this run could leave a device behind the server. Then no repair may have been needed. */
  readonly undamaged: boolean;
  readonly userId: string;
}

/**
 * Checks all invariants at rest: nothing is in flight, and every device is online and signed in. Returns a message for each violation,
 * which starts with the letter of the invariant.
 */
export function checkAtRest(final: FinalState): readonly string[] {
  const aheads = final.server.workspaces.get(final.userId)?.aheads ?? 0;
  return [
    ...(aheads > 0 ? [`E: ${aheads} stamps were sent that are too far ahead of the server`] : []),
    ...checkConvergence(final),
    ...checkEdits(final),
    ...checkIsolation(final),
    ...checkOneEffect(final),
    ...checkHonesty(final),
    ...checkFamilies(final),
  ];
}

const isOrdinary = ({ id }: { readonly id: string }): boolean => !id.startsWith('poison') && !id.startsWith('bad');

function aliveTexts(records: Iterable<{ id: string; mid: string; deleted: boolean; doc: unknown }>): readonly string[] {
  const alive = [...records].filter((record) => !record.deleted && isOrdinary(record));
  return alive.map(({ id, mid, doc }) => `${id}:${mid}:${canonicalText(doc)}`).toSorted();
}

const disksOf = ({ devices, userId }: FinalState): readonly (readonly [Device, Disk])[] =>
  devices.filter((device) => device.userId === userId).map((device) => [device, diskOf(device, userId)]);

/** B: every device has the server's records. Whole bodies are compared, so figures calculated from them are also equal (G). */
function checkConvergence(final: FinalState): readonly string[] {
  const expected = aliveTexts(final.server.workspaces.get(final.userId)?.rows.values() ?? []);
  return disksOf(final).flatMap(([device, disk]) => {
    const own = aliveTexts(disk.records.values());
    const waiting = [...disk.records.values()].filter((record) => isPending(record) && isOrdinary(record));
    return [
      ...own.filter((text) => !expected.includes(text)).map((text) => `B: ${device.name} alone has ${text}`),
      ...expected.filter((text) => !own.includes(text)).map((text) => `B: ${device.name} lacks ${text}`),
      ...(waiting.length > 0 ? [`E: ${device.name} has still not sent ${waiting.map(({ id }) => id).join()}`] : []),
    ];
  });
}

/** A: no edit reported as saved is lost, unless a device that had received it deleted the record. */
function checkEdits({ server, expectations, devices, userId }: FinalState): readonly string[] {
  const rows = server.workspaces.get(userId)?.rows;
  return [...(expectations.get(userId) ?? [])].flatMap(([id, expected]) => {
    const row = rows?.get(placeOf(id));
    const doc = row === undefined || row.deleted ? null : row.doc;
    // If a record is deleted on one device and changed on another, the losing value is in a history, unless that history was evicted.
    const kept = historiesOf(devices, userId, id);
    const lost = [...expected.saved].filter(
      ([device, counter]) =>
        counter > 0 &&
        !(expected.evicted && expected.deletions.length > 0) &&
        !kept.some(({ path, lost: value }) => path === `own-${device}` && value === counter) &&
        !(doc !== null && counterOf(doc, device) >= counter) &&
        !wasDeleted(expected, device, counter),
    );
    const told = lost.map(([device, counter]) => `A: edit ${counter} of ${id} by ${device} is lost; the server has ${JSON.stringify(doc)}`);
    return [...told, ...missingItems(doc, id, expected), ...unaccountedShared({ doc, id, expected, devices, userId })];
  });
}

/** Every edit adds an element to a list shared by all devices. */
function missingItems(doc: Readonly<Record<string, unknown>> | null, id: string, expected: Expectation): readonly string[] {
  if (doc === null) return [];
  const items = new Set((doc['items'] as readonly { readonly id: string }[] | undefined)?.map((item) => item.id));
  return expected.shared
    .filter(({ by, counter }) => !items.has(`${by}-${counter}`) && !wasDeleted(expected, by, counter))
    .map(({ by, counter }) => `A: list element ${counter} that ${by} added to ${id} is lost`);
}

const historiesOf = (devices: readonly Device[], userId: string, id: string): readonly ConflictValue[] =>
  devices.flatMap((device) => {
    const record = diskOf(device, userId).records.get(placeOf(id));
    return record === undefined ? [] : conflictsOf(record);
  });

interface SharedField {
  readonly doc: Readonly<Record<string, unknown>> | null;
  readonly id: string;
  readonly expected: Expectation;
  readonly devices: readonly Device[];
  readonly userId: string;
}

/** Every value of the shared field is current, was replaced by a device that saw it, or can be restored from a history. */
function unaccountedShared({ doc, id, expected, devices, userId }: SharedField): readonly string[] {
  if (expected.evicted) return [];
  const replaced = new Set(expected.shared.map((write) => write.replaced));
  const histories = historiesOf(devices, userId, id);
  const kept = new Set(histories.map(({ lost }) => lost));
  const whole = histories.flatMap(({ kind, lost }) => (kind === 'record' ? [JSON.stringify(lost)] : []));
  return expected.shared
    .filter(({ value }) => value !== null && doc !== null && doc['shared'] !== value && !replaced.has(value) && !kept.has(value))
    .filter(({ value, by, counter }) => !wasDeleted(expected, by, counter) && !whole.some((text) => text.includes(`${value}`)))
    .map(({ value, by }) => `A: the value ${value} that ${by} wrote to ${id} is lost`);
}

/** C: no record of one user is stored for another. Every body names its owner. */
function checkIsolation({ devices, server }: FinalState): readonly string[] {
  const onDevices = devices.flatMap((device) =>
    [...device.disks].flatMap(([userId, disk]) => foreign(`${device.name}'s disk`, userId, disk.records.values())),
  );
  const onServer = [...server.workspaces].flatMap(([userId, { rows }]) => foreign('the server', userId, rows.values()));
  return [...onDevices, ...onServer];
}

const foreign = (
  where: string,
  userId: string,
  records: Iterable<{ id: string; doc: Readonly<Record<string, unknown>> }>,
): readonly string[] =>
  [...records]
    .filter(({ doc }) => doc['owner'] !== undefined && doc['owner'] !== userId)
    .map(({ id }) => `C: ${id} of another user is in ${userId}'s part of ${where}`);

/** D: no mutation takes effect twice. */
function checkOneEffect({ server }: FinalState): readonly string[] {
  return [...server.workspaces.values()].flatMap(({ journal, purged }) => {
    const seen = new Set<string>();
    return journal.flatMap(({ key, mid }) => {
      const twice = seen.has(`${key}:${mid}`);
      seen.add(`${key}:${mid}`);
      // Once a deletion is purged, the server cannot know that the record existed.
      return twice && !purged.has(key)
        ? [
            `D: ${mid} of ${key} took effect twice: ${journal
              .filter((entry) => entry.key === key)
              .map((entry) => entry.mid)
              .join()}`,
          ]
        : [];
    });
  });
}

/** H: no child of a deleted deal is left unless it reports the conflict. A lost store may lose a deal that was never sent. */
function checkFamilies(final: FinalState): readonly string[] {
  const { server, expectations, userId } = final;
  const isWhole = [...(expectations.get(userId)?.values() ?? [])].every(({ evicted }) => !evicted);
  const places = [
    ['the server', server.workspaces.get(userId)?.rows ?? new Map<string, StoredRow>()],
    ...disksOf(final).map(([{ name }, { records }]) => [name, records] as const),
  ] as const;
  return places.flatMap(([place, rows]) => orphans(rows, isWhole).map((key) => `H: ${key} on ${place} has lost its deal`));
}

/**
 * F: the status is correct at rest. E: records that cannot be sent or read block nothing. B: there are no repairs in an undamaged run.
 */
function checkHonesty(final: FinalState): readonly string[] {
  const rows = [...(final.server.workspaces.get(final.userId)?.rows.values() ?? [])];
  const unreadable = rows.filter(({ id, deleted }) => id.startsWith('bad') && !deleted).length;
  return disksOf(final).flatMap(([device, disk]) => {
    const records = [...disk.records.values()];
    const poisoned = records.filter(({ id }) => id.startsWith('poison'));
    const status = device.lastStatus;
    const good = status?.kind === 'synced' || status?.kind === 'choice';
    const repairs = device.log.filter(({ kind }) => kind === 'pulled-again' || kind === 'sent-again' || kind === 'dropped');
    return [
      ...poisoned.filter((record) => !isParked(record) && !record.deleted).map(({ id }) => `E: ${id} is not parked on ${device.name}`),
      ...(good ? [] : [`E: ${device.name} is at rest as ${status?.kind ?? 'nothing'} for ${status?.reason ?? 'no reason'}`]),
      ...(status?.parked === poisoned.filter(isParked).length ? [] : [`F: ${device.name} shows a wrong number of refused records`]),
      ...(status?.unread === unreadable ? [] : [`F: ${device.name} shows a wrong number of unreadable records`]),
      ...(final.undamaged && repairs.length > 0 ? [`B: ${device.name} needed a repair: ${repairs[0]?.kind} ${repairs[0]?.id}`] : []),
      ...invalidRecords(device, records),
    ];
  });
}

const invalidRecords = (device: Device, records: readonly SyncedRecord[]): readonly string[] =>
  records.filter((record) => !record.deleted && bodyProblem(record) !== null).map(({ id }) => `E: ${id} on ${device.name} cannot be read`);
