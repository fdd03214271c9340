import { useState } from 'react';
import {
  collaborationLimits,
  decisionChoices,
  decisionLabels,
  type DecisionChoice,
} from '../../../../core/deal/collaboration/collaboration.ts';
import type { Deal } from '../../../../core/deal/deal.ts';
import { Segmented } from '../../../components/field/Segmented.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { usePeople } from '../../../parts/activity/usePeople.ts';
import { useReadOnly } from '../../../hooks/useReadOnly.ts';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';
import { useLocalUpdates } from '../../../parts/liveDeal/useLocalUpdates.ts';
import { useStoredText } from '../../../parts/liveDeal/drafts/useStoredText.ts';
import { decisionText } from './statusText.ts';

interface DecisionPanelProps {
  readonly deal: Deal;
  readonly live: Pick<LiveDeal, 'stored'>;
}

/** Whether to make an offer, and why. */
export function DecisionPanel({ deal, live }: DecisionPanelProps) {
  const people = usePeople();
  const readOnly = useReadOnly();
  const { commands, take } = useLocalUpdates(live);
  const [changing, setChanging] = useState(false);
  const { id, decision } = deal;
  const decide = async (choice: DecisionChoice, reason: string) => {
    const { user, name } = people.me;
    await take(commands.decide(id, { choice, reason, by: user, name }));
    setChanging(false);
  };
  return (
    <Panel title="Decision">
      {decision === undefined ? (
        <p className="text-sm text-ink-2">{readOnly ?? 'Record whether to make an offer, so that the reason is still here later.'}</p>
      ) : (
        <div data-testid="decision">
          <p className="font-medium">{decisionText(people, decision)}</p>
          {decision.reason === '' ? null : <p className="wrap-anywhere whitespace-pre-wrap text-ink-2">{decision.reason}</p>}
        </div>
      )}
      {readOnly !== null ? null : decision === undefined || changing ? (
        <DecisionForm
          key={decision?.at}
          deal={deal}
          onDecide={decide}
          onCancel={decision === undefined ? null : () => setChanging(false)}
        />
      ) : (
        <div className="flex gap-2 print:hidden">
          <Button size="small" data-testid="change-decision" onClick={() => setChanging(true)}>
            Change
          </Button>
          <Button size="small" look="quiet" onClick={() => void take(commands.decide(id, null))}>
            Remove
          </Button>
        </div>
      )}
    </Panel>
  );
}

interface DecisionFormProps {
  readonly deal: Deal;
  readonly onDecide: (choice: DecisionChoice, reason: string) => Promise<void>;
  readonly onCancel: (() => void) | null;
}

const options = decisionChoices.map((value) => ({ value, label: decisionLabels[value] }));

function DecisionForm({ deal: { id, decision }, onDecide, onCancel }: DecisionFormProps) {
  const [choice, setChoice] = useState<DecisionChoice>(decision?.choice ?? 'offer');
  const [draft, setDraft] = useStoredText(`decision.${id}`);
  const [reason, setReason] = useState(draft === '' ? (decision?.reason ?? '') : draft);
  const save = async () => {
    await onDecide(choice, reason.trim());
    setDraft('');
    setReason('');
  };
  return (
    <form
      className="grid gap-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Segmented label="Decision" options={options} value={choice} onChange={setChoice} />
      <textarea
        aria-label="Reason"
        rows={2}
        maxLength={collaborationLimits.reason}
        value={reason}
        placeholder="Why"
        onChange={(event) => {
          setReason(event.target.value);
          setDraft(event.target.value);
        }}
        data-testid="decision-reason"
        data-kept
        className="w-full rounded-[10px] border border-line-strong bg-card p-3 text-base"
      />
      <div className="flex gap-2">
        <Button type="submit" look="primary" data-testid="save-decision">
          Save decision
        </Button>
        {onCancel === null ? null : (
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
