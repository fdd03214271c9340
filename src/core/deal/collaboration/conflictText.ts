import { anyValueText, type NamedInputs } from './changedField.ts';
import { personAtStart, personText, type Who } from './people.ts';

/** Two people's changes of one value, or of a record as a whole, made without knowing of each other's. */
export interface NamedConflict {
  readonly path: string;
  readonly kind: 'field' | 'record' | 'deletion';
  readonly kept: unknown;
  readonly lost: unknown;
  readonly keptBy: Who;
  readonly lostBy: Who;
}

/** What happened in a conflict: "Ben set £1,450 while you set £1,500. The later change, yours, was kept." */
export function conflictText(conflict: NamedConflict, given: NamedInputs): string {
  const { kind, keptBy, lostBy, path, kept, lost } = conflict;
  const [loser, winner] = [personAtStart(lostBy), personText(keptBy)];
  switch (kind) {
    case 'deletion':
      return `${loser} deleted it while ${winner} changed it. The change was kept.`;
    case 'record':
      return `${loser} and ${winner} changed it at the same time. ${outcome('The later version', conflict)}`;
    default:
      return `${loser} ${set(path, lost, given)} while ${winner} ${set(path, kept, given)}. ${outcome('The later change', conflict)}`;
  }
}

const set = (path: string, value: unknown, given: NamedInputs): string =>
  value === undefined ? 'removed the value' : `set ${shortened(anyValueText(path, value, given))}`;

/** Both values are shown in full elsewhere. */
const longestValue = 80;

const shortened = (text: string): string => (text.length <= longestValue ? text : `${text.slice(0, longestValue).trimEnd()}…`);

/** Names the owner of the kept value, unless both are the same person's. */
function outcome(subject: string, { keptBy, lostBy }: NamedConflict): string {
  if (keptBy.isMe && lostBy.isMe) return `${subject} was kept.`;
  return `${subject}, ${keptBy.isMe ? 'yours' : `by ${keptBy.name}`}, was kept.`;
}
