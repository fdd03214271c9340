import type { Deal } from '../../src/core/deal/deal.ts';
import { instant } from '../../src/core/kernel/calendar.ts';
import { err } from '../../src/core/kernel/result.ts';
import type { PageReading } from '../../src/core/listing/pageReading.ts';
import { readCapturedPage } from '../../src/core/listing/page/readCapturedPage.ts';
import { applyDealCommand } from '../../src/data/commands/applyDealCommand.ts';
import { ViewDb } from '../../src/data/view/viewDb.ts';
import { createCaptureLog } from '../../src/ingest/captureLog.ts';
import { createIngest } from '../../src/ingest/createIngest.ts';
import { idOf } from './deals.ts';
import type { User } from '../../src/account/user.ts';

/** Ingest with a real view database, an in-memory deal store and an offline server; `read` replaces the page reader. */
export function pageIngest(read: ((page: string | Uint8Array) => PageReading | null) | null = null) {
  const deals = new Map<string, Deal>();
  const clock = { at: instant(1_790_000_000_000), ids: 0 };
  /** A callback that is awaited after each deal is stored. */
  const after = { stored: async (): Promise<void> => undefined };
  const view = new ViewDb(`captured-${crypto.randomUUID()}`);
  const ingest = createIngest({
    account: {
      currentUser: async (): Promise<User> => ({ id: 'u', email: 'a@b.test' }),
      invoke: async () => err({ kind: 'offline', status: null, message: 'offline', body: null }),
    },
    track: () => undefined,
    now: () => clock.at,
    newId: () => idOf((clock.ids += 1)),
    newRunId: () => `run-${(clock.ids += 1)}`,
    exclusively: async (_name, work) => work(),
    listenToRun: async () => 'unavailable',
    pause: async () => undefined,
    captures: createCaptureLog(view, () => clock.at),
    keepPage: async () => undefined,
    readPage: async (page, from) => (read === null ? readCapturedPage(page, from) : read(page)),
    sink: {
      mutate: async (command) => {
        if (command.type === 'deal/delete') throw new Error('Ingest tried to delete a deal');
        const id = 'deal' in command ? command.deal.id : command.id;
        const next = applyDealCommand(deals.get(id) ?? null, command);
        if (next.ok) deals.set(next.value.id, next.value);
        await after.stored();
        return next;
      },
      findByListing: async (_site, listingId) => [...deals.values()].find((deal) => deal.facts.listingId === listingId) ?? null,
      evaluateAndStore: async () => err({ message: 'not needed here' }),
    },
  });
  return { ingest, deals, view, clock, after };
}
