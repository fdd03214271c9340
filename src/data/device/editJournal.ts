import { useLiveQuery } from 'dexie-react-hooks';
import type { Deal } from '../../core/deal/deal.ts';
import { ownInputs } from '../../core/deal/strategies/ownInputs.ts';
import type { StrategyId } from '../../core/deal/strategies/strategyInput.ts';
import { deviceDb, type EditRow, type PriceRow } from './deviceDb.ts';

type Values = Readonly<Record<string, unknown>>;

interface Written {
  readonly userId: string | null;
  readonly before: Deal;
  readonly strategy: StrategyId;
  /** The values written, by key. Null reverts a value. */
  readonly changes: Values;
  readonly at: number;
}

/** Edits to one input within this time, in milliseconds, count as one, because a person types digit by digit. */
const oneEditMs = 20_000;
const mostEdits = 500;

/** Values written by an undo, by deal and strategy. Writing them is not a new edit. */
const takingBack = new Map<string, Values>();

const placeOf = (dealId: string, strategy: StrategyId): string => `${dealId} ${strategy}`;

/** Records what an edit changed. Never throws, because the edit itself is stored elsewhere. */
export async function recordEdit({ userId, before, strategy, changes, at }: Written): Promise<void> {
  try {
    const place = placeOf(before.id, strategy);
    const expected = takingBack.get(place);
    takingBack.delete(place);
    if (expected !== undefined && Object.entries(changes).every(([key, value]) => expected[key] === value)) return;
    const owned: Values = { ...ownInputs(before, strategy) };
    const moved = Object.entries(changes).map(([key, to]) => [key, { from: owned[key] ?? null, to }] as const);
    const real = moved.filter(([, { from, to }]) => from !== to);
    if (real.length === 0) return;
    const { edits } = deviceDb(userId);
    const last = await lastEdit(userId, before.id);
    const fresh = Object.fromEntries(real);
    if (last?.strategy === strategy && continues(last, fresh, at)) {
      await edits.update(last.number, { at, changes: joined(last.changes, fresh) });
      return;
    }
    await edits.add({ dealId: before.id, strategy, at, changes: fresh });
    const known = await edits.where('dealId').equals(before.id).primaryKeys();
    if (known.length > mostEdits) await edits.bulkDelete(known.slice(0, known.length - mostEdits));
  } catch {
    // Storage is blocked or full. The edit history is not essential.
  }
}

function continues(last: EditRow, fresh: EditRow['changes'], at: number): boolean {
  const keys = Object.keys(fresh);
  return (
    at - last.at < oneEditMs && keys.length === 1 && Object.keys(last.changes).length === 1 && keys.every((key) => key in last.changes)
  );
}

const joined = (first: EditRow['changes'], then: EditRow['changes']): EditRow['changes'] =>
  Object.fromEntries(
    Object.entries(then).map(([key, { from, to }]) => [key, { from: first[key] === undefined ? from : first[key].from, to }]),
  );

const lastEdit = (userId: string | null, dealId: string): Promise<EditRow | undefined> =>
  deviceDb(userId).edits.where('dealId').equals(dealId).last();

/** Removes the newest edit of a deal from the journal and returns its strategy's values to revert to. Null if there is none. */
export async function popEdit(
  userId: string | null,
  dealId: string,
): Promise<{ readonly strategy: StrategyId; readonly values: Values } | null> {
  const db = deviceDb(userId);
  // One transaction, so that two quick clicks undo two edits.
  const last = await db.transaction('rw', db.edits, async () => {
    const newest = await lastEdit(userId, dealId);
    if (newest !== undefined) await db.edits.delete(newest.number);
    return newest;
  });
  if (last === undefined) return null;
  const values = Object.fromEntries(Object.entries(last.changes).map(([key, { from }]) => [key, from]));
  const place = placeOf(dealId, last.strategy);
  takingBack.set(place, { ...takingBack.get(place), ...values });
  return { strategy: last.strategy, values };
}

/** Records the asking price, once for each different price. */
export async function recordPrice(userId: string | null, { id, facts, origin }: Deal): Promise<void> {
  const price = facts.askingPrice;
  if (price === null || price.amount === null || origin.kind !== 'listing') return;
  try {
    const { prices } = deviceDb(userId);
    const last = await prices.where('[dealId+at]').between([id, 0], [id, Infinity]).last();
    if (last?.amount !== price.amount)
      await prices.put({ dealId: id, at: origin.capturedAt, amount: price.amount, currency: price.currency });
  } catch {
    // Storage is blocked or full. The price history is not essential either.
  }
}

interface History {
  /** Newest first. */
  readonly edits: readonly EditRow[];
  /** Oldest first. */
  readonly prices: readonly PriceRow[];
}

/** The edits made on this device, and the prices seen. Undefined during the first read. */
export function useHistory(userId: string | null, dealId: string): History | undefined {
  return useLiveQuery(async () => {
    const db = deviceDb(userId);
    const edits = await db.edits.where('dealId').equals(dealId).reverse().toArray();
    const prices = await db.prices.where('[dealId+at]').between([dealId, 0], [dealId, Infinity]).toArray();
    return { edits, prices };
  }, [userId, dealId]);
}
