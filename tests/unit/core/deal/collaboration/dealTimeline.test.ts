import { describe, expect, it } from 'vitest';
import type { Deal } from '../../../../../src/core/deal/deal.ts';
import { dealTimeline, type DealActivity } from '../../../../../src/core/deal/collaboration/dealTimeline.ts';
import { lastChange, type FieldChange } from '../../../../../src/core/deal/collaboration/fieldChange.ts';
import { personalPeople, type People } from '../../../../../src/core/deal/collaboration/people.ts';
import { instant, isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { dealOf } from '../../../../support/deals.ts';

const noon = 1_800_000_000_000;
const [anna, ben] = [
  { user: 'anna', name: 'Anna' },
  { user: 'ben', name: 'Ben' },
];
const team: People = {
  isShared: true,
  me: anna,
  isOwner: true,
  members: [anna, ben],
  devices: { MacA: anna, iPhoneA: anna, MacB: ben, MacC: { user: 'cara', name: 'Cara' } },
};
const here = { device: 'MacA', isHere: true, kind: 'Mac' };
const phone = { device: 'iPhoneA', isHere: false, kind: 'iPhone' };
const bens = { device: 'MacB', isHere: false, kind: 'Mac' };
const inputs = { strategy: 'buy-to-let', market: 'GB-ENG' } as const;
const deal: Deal = dealOf(1, { stage: 'offer', inputs: { 'buy-to-let': { monthlyRent: fromMajor(1450) } }, createdAt: instant(noon) });

const rent = 'inputs/buy-to-let/monthlyRent';
const change = (path: string, at: number, by = bens): FieldChange => ({ path, at: noon + at, by });
const timeline = (given: Partial<DealActivity>) =>
  dealTimeline({ deal, made: null, changes: [], conflicts: [], comments: [], people: team, inputs, ...given });
const texts = (given: Partial<DealActivity>) => timeline(given).map(({ text }) => text);

describe('a deal’s timeline', () => {
  it('names fields and values as the screens do, newest first', () => {
    expect(texts({ changes: [change(rent, 1_000), change('stage', 90_000, here)], made: { at: noon, by: bens } })).toEqual([
      'You changed: Stage (Offer)',
      'Ben changed: Monthly rent (£1,450)',
      'Ben added the deal',
    ]);
  });

  it('groups what one person changed within a minute, also between another person’s changes', () => {
    expect(texts({ changes: [change('stage', 20_000), change('tags/Leeds', 15_000, here), change(rent, 10_000)] })).toEqual([
      'Ben changed: Stage (Offer), Monthly rent (£1,450)',
      'You changed: Tags',
    ]);
    expect(texts({ changes: [change('stage', 70_000), change(rent, 10_000)] })).toHaveLength(2);
  });

  it('names a field once, and leaves out fields that nobody decides', () => {
    const changes = ['facts/bedrooms', 'facts/tenure', 'sources/tenure', 'updatedAt', 'warnings', 'history/x'].map((path) =>
      change(path, 1),
    );
    expect(texts({ changes })).toEqual(['Ben changed: Listing details']);
  });

  it('names another strategy’s inputs with the strategy', () => {
    expect(texts({ changes: [change('inputs/flip/purchasePrice', 1)] })).toEqual([expect.stringMatching(/Buy, refurbish, sell: /)]);
  });

  it('names the people of devices, also those who have left, and devices that are not yet known', () => {
    const by = (device: string) => texts({ changes: [change('stage', 1, { ...bens, device })] })[0];
    expect(by('MacC')).toBe('Cara changed: Stage (Offer)');
    expect(by('MacZ')).toBe('Another member changed: Stage (Offer)');
    expect(texts({ changes: [change('stage', 1, phone)] })).toEqual(['You on another device (iPhone) changed: Stage (Offer)']);
  });

  it('names the person’s own devices in a personal workspace', () => {
    const people = personalPeople({ user: 'anna', name: 'Anna' });
    expect(texts({ people, changes: [change('stage', 1, bens), change(rent, 2, here)] })).toEqual([
      'You changed: Monthly rent (£1,450)',
      'You on another device (Mac) changed: Stage (Offer)',
    ]);
  });

  it('shows assignments and decisions with their reasons, and their removal', () => {
    const assignment = { to: 'ben', name: 'Ben', dueOn: isoDate('2027-01-31'), by: 'anna', at: instant(noon) };
    const decision = { choice: 'pass', reason: 'Too dear', by: 'ben', name: 'Ben', at: instant(noon) } as const;
    const changes = [change('assignment', 1, here), change('decision', 2)];
    expect(timeline({ deal: { ...deal, assignment, decision }, changes })).toMatchObject([
      { kind: 'decided', text: 'Ben decided to pass', quote: 'Too dear' },
      { kind: 'assigned', text: 'You assigned the deal to Ben, due 31 January 2027' },
    ]);
    expect(texts({ changes })).toEqual(['Ben removed the decision', 'You removed the assignment']);
    expect(
      texts({ deal: { ...deal, assignment: { ...assignment, to: 'anna', dueOn: null } }, changes: [change('assignment', 1, here)] }),
    ).toEqual(['You assigned the deal to yourself']);
  });

  it('shows comments with their text, and conflicts with the people on both sides', () => {
    const item = {
      dealId: deal.id,
      text: 'Damp?',
      by: 'ben',
      name: 'Ben',
      mentions: [],
      createdAt: instant(noon + 5),
      updatedAt: instant(noon + 5),
    };
    const sides = { kept: fromMajor(1500), lost: fromMajor(1450), keptBy: here, lostBy: bens, at: noon + 1 };
    expect(timeline({ comments: [{ id: 'c1', item }], conflicts: [{ key: 'k1', path: rent, kind: 'field', ...sides }] })).toMatchObject([
      { kind: 'commented', text: 'Ben commented', quote: 'Damp?', at: noon + 5 },
      { kind: 'conflict', text: 'Monthly rent: Ben set £1,450 while you set £1,500. The later change, yours, was kept.' },
    ]);
  });

  it('says that a deal written again much later was restored', () => {
    expect(texts({ made: { at: noon + 90_000_000, by: bens } })).toEqual(['Ben restored the deal']);
  });
});

describe('the last change of a field', () => {
  const changes = [change(rent, 1), change('plan/events', 5), change('plan/heldMonths', 9)];

  it('is that of its own value, or the latest within it', () => {
    expect(lastChange(changes, rent)?.at).toBe(noon + 1);
    expect(lastChange(changes, 'plan')?.at).toBe(noon + 9);
  });

  it('is null if the field has not changed since the deal was added', () => {
    expect(lastChange(changes, 'inputs/buy-to-let/mortgageRate')).toBeNull();
    expect(lastChange(changes, 'inputs/buy-to-let/monthly')).toBeNull();
  });
});
