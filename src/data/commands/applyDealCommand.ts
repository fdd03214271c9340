import type { AssumptionKey, AssumptionOverrides, Assumptions } from '../../core/deal/assumptions.ts';
import type { Deal } from '../../core/deal/deal.ts';
import { err, ok, unreachable, type Result } from '../../core/kernel/result.ts';
import type { DataFailure, DealCommand, Stamp } from './dealCommand.ts';

/** The deal after a command, from the deal before it (null: there is none). Pure; the same command twice gives the same deal. */
export function applyDealCommand(current: Deal | null, command: DealCommand): Result<Deal, DataFailure> {
  if (command.type === 'deal/add') return ok(current ?? command.deal);
  if (current === null) return err({ kind: 'not-found', id: 'deal' in command ? command.deal.id : command.id });
  switch (command.type) {
    case 'deal/recapture':
      return ok(stamped({ ...current, ...recaptured(command.deal) }, command.stamp));
    case 'deal/assume':
      return ok(stamped({ ...current, overrides: assumed(current.overrides, command.changes) }, command.stamp));
    case 'deal/save':
      return ok(stamped({ ...current, savedAt: command.saved ? (current.savedAt ?? command.stamp.at) : null }, command.stamp));
    case 'deal/stage':
      return ok(stamped({ ...current, stage: command.stage }, command.stamp));
    case 'deal/bin':
      return ok(stamped({ ...current, binnedAt: command.binned ? (current.binnedAt ?? command.stamp.at) : null }, command.stamp));
    default:
      return unreachable(command);
  }
}

/** What a newer reading of the same listing replaces; the person's own decisions stay, and the deal leaves the bin. */
function recaptured(fresh: Deal): Pick<Deal, 'facts' | 'sources' | 'warnings' | 'origin' | 'binnedAt'> {
  return { facts: fresh.facts, sources: fresh.sources, warnings: fresh.warnings, origin: fresh.origin, binnedAt: null };
}

function assumed(
  overrides: AssumptionOverrides,
  changes: { readonly [Key in AssumptionKey]?: Assumptions[Key] | null },
): AssumptionOverrides {
  const merged = { ...overrides, ...changes };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null)) as AssumptionOverrides;
}

const stamped = (deal: Deal, stamp: Stamp): Deal => ({ ...deal, mid: stamp.mid, updatedAt: stamp.at });
