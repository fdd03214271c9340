import type { Role, TeamEntry } from '../../../core/contracts/teamsContract.ts';
import { momentText } from '../../parts/sharing/communityText.ts';

/** What each role is called, and what it may do, to follow “can”. */
export const roleText: Readonly<Record<Role, { readonly name: string; readonly may: string }>> = {
  owner: { name: 'Owner', may: 'change deals, invite people and manage the workspace' },
  editor: { name: 'Editor', may: 'add and change deals' },
  viewer: { name: 'Viewer', may: 'read everything but not change it' },
};

/** The roles as options of a select, least rights first. */
export const roleOptions = (['viewer', 'editor', 'owner'] as const).map((value) => ({ value, label: roleText[value].name }));

/** "1 member", "3 members". */
export const membersText = (members: number): string => `${members} ${members === 1 ? 'member' : 'members'}`;

/** Why nobody can change a workspace at present, as a sentence. Null if they can. */
export function statusText({ readOnly, deletedAt }: TeamEntry): string | null {
  if (readOnly === 'closed') return `Closed. ${deletedAt === null ? '' : `It is deleted on ${momentText(deletedAt)}.`}`.trim();
  return readOnly === 'plan' ? 'Read-only, because no owner has the Investor plan. Nothing is lost.' : null;
}
