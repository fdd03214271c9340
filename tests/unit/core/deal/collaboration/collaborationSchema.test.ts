import { describe, expect, it } from 'vitest';
import { collaborationLimits, isAuthor, signedOutUser } from '../../../../../src/core/deal/collaboration/collaboration.ts';
import { parseItem } from '../../../../../src/core/deal/items/itemSchemas.ts';
import { parseDeal } from '../../../../../src/core/deal/record/dealSchema.ts';
import { dealOf, idOf } from '../../../../support/deals.ts';

const at = 1_800_000_000_000;
const anna = '8d3a7a4c-7a53-4f0e-9a53-0d6a1b9f4a01';
const comment = { dealId: idOf(1), text: 'Ask about the roof', by: anna, name: 'Anna', mentions: [], createdAt: at, updatedAt: at };
const assignment = { to: anna, name: 'Anna', dueOn: '2027-01-31', by: anna, at };
const decision = { choice: 'pass', reason: 'Too far from the station', by: anna, name: 'Anna', at };

describe('a comment from outside', () => {
  it('is read with the fields that a newer version added', () => {
    expect(parseItem('comments', { ...comment, mood: 'good' })).toEqual({ ok: true, value: { ...comment, mood: 'good' } });
  });

  it.each([
    ['without text', { text: '' }, 'text'],
    ['that is too long', { text: 'a'.repeat(collaborationLimits.comment + 1) }, 'text'],
    ['with a malformed author', { by: '<b>' }, 'by'],
    ['with too many mentions', { mentions: Array.from({ length: collaborationLimits.mentions + 1 }, () => anna) }, 'mentions'],
  ])('is refused %s', (_, change, field) => {
    const read = parseItem('comments', { ...comment, ...change });
    expect(read.ok ? null : read.error).toMatch(new RegExp(`^${field}`));
  });

  it('belongs to its author, or to anyone who has it if nobody was signed in', () => {
    expect(isAuthor({ by: anna }, anna)).toBe(true);
    expect(isAuthor({ by: anna }, 'ben')).toBe(false);
    expect(isAuthor({ by: signedOutUser }, 'ben')).toBe(true);
  });
});

describe('a deal’s assignment and decision from outside', () => {
  it('are read with the fields that a newer version added, and may be absent', () => {
    const deal = { ...dealOf(1), assignment: { ...assignment, seen: true }, decision: { ...decision, votes: 2 } };
    expect(parseDeal(deal)).toMatchObject({ ok: true, value: { assignment: { seen: true }, decision: { votes: 2 } } });
    expect(parseDeal(dealOf(1)).ok).toBe(true);
    expect(parseDeal({ ...dealOf(1), assignment: { ...assignment, dueOn: null } }).ok).toBe(true);
  });

  it.each([
    [{ assignment: { ...assignment, dueOn: '31/01/2027' } }, 'assignment.dueOn: Not a valid date'],
    [{ decision: { ...decision, choice: 'maybe' } }, 'decision.choice'],
    [{ decision: { ...decision, reason: 'a'.repeat(collaborationLimits.reason + 1) } }, 'decision.reason: Use at most 2000 characters'],
  ])('are refused as %j', (change, error) => {
    const read = parseDeal({ ...dealOf(1), ...change });
    expect(read.ok ? '' : read.error).toContain(error);
  });
});
