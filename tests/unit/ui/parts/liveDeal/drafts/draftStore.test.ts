import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { minor } from '../../../../../../src/core/kernel/money.ts';
import { err, ok } from '../../../../../../src/core/kernel/result.ts';
import type { DataFailure } from '../../../../../../src/data/commands/dealCommand.ts';
import type { DealDraft } from '../../../../../../src/ui/parts/liveDeal/drafts/dealDraft.ts';
import { createDraftStore, writePause } from '../../../../../../src/ui/parts/liveDeal/drafts/draftStore.ts';

const full: DataFailure = { kind: 'storage-full', message: 'No space left' };

describe('the draft store', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('writes once after a pause, with the latest values', async () => {
    const sent: DealDraft[] = [];
    const store = createDraftStore<DealDraft>({}, async (draft) => {
      sent.push(draft);
      return ok(null);
    });
    store.type({ monthlyRent: minor(1) });
    store.type({ monthlyRent: minor(125_000), voidWeeks: 2 });
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(writePause);
    expect(sent).toEqual([{ monthlyRent: 125_000, voidWeeks: 2 }]);
    expect(store.current()).toEqual({ draft: {}, writing: false, failure: null });
  });

  it('keeps the values if a write fails, and writes them on the next try', async () => {
    const answers = [err(full), ok(null)];
    const store = createDraftStore<DealDraft>({}, async () => answers.shift() ?? ok(null));
    store.type({ voidWeeks: 2 });
    await store.flush();
    expect(store.current()).toEqual({ draft: { voidWeeks: 2 }, writing: false, failure: full });
    await store.flush();
    expect(store.current()).toEqual({ draft: {}, writing: false, failure: null });
  });

  it('queues values typed during a write, and never writes concurrently', async () => {
    const answers: (() => void)[] = [];
    const sent: DealDraft[] = [];
    const store = createDraftStore<DealDraft>({}, (draft) => {
      sent.push(draft);
      return new Promise((resolve) => void answers.push(() => resolve(ok(null))));
    });
    store.type({ voidWeeks: 2 });
    const done = store.flush();
    store.type({ voidWeeks: 3 });
    await vi.advanceTimersByTimeAsync(writePause);
    expect(sent).toEqual([{ voidWeeks: 2 }]);
    answers[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([{ voidWeeks: 2 }, { voidWeeks: 3 }]);
    answers[1]?.();
    await done;
    expect(store.current().draft).toEqual({});
  });

  it('writes at once when the page is closed', () => {
    const sent: DealDraft[] = [];
    const store = createDraftStore<DealDraft>({}, async (draft) => {
      sent.push(draft);
      return ok(null);
    });
    store.type({ voidWeeks: 1 });
    void store.flush();
    expect(sent).toEqual([{ voidWeeks: 1 }]);
  });
});
