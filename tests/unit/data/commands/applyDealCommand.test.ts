import { describe, expect, it } from 'vitest';
import { instant, isoDate } from '../../../../src/core/kernel/calendar.ts';
import { minor } from '../../../../src/core/kernel/money.ts';
import { rate } from '../../../../src/core/kernel/rate.ts';
import { applyDealCommand, type DealEdit } from '../../../../src/data/commands/applyDealCommand.ts';
import { dealOf, idOf } from '../../../support/deals.ts';

const stamp = { mid: idOf(7), at: instant(1_800_000_000_000) };
const deal = dealOf(1);
const after = (command: DealEdit, current = deal) => {
  const result = applyDealCommand(current, command);
  if (!result.ok) throw new Error(`refused: ${result.error.kind}`);
  return result.value;
};

describe('a deal command', () => {
  it('adds a typed assumption to the existing ones, and stamps the write', () => {
    const first = after({ type: 'deal/inputs', id: deal.id, strategy: 'buy-to-let', changes: { monthlyRent: minor(125_000) }, stamp });
    const second = after(
      { type: 'deal/inputs', id: deal.id, strategy: 'buy-to-let', changes: { mortgageRate: rate(0.0524) }, stamp },
      first,
    );
    expect(second.inputs['buy-to-let']).toEqual({ monthlyRent: 125_000, mortgageRate: 0.0524 });
    expect(second).toMatchObject({ mid: stamp.mid, updatedAt: stamp.at, createdAt: deal.createdAt });
  });

  it('resets an assumption to the listing or the default if its value is null', () => {
    const typed = after({ type: 'deal/inputs', id: deal.id, strategy: 'buy-to-let', changes: { monthlyRent: minor(125_000) }, stamp });
    expect(
      after({ type: 'deal/inputs', id: deal.id, strategy: 'buy-to-let', changes: { monthlyRent: null }, stamp }, typed).inputs[
        'buy-to-let'
      ],
    ).toEqual({});
  });

  it('updates the facts of a recaptured listing, keeps the user’s decisions, and restores the deal from the bin', () => {
    const decided = {
      ...deal,
      inputs: { 'buy-to-let': { monthlyRent: minor(1) } },
      stage: 'offer' as const,
      savedAt: instant(5),
      binnedAt: instant(6),
    };
    const fresh = dealOf(2, { facts: { ...deal.facts, askingPrice: null } });
    const result = after({ type: 'deal/recapture', deal: { ...fresh, id: deal.id }, stamp }, decided);
    expect(result.facts.askingPrice).toBeNull();
    expect(result).toMatchObject({ id: deal.id, inputs: { 'buy-to-let': { monthlyRent: 1 } }, stage: 'offer', savedAt: 5, binnedAt: null });
  });

  it('keeps the first time a deal was saved or binned, so that a repeated command changes nothing', () => {
    const saved = after({ type: 'deal/save', id: deal.id, saved: true, stamp });
    const again = after({ type: 'deal/save', id: deal.id, saved: true, stamp: { mid: idOf(8), at: instant(stamp.at + 1) } }, saved);
    expect(again.savedAt).toBe(stamp.at);
    expect(after({ type: 'deal/bin', id: deal.id, binned: false, stamp }, { ...deal, binnedAt: instant(3) }).binnedAt).toBeNull();
  });

  it('sets and removes an assignment and a decision, and refuses malformed ones', () => {
    const assignment = { to: 'anna', name: 'Anna', dueOn: isoDate('2027-01-31'), by: 'ben', at: stamp.at };
    const decision = { choice: 'pass', reason: 'Too dear', by: 'ben', name: 'Ben', at: stamp.at } as const;
    const assigned = after({ type: 'deal/assign', id: deal.id, assignment, stamp });
    const decided = after({ type: 'deal/decide', id: deal.id, decision, stamp }, assigned);
    expect(decided).toMatchObject({ assignment, decision, mid: stamp.mid, updatedAt: stamp.at });
    expect(after({ type: 'deal/assign', id: deal.id, assignment: null, stamp }, decided)).not.toHaveProperty('assignment');
    expect(after({ type: 'deal/decide', id: deal.id, decision: null, stamp }, decided)).not.toHaveProperty('decision');
    const tooLong = { ...decision, reason: 'a'.repeat(2001) };
    expect(applyDealCommand(deal, { type: 'deal/decide', id: deal.id, decision: tooLong, stamp })).toMatchObject({
      error: { kind: 'invalid', message: 'The decision was not saved (reason: Use at most 2000 characters for the reason).' },
    });
  });

  it('adds a deal once: a second add of the same id leaves the stored one unchanged', () => {
    const stored = { ...deal, stage: 'offer' as const };
    expect(after({ type: 'deal/add', deal }, stored)).toBe(stored);
  });

  it('returns not-found, and does not throw, for a missing deal', () => {
    expect(applyDealCommand(null, { type: 'deal/stage', id: 'X', stage: 'offer', stamp })).toEqual({
      ok: false,
      error: { kind: 'not-found', id: 'X' },
    });
  });

  it('keeps the chosen country and buyer when the listing is read again, and resets them to the default', () => {
    const bought = after({ type: 'deal/ownership', id: deal.id, ownership: { owner: 'company', basis: 'after-tax' }, stamp });
    expect(bought.ownership).toEqual({ owner: 'company', basis: 'after-tax' });
    expect(after({ type: 'deal/recapture', deal, stamp }, bought).ownership).toEqual(bought.ownership);
    expect(after({ type: 'deal/ownership', id: deal.id, ownership: null, stamp }, bought)).not.toHaveProperty('ownership');
    const chosen = after({ type: 'deal/country', id: deal.id, country: 'IE', stamp });
    expect(chosen.country).toBe('IE');
    expect(after({ type: 'deal/recapture', deal, stamp }, chosen).country).toBe('IE');
    expect(after({ type: 'deal/country', id: deal.id, country: null, stamp }, chosen)).not.toHaveProperty('country');
  });

  it('adds tags, trims them, and removes them one by one', () => {
    const labelled = after({ type: 'deal/tag', id: deal.id, tags: { ' near work ': true, garden: true }, stamp });
    expect(labelled.tags).toEqual({ 'near work': true, garden: true });
    expect(after({ type: 'deal/tag', id: deal.id, tags: { garden: false }, stamp }, labelled).tags).toEqual({ 'near work': true });
  });

  it('keeps the user’s values for each strategy, resets one, and rejects invalid values', () => {
    const command = { type: 'deal/inputs', id: deal.id, strategy: 'flip', stamp } as const;
    const first = after({ ...command, changes: { monthlyRent: minor(90_000), legalFees: minor(120_000) } });
    expect(first.inputs).toEqual({ flip: { monthlyRent: 90_000, legalFees: 120_000 } });
    expect(after({ ...command, changes: { legalFees: null } }, first).inputs).toEqual({ flip: { monthlyRent: 90_000 } });
    expect(applyDealCommand(deal, { ...command, changes: { legalFees: 'a lot' } })).toMatchObject({
      ok: false,
      error: { kind: 'invalid' },
    });
  });

  it('stores a whole plan, and rejects an invalid one', () => {
    const change = { kind: 'rate-change', month: 61, rate: rate(0.06) } as const;
    const planned = after({ type: 'deal/plan', id: deal.id, plan: { heldMonths: 120, events: [change] }, stamp });
    expect(planned.plan).toEqual({ heldMonths: 120, events: [change] });
    const wrong = applyDealCommand(planned, { type: 'deal/plan', id: deal.id, plan: { heldMonths: 0, events: [] }, stamp });
    expect(wrong).toMatchObject({ ok: false, error: { kind: 'invalid' } });
  });

  it('stores the answers of a viewing, and removes one', () => {
    const seen = after({ type: 'deal/viewing', id: deal.id, answers: { damp: { finding: 'fault', note: 'Bay window' } }, stamp });
    expect(seen.viewing).toEqual({ damp: { finding: 'fault', note: 'Bay window' } });
    expect(after({ type: 'deal/viewing', id: deal.id, answers: { damp: null }, stamp }, seen).viewing).toEqual({});
  });
});
