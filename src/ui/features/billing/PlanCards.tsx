import type { PlanName } from '../../../core/contracts/ingestContract.ts';
import { Badge } from '../../components/figure/Badge.tsx';
import { Button } from '../../components/press/Button.tsx';
import { PlanOffer } from '../../parts/plan/PlanOffer.tsx';
import { noButtonReason, moveLabel, moveNote } from './billingText.ts';
import type { PlanMove } from './planMoves.ts';
import { plans } from '../../parts/plan/plans.ts';

interface PlanCardsProps {
  /** How to move to each plan; null when signed out or unknown. */
  readonly moveTo: ((plan: PlanName) => PlanMove) | null;
  readonly disabled: boolean;
  /** The plan whose button was clicked. */
  readonly busy: PlanName | null;
  readonly onMove: (plan: PlanName, move: PlanMove) => void;
}

const names = ['free', 'pro', 'investor'] as const satisfies readonly PlanName[];

/** The three plans side by side, each with its action. */
export function PlanCards({ moveTo, disabled, busy, onMove }: PlanCardsProps) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {plans.map((plan, at) => {
        const name = names[at] ?? 'free';
        const move: PlanMove = moveTo?.(name) ?? { kind: 'none' };
        const current = move.kind === 'current';
        return (
          <li key={name} className="grid" data-testid={`plan-${name}`}>
            <PlanOffer plan={plan} marked={current} badge={current ? <Badge tone="good">Your plan</Badge> : null}>
              <Way move={move} disabled={disabled} busy={busy === name} onPress={() => onMove(name, move)} />
            </PlanOffer>
          </li>
        );
      })}
    </ul>
  );
}

interface WayProps {
  readonly move: PlanMove;
  readonly disabled: boolean;
  readonly busy: boolean;
  readonly onPress: () => void;
}

function Way({ move, disabled, busy, onPress }: WayProps) {
  const label = moveLabel(move);
  if (label === null) return <p className="mt-auto font-medium text-ink-2 empty:hidden">{noButtonReason(move)}</p>;
  const note = moveNote(move);
  const up = (move.kind === 'buy' || move.kind === 'change') && move.up;
  return (
    <div className="mt-auto grid gap-2">
      <Button look={up ? 'primary' : 'plain'} size="large" busy={busy} disabled={disabled} onClick={onPress}>
        {label}
      </Button>
      {note === null ? null : <p className="text-center text-sm text-ink-3">{note}</p>}
    </div>
  );
}
