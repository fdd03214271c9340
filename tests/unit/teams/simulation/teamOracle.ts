import { canonicalText } from '../../../../src/data/records/json.ts';
import { isParked, isPending, type SyncedRecord } from '../../../../src/data/records/syncedRecord.ts';
import type { StoredRow } from '../../../../src/core/protocol/syncRow.ts';
import type { Disk } from '../../sync/simulation/memoryStore.ts';
import { diskIn, type PersonDevice } from './personDevice.ts';
import { marksIn, mayWrite, type TeamServer } from './teamServer.ts';

/** An edit that was reported as saved. Its mark is in the record. */
export interface SavedEdit {
  readonly mark: string;
  readonly user: string;
  /** The workspace's name on the server: a team's id, or the person's. */
  readonly workspace: string;
}

/** What happened, as the oracle needs it. */
export interface Journal {
  readonly edits: SavedEdit[];
  /** The marks of edits that a saved deletion knew. */
  readonly deleted: Set<string>;
  /** The records that were made in each workspace, or copied into it, by `workspace coll/id`. */
  readonly born: Set<string>;
  /** The marks in each deal that was copied, and in what was copied with it, by `workspace deals/id`. */
  readonly copied: Map<string, Set<string>>;
  readonly wrongs: Set<string>;
}

export const createJournal = (): Journal => ({ edits: [], deleted: new Set(), born: new Set(), copied: new Map(), wrongs: new Set() });

export interface TeamsAtRest {
  readonly server: TeamServer;
  readonly devices: readonly PersonDevice[];
  readonly journal: Journal;
}

/** Checks every invariant at rest. A message for each violation starts with the letter of the invariant. */
export function checkTeams(final: TeamsAtRest): readonly string[] {
  return [
    ...final.server.wrongs,
    ...final.journal.wrongs,
    ...final.devices.flatMap((device) => checkDevice(final, device)),
    ...checkEdits(final),
    ...checkBirths(final),
    ...checkCopies(final),
    ...checkReasons(final),
  ];
}

type Alive = Pick<StoredRow, 'coll' | 'id' | 'mid' | 'deleted' | 'doc'>;

const textsOf = (rows: Iterable<Alive>): readonly string[] =>
  [...rows].filter(({ deleted }) => !deleted).map(({ coll, id, mid, doc }) => `${coll}/${id}:${mid}:${canonicalText(doc)}`);

const rowsOf = (server: TeamServer, workspace: string): readonly StoredRow[] => [
  ...(server.workspaces.get(workspace)?.rows.values() ?? []),
];

/** B: members have exactly the server's rows. R: a device has nothing of any other workspace. F: its status is correct. */
function checkDevice(final: TeamsAtRest, device: PersonDevice): readonly string[] {
  return [...device.databases].flatMap(([workspace, { lastStatus, lastUser }]) => {
    const team = final.server.teams.get(workspace ?? '');
    const disk = diskIn(device, workspace);
    if (disk === null) return [];
    const name = `${device.name} in ${team?.name ?? 'their own'}`;
    if (team !== undefined && !team.members.has(device.user)) return [`R: ${name} has ${disk.records.size} records without being a member`];
    const waits = team !== undefined && (team.isClosed || !team.hasPlan) && team.members.get(device.user) !== 'viewer';
    return [
      ...checkRows({ name, expected: rowsOf(final.server, workspace ?? lastUser), disk, waits }),
      ...(lastStatus?.kind === 'synced' || lastStatus?.kind === 'choice'
        ? []
        : [`E: ${name} is at rest as ${lastStatus?.kind} for ${lastStatus?.reason}`]),
      ...(lastStatus?.parked === [...disk.records.values()].filter(isParked).length
        ? []
        : [`F: ${name} shows a wrong number of refused records`]),
    ];
  });
}

interface Rows {
  readonly name: string;
  readonly expected: readonly StoredRow[];
  readonly disk: Disk;
  /** Whether unsent changes wait here, because nobody may change the workspace at present. */
  readonly waits: boolean;
}

