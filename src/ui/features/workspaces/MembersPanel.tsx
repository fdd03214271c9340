import { useState } from 'react';
import type { Member, TeamDetails } from '../../../core/contracts/teamsContract.ts';
import type { Teams } from '../../../teams/teams.ts';
import { SelectField } from '../../components/field/SelectField.tsx';
import { Panel } from '../../components/panel/Panel.tsx';
import { Button } from '../../components/press/Button.tsx';
import { FormError } from '../../parts/account/FormError.tsx';
import { momentText } from '../../parts/sharing/communityText.ts';
import { ConfirmSheet } from './ConfirmSheet.tsx';
import { membersText, roleOptions, roleText } from './roleText.ts';
import { useTeamTask } from './useTeamTask.ts';

/** What every panel of a workspace gets. */
export interface WorkspaceParts {
  readonly teams: Teams;
  readonly details: TeamDetails;
  readonly userId: string;
}

/** The members with their roles. An owner changes roles and removes people. */
export function MembersPanel({ teams, details: { team, members }, userId }: WorkspaceParts) {
  const { running, problem, run } = useTeamTask();
  const [leaving, setLeaving] = useState<Member | null>(null);
  const manages = team.role === 'owner';
  return (
    <Panel title="Members" aside={membersText(members.length)}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {members.map((member) => (
          <li
            key={member.user}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-3 first:border-0 first:pt-0"
            data-testid="member"
          >
            <div className="grid min-w-0">
              <span className="font-medium wrap-anywhere">
                <bdi>{member.name}</bdi>
                {member.user === userId ? ' (you)' : ''}
              </span>
              <span className="text-sm break-all text-ink-3">
                {member.email}, since {momentText(member.since)}
              </span>
            </div>
            {manages ? (
              <div className="flex min-w-0 flex-wrap items-center gap-2">
                <SelectField
                  label={member.user === userId ? 'Your role' : 'Role'}
                  labelEnd={member.user === userId ? undefined : `of ${member.name}`}
                  look="field"
                  value={member.role}
                  options={roleOptions}
                  testId="member-role"
                  onChange={(role) => void run(() => teams.setRole(team.id, member.user, role))}
                />
                {member.user === userId ? null : (
                  <Button className="min-h-11" disabled={running} data-testid="member-remove" onClick={() => setLeaving(member)}>
                    Remove<span className="sr-only"> {member.name}</span>
                  </Button>
                )}
              </div>
            ) : (
              <span>{roleText[member.role].name}</span>
            )}
          </li>
        ))}
      </ul>
      <FormError text={problem} testId="members-problem" />
      {leaving === null ? null : (
        <ConfirmSheet
          title={`Remove ${leaving.name}?`}
          action="Remove"
          onCancel={() => setLeaving(null)}
          onConfirm={() => {
            setLeaving(null);
            void run(() => teams.remove(team.id, leaving.user));
          }}
        >
          <p>
            The workspace’s deals leave their devices the next time they connect. Changes they haven’t synced by then stay with them as
            their own copies.
          </p>
        </ConfirmSheet>
      )}
    </Panel>
  );
}
