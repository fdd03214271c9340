import type { ConflictValue } from '../../../src/data/records/syncedRecord.ts';

/** The assumptions that the soak edits. Each value is written once per run, so it identifies its edit. */
export const editedKeys = ['monthlyRent', 'purchasePrice', 'refurbishment', 'legalFees', 'insurancePerYear'] as const;

export interface Edit {
  readonly profile: string;
  readonly deal: string;
  readonly key: string;
  readonly value: number;
  /** The field's value when the device wrote; null if it had none. For an edit that was cut off, the value just before it. */
  readonly before: number | null;
  /** Whether the app acknowledged the edit. One that was cut off may or may not be stored. */
  readonly acknowledged: boolean;
}

export interface Aftermath {
  /** The final value on every device and on the server, keyed by `deal/key`. */
  readonly finals: ReadonlyMap<string, number | null>;
  /** Values that lost a conflict on any device: `deal/key/value`. */
  readonly histories: ReadonlySet<string>;
  /** Deals whose history has dropped its oldest entries. */
  readonly full: ReadonlySet<string>;
}

/** How many edits ended where, and the breaches: acknowledged values that are missing, and values that no edit wrote. */
export interface Account {
  readonly standing: number;
  readonly overwritten: number;
  readonly inHistory: number;
  /** The number of values not found in a deal whose history is full. */
  readonly beyondHistory: number;
  readonly breaches: readonly string[];
}

const fieldOf = ({ deal, key }: Edit): string => `${deal}/${key}`;
const nameOf = (edit: Edit): string => `${fieldOf(edit)}/${edit.value}`;
/** The values that edits overwrote. */
const overwrittenBy = (edits: readonly Edit[]): ReadonlySet<string> =>
  new Set(edits.flatMap((edit) => (edit.before === null ? [] : [`${fieldOf(edit)}/${edit.before}`])));

/** An edit is accounted for if its value is final or in a history, or if someone who saw it replaced it with a later edit. */
export function accountFor(edits: readonly Edit[], { finals, histories, full }: Aftermath): Account {
  const stands = (edit: Edit): boolean => finals.get(fieldOf(edit)) === edit.value;
  const everSeen = overwrittenBy(edits);
  // An edit that was cut off overwrote the earlier value only if it turns out to have been stored.
  const wasKept = (edit: Edit): boolean => stands(edit) || everSeen.has(nameOf(edit)) || histories.has(nameOf(edit));
  const seen = overwrittenBy(edits.filter((edit) => edit.acknowledged || wasKept(edit)));
  const counts = { standing: 0, overwritten: 0, inHistory: 0, beyondHistory: 0 };
  const breaches: string[] = [];
  for (const edit of edits) {
    const name = nameOf(edit);
    if (stands(edit)) counts.standing += 1;
    else if (seen.has(name)) counts.overwritten += 1;
    else if (histories.has(name)) counts.inHistory += 1;
    else if (full.has(edit.deal)) counts.beyondHistory += 1;
    else if (edit.acknowledged) breaches.push(`${edit.profile} wrote ${name} and the app acknowledged it, but it is stored nowhere`);
  }
  const written = new Set(edits.map(nameOf));
  const edited = new Set(edits.filter(({ acknowledged }) => acknowledged).map(fieldOf));
  for (const [field, value] of finals) {
    if (value === null ? edited.has(field) : !written.has(`${field}/${value}`))
      breaches.push(`${field} ends as ${value}, which nobody wrote`);
  }
  return { ...counts, breaches };
}

/** The edited values in a history entry, as `deal/key/value`. A lost record contains them all. */
export function lostValues(deal: string, { kind, path, lost }: Pick<ConflictValue, 'kind' | 'path' | 'lost'>): readonly string[] {
  const body = kind === 'record' ? ownOf(lost) : path === inputs ? lost : null;
  if (isRecord(body)) return editedKeys.flatMap((key) => (typeof body[key] === 'number' ? [`${deal}/${key}/${body[key]}`] : []));
  const key = editedKeys.find((name) => path === `${inputs}/${name}`);
  return key === undefined || typeof lost !== 'number' ? [] : [`${deal}/${key}/${lost}`];
}

const inputs = 'inputs/buy-to-let';

const ownOf = (body: unknown): unknown => (isRecord(body) && isRecord(body['inputs']) ? body['inputs']['buy-to-let'] : null);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
