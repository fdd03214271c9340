import type { TeamNotice } from '../../../../data/view/cached/cachedTeams.ts';
import { countText } from '../../../components/figure/sizeText.ts';

/** What happened to a workspace on this device. */
export function noticeText({ name, kind, copies }: TeamNotice): string {
  const team = name === '' ? 'a team' : name;
  const kept = `Your unsent changes are now in your personal workspace, as ${countText(copies, 'copied record')}.`;
  if (kind === 'viewer') return `You can now view ${team} but not change it. ${kept}`;
  return `You’re no longer a member of ${team}, so its deals were removed from this device.${copies === 0 ? '' : ` ${kept}`}`;
}