function checkRows({ name, expected, disk, waits }: Rows): readonly string[] {
  const records = [...disk.records.values()];
  const pending = records.filter(isPending);
  const onServer = textsOf(expected);
  const here = textsOf(waits ? records.flatMap(inBase) : records);
  return [
    ...here.filter((text) => !onServer.includes(text)).map((text) => `B: ${name} alone has ${text}`),
    ...onServer.filter((text) => !here.includes(text)).map((text) => `B: ${name} lacks ${text}`),
    ...(pending.some((record) => !waits || !isParked(record))
      ? [`E: ${name} has still not sent ${pending.map(({ id }) => id).join()}`]
      : []),
  ];
}

const inBase = ({ coll, id, base }: SyncedRecord): readonly Alive[] => (base === null ? [] : [{ ...base, coll, id }]);

/** A: every edit that was reported as saved is in its workspace, or in the person's own if it was never accepted, or waits on a device. */
function checkEdits({ server, devices, journal }: TeamsAtRest): readonly string[] {
  const marks = new Map([...server.workspaces.keys()].map((workspace) => [workspace, marksOf(server, workspace)]));
  return journal.edits.flatMap(({ mark, user, workspace }) => {
    const team = server.teams.get(workspace);
    if (journal.deleted.has(mark) || marks.get(workspace)?.has(mark) === true) return [];
    const isAccepted = server.accepted(workspace).has(mark);
    if (isAccepted && team?.isDeleted === true) return [];
    const told = `${mark} by ${user} in ${team?.name ?? 'their own'}`;
    if (isAccepted || team === undefined) return [`A: ${told} is lost`];
    if (marks.get(user)?.has(mark) === true) return [];
    const isWaiting =
      !mayWrite(team, user) && team.members.has(user) && devices.some((device) => device.user === user && waitsOn(device, workspace, mark));
    return isWaiting ? [] : [`A: ${told} was not accepted, and is not in their own workspace`];
  });
}

const marksOf = (server: TeamServer, workspace: string): ReadonlySet<string> => new Set(marksIn(JSON.stringify(rowsOf(server, workspace))));

function waitsOn(device: PersonDevice, workspace: string, mark: string): boolean {
  const records = [...(diskIn(device, workspace)?.records.values() ?? [])];
  return records.some((record) => isPending(record) && JSON.stringify(record.doc).includes(mark));
}

/** P: a workspace has only records that were made in it, or copied into it. */
function checkBirths({ server, journal }: TeamsAtRest): readonly string[] {
  return [...server.workspaces.keys()].flatMap((workspace) =>
    rowsOf(server, workspace)
      .filter(({ coll, id }) => !journal.born.has(`${workspace} ${coll}/${id}`))
      .map(({ coll, id }) => `P: ${coll}/${id} reached ${server.teams.get(workspace)?.name ?? workspace} without being copied`),
  );
}

/** C: a state is copied once. Every record has a mark of its own, so that equal bodies are copies of one state. */
function checkCopies({ server }: TeamsAtRest): readonly string[] {
  return [...server.workspaces.keys()].flatMap((workspace) => {
    const bodies = rowsOf(server, workspace)
      .filter(({ deleted }) => !deleted)
      .map(({ coll, doc: { id: _id, ...doc } }) => `${coll} ${canonicalText(doc)}`);
    return bodies.filter((body, place) => bodies.indexOf(body) !== place).map((body) => `C: ${workspace} has two copies of ${body}`);
  });
}

/** N: a person has copies only of deals in which they changed something themselves. */
function checkReasons({ server, devices, journal }: TeamsAtRest): readonly string[] {
  return [...new Set(devices.map(({ user }) => user))].flatMap((user) => {
    const own = new Set(journal.edits.filter((edit) => edit.user === user).map(({ mark }) => mark));
    const rows = rowsOf(server, user).filter(({ deleted }) => !deleted);
    const marksOfDeal = (deal: string): readonly string[] => [
      ...marksIn(JSON.stringify(rows.filter(({ id, doc }) => id === deal || doc['dealId'] === deal))),
      // What was copied with it may have been deleted since.
      ...(journal.copied.get(`${user} deals/${deal}`) ?? []),
    ];
    return rows
      .filter(({ coll, id }) => coll === 'deals' && !marksOfDeal(id).some((mark) => own.has(mark)))
      .map(({ id }) => `N: ${user} has a copy of ${id}, in which they changed nothing`);
  });
}
