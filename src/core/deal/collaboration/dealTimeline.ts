import { formatDay } from '../../kernel/formatMoneyAndRates.ts';
import type { Deal } from '../deal.ts';
import { changedField, type NamedInputs } from './changedField.ts';
import type { Comment } from './collaboration.ts';
import { conflictText } from './conflictText.ts';
import type { FieldChange, FoundConflict } from './fieldChange.ts';
import { personAtStart, whoOfDevice, whoOfUser, type People, type Who } from './people.ts';

export type TimelineKind = 'added' | 'restored' | 'changed' | 'assigned' | 'decided' | 'commented' | 'conflict';

export interface TimelineEntry {
  /** Unique within the timeline, and stable while nothing else changes. */
  readonly key: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly who: Who;
  readonly kind: TimelineKind;
  /** What happened, as a sentence. */
  readonly text: string;
  /** What the person wrote: a comment, or a decision's reason. Empty if nothing. */
  readonly quote: string;
}

export interface DealActivity {
  readonly deal: Deal;
  /** When the record was first written, and on which device. Null if unknown. */
  readonly made: Omit<FieldChange, 'path'> | null;
  readonly changes: readonly FieldChange[];
  readonly conflicts: readonly FoundConflict[];
  readonly comments: readonly { readonly id: string; readonly item: Comment }[];
  readonly people: People;
  readonly inputs: NamedInputs;
}

/** Changes by one person within this time of each other are one entry, milliseconds. */
const oneEntryMs = 60_000;

/** A record written much later than its deal was created was restored from a deletion, milliseconds. */
const sameMomentMs = 86_400_000;

/** Everything known about who did what on a deal and when, newest first. Only the last change of each field is known. */
export function dealTimeline(activity: DealActivity): readonly TimelineEntry[] {
  const entries = [
    ...changesByPerson(activity),
    ...activity.changes.flatMap((change) => collaboration(activity, change)),
    ...activity.comments.map(({ id, item }) => commented(activity.people, id, item)),
    ...activity.conflicts.flatMap((conflict) => conflicting(activity, conflict)),
    ...added(activity),
  ];
  return entries.toSorted((one, other) => other.at - one.at || one.key.localeCompare(other.key));
}

const isCollaboration = ({ path }: FieldChange): boolean => path === 'assignment' || path === 'decision';

/** Fields that one person changed within a minute, as one entry. */
function changesByPerson({ deal, changes, people, inputs }: DealActivity): readonly TimelineEntry[] {
  const groups: { readonly who: Who; readonly at: number; readonly first: string; readonly fields: Map<string, string> }[] = [];
  for (const change of changes.filter((each) => !isCollaboration(each)).toSorted((one, other) => other.at - one.at)) {
    const field = changedField(change.path, inputs);
    if (field === null) continue;
    const who = whoOfDevice(people, change.by);
    const known = groups.find((group) => group.at - change.at < oneEntryMs && personAtStart(group.who) === personAtStart(who));
    const group = known ?? { who, at: change.at, first: change.path, fields: new Map<string, string>() };
    if (known === undefined) groups.push(group);
    const value = field.textOf(valueAt(deal, change.path));
    if (!group.fields.has(field.label)) group.fields.set(field.label, value === null ? field.label : `${field.label} (${value})`);
  }
  return groups.map(({ who, at, first, fields }) => {
    const text = `${personAtStart(who)} changed: ${[...fields.values()].join(', ')}`;
    return { key: `changed ${at} ${first}`, at, who, kind: 'changed', text, quote: '' };
  });
}

/** The value at a path of a deal. Undefined if there is none. */
function valueAt(deal: Deal, path: string): unknown {
  return path.split('/').reduce<unknown>((value, segment) => {
    const name = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    const holder: Readonly<Record<string, unknown>> = { ...(typeof value === 'object' ? value : null) };
    return holder[name];
  }, deal);
}

/** An assignment or a decision, or its removal. */
function collaboration({ deal, people }: DealActivity, { path, at, by }: FieldChange): readonly TimelineEntry[] {
  const device = whoOfDevice(people, by);
  if (path === 'assignment') {
    const { assignment } = deal;
    const [who, quote] = [assignment === undefined ? device : authorOr(device, people, assignment.by), ''];
    const text = `${personAtStart(who)} ${assignment === undefined ? 'removed the assignment' : assignedText(people, who, assignment)}`;
    return [{ key: 'assigned', at, who, kind: 'assigned', text, quote }];
  }
  if (path !== 'decision') return [];
  const { decision } = deal;
  const who = decision === undefined ? device : whoOfUser(people, { user: decision.by, name: decision.name });
  const did =
    decision === undefined ? 'removed the decision' : decision.choice === 'offer' ? 'decided to make an offer' : 'decided to pass';
  return [{ key: 'decided', at, who, kind: 'decided', text: `${personAtStart(who)} ${did}`, quote: decision?.reason ?? '' }];
}

/** A member by user id, or the user of the device if the member is unknown. */
function authorOr(device: Who, people: People, user: string): Who {
  const member = people.members.find((each) => each.user === user);
  return member === undefined ? device : whoOfUser(people, member);
}

function assignedText(people: People, by: Who, { to, name, dueOn }: NonNullable<Deal['assignment']>): string {
  const who = whoOfUser(people, { user: to, name });
  const assignee = who.isMe ? (by.isMe ? 'yourself' : 'you') : who.name;
  return `assigned the deal to ${assignee}${dueOn === null ? '' : `, due ${formatDay(dueOn)}`}`;
}

function commented(people: People, id: string, { by, name, text, createdAt }: Comment): TimelineEntry {
  const who = whoOfUser(people, { user: by, name });
  return { key: `commented ${id}`, at: createdAt, who, kind: 'commented', text: `${personAtStart(who)} commented`, quote: text };
}

function conflicting({ people, inputs }: DealActivity, { key, at, keptBy, lostBy, ...found }: FoundConflict): readonly TimelineEntry[] {
  if (keptBy === null || lostBy === null) return [];
  const label = found.kind === 'field' ? changedField(found.path, inputs)?.label : 'The deal';
  if (label === undefined) return [];
  const who = whoOfDevice(people, keptBy);
  const words = conflictText({ ...found, keptBy: who, lostBy: whoOfDevice(people, lostBy) }, inputs);
  return [{ key: `conflict ${key}`, at, who, kind: 'conflict', text: `${label}: ${words}`, quote: '' }];
}

function added({ deal, made, people }: DealActivity): readonly TimelineEntry[] {
  if (made === null) return [];
  const who = whoOfDevice(people, made.by);
  const isNew = made.at - deal.createdAt < sameMomentMs;
  const text = `${personAtStart(who)} ${isNew ? 'added' : 'restored'} the deal`;
  return [{ key: 'added', at: made.at, who, kind: isNew ? 'added' : 'restored', text, quote: '' }];
}
