import type { Deal } from '../../../src/core/deal/deal.ts';
import { instant } from '../../../src/core/kernel/calendar.ts';
import { minor } from '../../../src/core/kernel/money.ts';
import type { Chance } from '../../support/chance.ts';
import type { Edit } from './journal.ts';
import { newMid } from './newMid.ts';
import { nextAction, type Action } from './soakPlan.ts';
import { arrive, type SoakProfile } from './soakProfile.ts';

interface Person {
  readonly profile: SoakProfile;
  /** Random numbers, separate for each person, so that the plan does not depend on who is faster. */
  readonly chance: Chance;
  readonly origin: string;
  readonly deals: readonly string[];
  /** A value that no other edit writes. */
  readonly newValue: () => number;
  readonly edits: Edit[];
  readonly done: Map<Action['kind'], number>;
}

/** Works until the time is over, then comes back online and waits for a page. */
export async function work(person: Person, until: number): Promise<void> {
  while (performance.now() < until) {
    const action = nextAction(person.chance, person.deals.length);
    // A failed action is a finding, but no reason to stop looking for others.
    await act(person, action).catch((cause: unknown) =>
      person.profile.errors.push(`${person.profile.name}, ${action.kind}: ${String(cause)}`),
    );
    person.done.set(action.kind, (person.done.get(action.kind) ?? 0) + 1);
    await new Promise((resolve) => setTimeout(resolve, action.pause));
  }
  await person.profile.context.setOffline(false);
}

async function act(person: Person, action: Action): Promise<void> {
  const { profile, chance } = person;
  switch (action.kind) {
    case 'edit':
      return edit(person, action);
    case 'save':
      await profile.command({
        type: 'deal/save',
        id: idOf(person, action.deal),
        saved: action.saved,
        stamp: { mid: newMid(chance), at: instant(Date.now()) },
      });
      return;
    case 'stage':
      return chooseStage(person, action);
    case 'offline':
      return goOffline(person, action.spell);
    case 'reopen': {
      // The command is in flight when the page dies, so it is unknown whether it was stored.
      const deal = chance.between(0, person.deals.length - 1);
      const stood = await profile.readDeal(idOf(person, deal));
      const cut = edit(person, { deal, key: 'legalFees' }, stood);
      if (action.how === 'close') await cut;
      await profile.reopen(action.how);
      return cut;
    }
  }
}

const idOf = ({ deals }: Person, place: number): string => deals[place] ?? '';

/** `stood`: the deal just before the edit, in case the edit is never answered. */
async function edit(
  person: Person,
  { deal, key }: Pick<Extract<Action, { kind: 'edit' }>, 'deal' | 'key'>,
  stood: Deal | null = null,
): Promise<void> {
  const { profile, chance, edits } = person;
  const id = idOf(person, deal);
  const value = person.newValue();
  const stamp = { mid: newMid(chance), at: instant(Date.now()) };
  const done = await profile.command({ type: 'deal/inputs', id, strategy: 'buy-to-let', changes: { [key]: minor(value) }, stamp });
  const before = (done === null ? stood : done.before)?.inputs['buy-to-let']?.[key] ?? null;
  edits.push({ profile: profile.name, deal: id, key, value, before, acknowledged: done?.ok === true });
}

/** Edits through the screen, as a user would. */
async function chooseStage(person: Person, { deal, stage }: Extract<Action, { kind: 'stage' }>): Promise<void> {
  const page = person.profile.page();
  await arrive(page, `${person.origin}/deals/${idOf(person, deal)}`);
  await page.getByTestId('stage-select').selectOption(stage);
}

/** Continues to edit offline, then comes back online. */
async function goOffline(person: Person, spell: number): Promise<void> {
  const until = performance.now() + spell;
  await person.profile.context.setOffline(true);
  while (performance.now() < until) {
    await edit(person, { deal: person.chance.between(0, person.deals.length - 1), key: 'monthlyRent' });
    await new Promise((resolve) => setTimeout(resolve, person.chance.between(200, 800)));
  }
  await person.profile.context.setOffline(false);
}
