import { beforeEach, describe, expect, it, vi } from 'vitest';
import { instant } from '../../../../../../src/core/kernel/calendar.ts';
import { err, ok, type Result } from '../../../../../../src/core/kernel/result.ts';
import type { SharedReport } from '../../../../../../src/core/report/shared/sharedReport.ts';
import { ViewDb } from '../../../../../../src/data/view/viewDb.ts';
import type { LinkFailure, PersonLinks } from '../../../../../../src/sharing/personLinks.ts';
import { useCreateLink, type LinkChoices } from '../../../../../../src/ui/features/deal/shareLink/useCreateLink.ts';
import { sampleDeal } from '../../../../../support/dealFixtures.ts';
import { drawHook } from '../../../../../support/drawHook.tsx';
import { sampleFullReport } from '../../../../../support/fullReports.ts';

const given = vi.hoisted(() => ({ full: null as unknown }));
// The real one asks a worker, and reads the area packs.
vi.mock('../../../../../../src/ui/features/deal/report/pdf/useFullReport.ts', () => ({
  appVersion: () => 'b1',
  useFullReport: () => async () => given.full,
}));
vi.mock('../../../../../../src/data/view/items.ts', () => ({
  useItems: () => [{ id: 'n1', item: { dealId: 'd', text: 'the boiler hums', createdAt: Date.UTC(2026, 10, 20), updatedAt: 0 } }],
}));

const deal = sampleDeal();
const usual: LinkChoices = { parts: ['figures', 'notes'], days: 30, from: 'Ada' };

/** Links that note what they are asked, and answer as told. */
function fakeLinks() {
  const prepared: SharedReport[] = [];
  const sent: string[] = [];
  const answers: Result<string, LinkFailure>[] = [];
  const links: Pick<PersonLinks, 'prepare' | 'create'> = {
    prepare: async (report) => {
      prepared.push(report);
      return ok({ clientId: `client-${prepared.length}`, key: 'k', body: 'b' });
    },
    create: async ({ clientId }, { dealId, days }) => {
      sent.push(`${clientId} ${dealId === deal.id ? 'this deal' : dealId} ${days}`);
      return answers.shift() ?? ok('address');
    },
  };
  return { links: links as PersonLinks, prepared, sent, answers };
}

/** The hook on the sample deal. `create` resolves once the attempt number has been sent or has failed. */
function hook() {
  const fake = fakeLinks();
  let refreshed = 0;
  const drawn = drawHook(() => useCreateLink({ links: fake.links, deal, onCreated: () => (refreshed += 1) }), {
    person: { userId: 'ada', workspaceId: null, view: new ViewDb('create-link'), opened: Promise.resolve(ok(null)) },
    clock: { now: () => instant(Date.UTC(2026, 10, 28, 9)), newId: () => deal.id },
  });
  const create = async (choices: LinkChoices = usual): Promise<void> => {
    const before = fake.sent.length;
    drawn.create(choices);
    await vi.waitFor(() => expect(fake.sent.length).toBe(before + 1));
  };
  return { ...fake, drawn, create, refreshed: () => refreshed };
}

beforeEach(() => {
  given.full = ok(sampleFullReport());
});

const failed = (kind: LinkFailure['kind']) => err({ kind, message: kind });

describe('creating a link', () => {
  it('shares the chosen parts with the dated notes, and the name and moment', async () => {
    const { create, prepared, sent, refreshed } = hook();
    await create();
    expect(sent).toEqual(['client-1 this deal 30']);
    expect(prepared[0]).toMatchObject({ parts: ['figures', 'notes'], from: 'Ada', sharedAt: '2026-11-28T09:00:00.000Z' });
    expect(JSON.stringify(prepared)).toContain('20 November 2026: the boiler hums');
    await vi.waitFor(() => expect(refreshed()).toBe(1));
  });

  it('sends the same bytes again if no answer came, so that there is one link', async () => {
    const { create, answers, sent } = hook();
    answers.push(failed('offline'), failed('failed'));
    for (let times = 0; times < 3; times += 1) await create();
    expect(sent).toEqual(Array(3).fill('client-1 this deal 30'));
  });

  it('makes another link once the first was created, refused, or the choices changed', async () => {
    const { create, answers, sent } = hook();
    await create();
    answers.push(failed('refused'));
    await create();
    answers.push(failed('offline'));
    await create();
    await create({ ...usual, days: 7 });
    expect(sent.map((line) => line.slice(0, 8))).toEqual(['client-1', 'client-2', 'client-3', 'client-4']);
  });

  it('sends nothing if the report could not be calculated', async () => {
    given.full = err({ kind: 'crashed', message: 'The calculation stopped.' });
    const { drawn, create, sent, prepared } = hook();
    drawn.create(usual);
    given.full = ok(sampleFullReport());
    await create();
    expect([sent.length, prepared.length]).toEqual([1, 1]);
  });
});
