import { useState } from 'react';
import { teamLimits } from '../../../core/deal/collaboration/teamLimits.ts';
import type { Invitation, Role } from '../../../core/contracts/teamsContract.ts';
import { SelectField } from '../../components/field/SelectField.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Panel } from '../../components/panel/Panel.tsx';
import { Button } from '../../components/press/Button.tsx';
import { FormError } from '../../parts/account/FormError.tsx';
import { momentText } from '../../parts/sharing/communityText.ts';
import type { WorkspaceParts } from './MembersPanel.tsx';
import { roleOptions, roleText } from './roleText.ts';
import { useTeamTask } from './useTeamTask.ts';

/** Invites people by email or by a link, and lists the invitations that can still be used. Owners only. */
export function InvitationsPanel(parts: WorkspaceParts) {
  const { teams, details } = parts;
  const { running, problem, run } = useTeamTask();
  const [link, setLink] = useState<string | null>(null);
  return (
    <Panel title="Invitations" aside={`${details.members.length} of ${teamLimits.seats} seats taken`}>
      <InviteForm {...parts} onLink={setLink} />
      {link === null ? null : <InvitationLink link={link} />}
      {details.invitations.length === 0 ? null : (
        <ul aria-label="Open invitations" className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {details.invitations.map((invitation) => (
            <li
              key={invitation.id}
              className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-2"
              data-testid="invitation"
            >
              <span className="min-w-0 wrap-anywhere">{invitationText(invitation)}</span>
              <Button
                size="small"
                className="min-h-11"
                disabled={running}
                data-testid="invitation-revoke"
                onClick={() => void run(() => teams.revoke(details.team.id, invitation.id))}
              >
                Revoke<span className="sr-only"> the invitation {invitation.email === null ? 'by link' : `of ${invitation.email}`}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FormError text={problem} />
    </Panel>
  );
}

function invitationText({ email, role, usesLeft, expiresAt }: Invitation): string {
  const who = email ?? (usesLeft === 1 ? 'Link for one person' : `Link for ${usesLeft} people`);
  return `${who}: ${roleText[role].name.toLowerCase()}, until ${momentText(expiresAt)}`;
}

/** How many people can join by a link. */
const peopleOptions = [1, 2, 5, teamLimits.linkUses].map((uses) => ({
  value: String(uses),
  label: uses === 1 ? '1 person' : `${uses} people`,
}));

interface InviteFormProps extends WorkspaceParts {
  readonly onLink: (link: string) => void;
}

function InviteForm({ teams, details: { team }, onLink }: InviteFormProps) {
  const { running, problem, run } = useTeamTask();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [uses, setUses] = useState('1');
  const invite = async () => {
    const address = email.trim();
    const made = await run(() => teams.invite(team.id, address === '' ? { role, uses: Number(uses) } : { role, email: address }));
    if (made === null) return;
    setEmail('');
    onLink(`${location.origin}/join#${made.value.secret}`);
  };
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:max-w-xl"
      onSubmit={(event) => {
        event.preventDefault();
        void invite();
      }}
    >
      <TextField
        label="Email address (optional)"
        hint="With an address, only that account can accept. Without one you get a link to share yourself."
        type="email"
        value={email}
        autoComplete="off"
        data-testid="invite-email"
        onChange={(event) => setEmail(event.target.value)}
      />
      <p className="flex flex-wrap gap-2">
        <SelectField label="Role" value={role} options={roleOptions} onChange={setRole} testId="invite-role" />
        {email.trim() === '' ? (
          <SelectField label="For" value={uses} options={peopleOptions} onChange={setUses} testId="invite-uses" />
        ) : null}
      </p>
      <p className="text-sm text-ink-3">
        {roleText[role].name}s can {roleText[role].may}.
      </p>
      <FormError text={problem} testId="invite-problem" />
      <p>
        <Button type="submit" look="primary" className="min-h-11" busy={running} disabled={running} data-testid="invite">
          {email.trim() === '' ? 'Make a link' : 'Invite'}
        </Button>
      </p>
    </form>
  );
}

/** The new invitation's link. It is shown once, because the server keeps only a hash of its secret. */
function InvitationLink({ link }: { readonly link: string }) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = () => {
    navigator.clipboard.writeText(link).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-2 border border-line bg-sunk p-3" data-testid="invitation-link">
      <TextField
        label="Invitation link"
        hint={`Shown once. It can be used for ${teamLimits.invitationDays} days.`}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <p className="flex flex-wrap items-center gap-3">
        <Button className="min-h-11" onClick={copy} data-testid="invitation-copy">
          Copy link
        </Button>
        <output className="text-sm">{copied === 'yes' ? 'Copied.' : copied === 'failed' ? 'Select the link and copy it.' : ''}</output>
      </p>
    </div>
  );
}
