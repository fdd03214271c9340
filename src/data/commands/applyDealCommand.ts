import type { Deal } from '../../core/deal/deal.ts';
import { parseAssignment, parseDecision } from '../../core/deal/collaboration/collaborationSchema.ts';
import { withSighting } from '../../core/deal/history/listingHistory.ts';
import type { Instant } from '../../core/kernel/calendar.ts';
import { mergeReading } from '../../core/deal/record/mergeReading.ts';
import { parseDealPlan } from '../../core/deal/plan/planSchema.ts';
import { err, ok, unreachable, type Result } from '../../core/kernel/result.ts';
import { areValidInputs } from '../../core/deal/strategies/areValidInputs.ts';
import { dealIdOf, type DataFailure, type DealCommand, type Stamp } from './dealCommand.ts';
import type { Ownership } from '../../core/deal/owner.ts';

/** Every command that does not delete the deal. */
export type DealEdit = Exclude<DealCommand, { readonly type: 'deal/delete' }>;

/** The deal after a command, given the deal before it (null if there is none). Pure: repeating a command gives the same deal. */
export function applyDealCommand(current: Deal | null, command: DealEdit): Result<Deal, DataFailure> {
  if (command.type === 'deal/add') return ok(current ?? command.deal);
  if (current === null) return err({ kind: 'not-found', id: dealIdOf(command) });
  switch (command.type) {
    case 'deal/recapture':
      return ok(stamped({ ...current, ...recaptured(current, command) }, command.stamp));
    case 'deal/withdrawn':
      return ok(stamped(withdrawn(current, command.stamp.at), command.stamp));
    case 'deal/save':
      return ok(stamped({ ...current, savedAt: command.saved ? (current.savedAt ?? command.stamp.at) : null }, command.stamp));
    case 'deal/stage':
      return ok(stamped({ ...current, stage: command.stage }, command.stamp));
    case 'deal/country':
      return ok(stamped(withCountry(current, command), command.stamp));
    case 'deal/bin':
      return ok(stamped({ ...current, binnedAt: command.binned ? (current.binnedAt ?? command.stamp.at) : null }, command.stamp));
    case 'deal/tag':
      return ok(stamped({ ...current, tags: tagged(current.tags ?? {}, command.tags) }, command.stamp));
    case 'deal/strategy':
      return ok(stamped({ ...current, strategy: command.strategy }, command.stamp));
    case 'deal/ownership':
      return ok(stamped(withOwnership(current, command.ownership), command.stamp));
    case 'deal/inputs':
      return withInputs(current, command);
    case 'deal/viewing':
      return ok(stamped({ ...current, viewing: withoutNulls({ ...current.viewing, ...command.answers }) }, command.stamp));
    case 'deal/plan':
      return withPlan(current, command);
    case 'deal/assign':
      return withAssignment(current, command);
    case 'deal/decide':
      return withDecision(current, command);
    default:
      return unreachable(command);
  }
}

/** The deal with a newer reading of its listing. The person's decisions stay. The deal leaves the bin unless `keepsBin` is set. */
function recaptured(current: Deal, { deal: fresh, keepsBin }: Extract<DealEdit, { readonly type: 'deal/recapture' }>): Partial<Deal> {
  const { facts, sources, warnings, origin } = mergeReading(current, fresh);
  const history = origin.kind === 'listing' ? withSighting(current, facts, origin.capturedAt) : current.history;
  const binnedAt = keepsBin === true ? current.binnedAt : null;
  return { facts, sources, warnings, origin, binnedAt, ...(history === undefined ? {} : { history }) };
}

function withdrawn(current: Deal, at: Instant): Deal {
  if (current.origin.kind !== 'listing') return current;
  const facts = { ...current.facts, status: 'withdrawn' as const };
  const history = withSighting(current, facts, at);
  const sources = { ...current.sources, status: 'The portal reported that the listing was removed' };
  return { ...current, facts, sources, ...(history === undefined ? {} : { history }) };
}

function withoutNulls<Value>(map: Readonly<Record<string, Value | null>>): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(map).filter((entry): entry is [string, Value] => entry[1] !== null));
}

function tagged(before: Readonly<Record<string, true>>, changes: Readonly<Record<string, boolean>>): Readonly<Record<string, true>> {
  const marked = Object.fromEntries(Object.entries(changes).map(([name, on]) => [name.trim().slice(0, 40), on ? true : null] as const));
  return withoutNulls<true>({ ...before, ...marked });
}

function withInputs(
  deal: Deal,
  { strategy, changes, stamp }: Extract<DealEdit, { readonly type: 'deal/inputs' }>,
): Result<Deal, DataFailure> {
  const inputs = { ...deal.inputs, [strategy]: withoutNulls<unknown>({ ...deal.inputs[strategy], ...changes }) };
  return areValidInputs(inputs)
    ? ok(stamped({ ...deal, inputs }, stamp))
    : err({ kind: 'invalid', message: 'That value is out of range for this strategy.' });
}

function withPlan(deal: Deal, { plan, stamp }: Extract<DealEdit, { readonly type: 'deal/plan' }>): Result<Deal, DataFailure> {
  const read = parseDealPlan(plan);
  return read.ok
    ? ok(stamped({ ...deal, plan: read.value }, stamp))
    : err({ kind: 'invalid', message: `The plan was not saved (${read.error}).` });
}

function withAssignment(
  { assignment: _before, ...deal }: Deal,
  { assignment, stamp }: Extract<DealEdit, { readonly type: 'deal/assign' }>,
): Result<Deal, DataFailure> {
  if (assignment === null) return ok(stamped(deal, stamp));
  const read = parseAssignment(assignment);
  return read.ok
    ? ok(stamped({ ...deal, assignment: read.value }, stamp))
    : err({ kind: 'invalid', message: `The assignment was not saved (${read.error}).` });
}

function withDecision(
  { decision: _before, ...deal }: Deal,
  { decision, stamp }: Extract<DealEdit, { readonly type: 'deal/decide' }>,
): Result<Deal, DataFailure> {
  if (decision === null) return ok(stamped(deal, stamp));
  const read = parseDecision(decision);
  return read.ok
    ? ok(stamped({ ...deal, decision: read.value }, stamp))
    : err({ kind: 'invalid', message: `The decision was not saved (${read.error}).` });
}

function withCountry({ country: _country, region: _region, ...deal }: Deal, { country, region }: PlacedHome): Deal {
  return country === null ? deal : { ...deal, country, ...(region === undefined ? {} : { region }) };
}

type PlacedHome = Pick<Extract<DealCommand, { readonly type: 'deal/country' }>, 'country' | 'region'>;

function withOwnership({ ownership: _before, ...deal }: Deal, ownership: Ownership | null): Deal {
  return ownership === null ? deal : { ...deal, ownership };
}

const stamped = (deal: Deal, stamp: Stamp): Deal => ({ ...deal, mid: stamp.mid, updatedAt: stamp.at });
