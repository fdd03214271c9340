import { signedOutUser } from './collaboration.ts';

/** A member of the workspace. */
export interface Member {
  /** The user id. */
  readonly user: string;
  readonly name: string;
}

/** The people of a workspace, as its screens name them. */
export interface People {
  /** Whether others can be members. In a personal workspace everything was written by the person, perhaps on another device. */
  readonly isShared: boolean;
  readonly me: Member;
  /** Whether the person may delete others' comments. */
  readonly isOwner: boolean;
  /** Everyone who can be mentioned or assigned, including the person. */
  readonly members: readonly Member[];
  /** Who uses a device, by the device id in a clock. Includes people who have left. */
  readonly devices: Readonly<Record<string, Member>>;
}

/** A device that made a change, from a clock. */
export interface UsedDevice {
  readonly device: string;
  readonly isHere: boolean;
  /** Its kind, such as "iPhone". Null if unknown. */
  readonly kind: string | null;
}

/** Who made a change, in words. */
export interface Who {
  readonly name: string;
  readonly isMe: boolean;
  /** Where the person made it, if not on this device: "another device (iPhone)". Null for others. */
  readonly where: string | null;
}

/** The people of a personal workspace. */
export function personalPeople(me: Member): People {
  return { isShared: false, me, isOwner: true, members: [me], devices: {} };
}

/** Who uses a device. */
export function whoOfDevice({ isShared, me, devices }: People, { device, isHere, kind }: UsedDevice): Who {
  const known = devices[device];
  if (isHere || !isShared || known?.user === me.user) {
    const where = isHere ? null : kind === null ? 'another device' : `another device (${kind})`;
    return { name: 'You', isMe: true, where };
  }
  return { name: known?.name ?? 'Another member', isMe: false, where: null };
}

/** Who a user is. `name` is their name when they wrote something, which is used if they have left. */
export function whoOfUser(people: People, { user, name }: Member): Who {
  if (user === people.me.user || user === signedOutUser) return { name: 'You', isMe: true, where: null };
  return { name: people.members.find((member) => member.user === user)?.name ?? name, isMe: false, where: null };
}

/** A person for use within a sentence: "you", "you on another device (iPhone)", "Anna". */
export const personText = ({ name, isMe, where }: Who): string => (isMe ? 'you' : name) + (where === null ? '' : ` on ${where}`);

/** A person at the start of a sentence. */
export const personAtStart = (who: Who): string => (who.isMe ? `Y${personText(who).slice(1)}` : personText(who));
