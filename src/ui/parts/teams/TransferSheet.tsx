import { useState } from 'react';
import { readOnlyText } from '../../../teams/teams.ts';
import { SelectField } from '../../components/field/SelectField.tsx';
import { notify } from '../../components/notice/notify.ts';
import { Sheet } from '../../components/panel/Sheet.tsx';
import { Button } from '../../components/press/Button.tsx';
import { usePerson } from '../../hooks/usePerson.ts';
import { useReadOnly } from '../../hooks/useReadOnly.ts';
import type { TeamServices } from '../../hooks/serviceParts.ts';
import { useTeamsState } from '../../hooks/useTeams.ts';
import { FormError } from '../account/FormError.tsx';

interface TransferSheetProps {
  readonly services: TeamServices;
  readonly dealIds: readonly string[];
  readonly onClose: () => void;
  /** Called once the deals have left this workspace. */
  readonly onMoved: () => void;
}

/** The value of the personal workspace in the list of targets. */
const personal = 'personal';

/** Copies or moves deals to another of the person's workspaces. */
export function TransferSheet({ services, dealIds, onClose, onMoved }: TransferSheetProps) {
  const { workspaceId } = usePerson();
  const readOnly = useReadOnly();
  const targets = useTargets(services, workspaceId);
  const [chosen, setChosen] = useState(targets[0]?.value ?? '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const target = targets.find(({ value }) => value === chosen) ?? targets[0];
  const transfer = async (how: 'copy' | 'move') => {
    if (target === undefined) return;
    setBusy(true);
    setProblem(null);
    const to = target.value === personal ? null : target.value;
    const { transfer: calls } = services;
    const answer = await (how === 'copy' ? calls.copyDeals(dealIds, to) : calls.moveDeals(dealIds, to));
    setBusy(false);
    if (!answer.ok) return setProblem(answer.error.message);
    notify({ tone: 'good', title: `${dealIds.length === 1 ? 'Deal' : `${dealIds.length} deals`} ${done[how]} to ${target.label}` });
    onClose();
    if (how === 'move') onMoved();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={dealIds.length === 1 ? 'Copy or move this deal' : `Copy or move ${dealIds.length} deals`}
      actions={
        <>
          <Button
            className="min-h-11"
            disabled={busy || target === undefined || readOnly !== null}
            data-testid="transfer-move"
            onClick={() => void transfer('move')}
          >
            Move
          </Button>
          <Button
            look="primary"
            className="min-h-11"
            busy={busy}
            disabled={busy || target === undefined}
            data-testid="transfer-copy"
            onClick={() => void transfer('copy')}
          >
            Copy
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {target === undefined ? (
          <p>You have no other workspace that you may change.</p>
        ) : (
          <p>
            <SelectField label="To" value={target.value} options={targets} onChange={setChosen} testId="transfer-to" />
          </p>
        )}
        <p className="text-ink-2">
          Notes, scenarios and holdings go with a deal, and its comments become notes. Photos and voice notes stay here. A moved deal goes
          to this workspace’s bin.
        </p>
        {readOnly === null ? null : <p className="text-fair">{readOnly} You can still copy.</p>}
        <FormError text={problem} testId="transfer-problem" />
      </div>
    </Sheet>
  );
}

const done = { copy: 'copied', move: 'moved' } as const;

/** The person's other workspaces that they may change. */
function useTargets(services: TeamServices, current: string | null): readonly { readonly value: string; readonly label: string }[] {
  const { list } = useTeamsState(services);
  const teams = (list?.teams ?? []).filter((team) => team.id !== current && readOnlyText(team) === null);
  return [
    ...(current === null ? [] : [{ value: personal, label: 'Personal' }]),
    ...teams.map(({ id, name }) => ({ value: id, label: name })),
  ];
}
