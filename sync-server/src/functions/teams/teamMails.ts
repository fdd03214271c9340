import * as v from 'valibot';
import { teamLimits } from '../../../../src/core/deal/collaboration/teamLimits.ts';
import { roles, type Role } from '../../../../src/core/contracts/teamsContract.ts';
import { escapeHtml } from '../../http/escapeHtml.ts';
import type { Mail } from '../../mail/mailer.ts';

const common = { to: v.string(), workspace: v.string(), by: v.string() };

/** A message as the database queued it. */
const queuedMail = v.variant('kind', [
  v.object({ kind: v.literal('invited'), ...common, role: v.picklist(roles), invitation: v.string() }),
  v.object({ kind: v.literal('mentioned'), ...common, workspaceId: v.string(), deal: v.string(), unsubscribe: v.string() }),
  v.object({ kind: v.literal('role-changed'), ...common, role: v.picklist(roles) }),
  v.object({ kind: v.literal('removed'), ...common }),
]);
type QueuedMail = v.InferOutput<typeof queuedMail>;

/** The answer of `take_team_mails`. */
export const queuedMails = v.array(queuedMail);

export interface MailLinks {
  /** The app's public address, without a trailing slash. */
  readonly origin: string;
  /** The secret of the invitation that the request made, with the invitation's id. Null if it made none. */
  readonly invited: { readonly id: string; readonly secret: string } | null;
}

/** A message's parts. Its HTML is made from the same sentences. */
interface Parts {
  readonly subject: string;
  readonly lead: string;
  readonly link: { readonly label: string; readonly url: string } | null;
  readonly after: string;
  readonly unsubscribeUrl?: string;
}

/** The message to send. Null for an invitation whose secret is unknown: the link would not work. */
export function teamMail(mail: QueuedMail, links: MailLinks): Mail | null {
  const parts = partsOf(mail, links);
  return parts === null ? null : { to: mail.to, ...written(parts) };
}

function partsOf(mail: QueuedMail, { origin, invited }: MailLinks): Parts | null {
  if (mail.kind === 'invited') return invited?.id === mail.invitation ? invitedParts(mail, { origin, secret: invited.secret }) : null;
  if (mail.kind === 'mentioned') return mentionedParts(mail, origin);
  return mail.kind === 'role-changed' ? roleParts(mail, origin) : removedParts(mail);
}

const roleParts = ({ workspace, by, role }: Extract<QueuedMail, { kind: 'role-changed' }>, origin: string): Parts => ({
  subject: `Your role in ${workspace} has changed`,
  lead: `${by} made you ${roleNames[role]} of the workspace “${workspace}” on Yardstick. You can now ${abilities[role]}.`,
  link: { label: 'Open Yardstick', url: origin },
  after: 'You get this email because your access has changed.',
});

const removedParts = ({ workspace, by }: QueuedMail): Parts => ({
  subject: `You were removed from ${workspace}`,
  lead: `${by} removed you from the workspace “${workspace}” on Yardstick. You can no longer open its deals.`,
  link: null,
  after: 'Your own deals are unchanged. If this was a mistake, ask an owner of the workspace for a new invitation.',
});

const roleNames: Readonly<Record<Role, string>> = { owner: 'an owner', editor: 'an editor', viewer: 'a viewer' };

const abilities: Readonly<Record<Role, string>> = {
  owner: 'change its deals and manage its members',
  editor: 'change its deals',
  viewer: 'view its deals',
};

const invitedParts = (
  { workspace, by, role }: Extract<QueuedMail, { kind: 'invited' }>,
  { origin, secret }: { readonly origin: string; readonly secret: string },
): Parts => ({
  subject: `${by} invited you to ${workspace} on Yardstick`,
  lead: `${by} invited you to the workspace “${workspace}” on Yardstick, where you can ${abilities[role]}. To join, open this link and sign in with this email address:`,
  link: { label: `Join ${workspace}`, url: `${origin}/join#${secret}` },
  after: `The link works once and expires in ${teamLimits.invitationDays} days. If you don’t know ${by}, ignore this email.`,
});

function mentionedParts(
  { workspace, workspaceId, by, deal, unsubscribe }: Extract<QueuedMail, { kind: 'mentioned' }>,
  origin: string,
): Parts {
  const unsubscribeUrl = `${origin}/functions/v1/teams-unsubscribe?token=${unsubscribe}`;
  return {
    subject: `${by} mentioned you in ${workspace}`,
    lead: `${by} mentioned you in a comment in the workspace “${workspace}” on Yardstick.`,
    link: { label: 'Read the comment', url: `${origin}/deals/${deal}?workspace=${workspaceId}` },
    after: 'You get this email because you are a member of the workspace.',
    unsubscribeUrl,
  };
}

function written({ subject, lead, link, after, unsubscribeUrl }: Parts): Omit<Mail, 'to'> {
  const stop = unsubscribeUrl === undefined ? '' : `\nStop emails about mentions: ${unsubscribeUrl}\n`;
  const text = `${lead}\n\n${link === null ? '' : `    ${link.url}\n\n`}${after}\n${stop}`;
  const button = link === null ? '' : `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`;
  const stopLink =
    unsubscribeUrl === undefined ? '' : `<p><small><a href="${escapeHtml(unsubscribeUrl)}">Stop emails about mentions</a></small></p>`;
  const html = `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font:16px/1.5 system-ui,sans-serif;max-width:36rem;margin:0 auto;padding:1rem">
<p>${escapeHtml(lead)}</p>${button}<p><small>${escapeHtml(after)}</small></p>${stopLink}
</body></html>`;
  return { subject, text, html, ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }) };
}
