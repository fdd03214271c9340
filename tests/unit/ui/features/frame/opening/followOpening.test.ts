import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { err, ok } from '../../../../../../src/core/kernel/result.ts';
import { followOpening, type WorkspaceOpening } from '../../../../../../src/ui/features/frame/opening/followOpening.ts';
import type { Workspace } from '../../../../../../src/ui/hooks/workspace.ts';
import type { Person } from '../../../../../../src/ui/hooks/workspaceParts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => undefined);
const workspaceWith = (opened: Person['opened']): Workspace => ({ person: { opened } }) as unknown as Workspace;

/** The states shown within this time, in order. */
async function shownWithin(ms: number, workspace: () => Promise<Workspace>): Promise<readonly string[]> {
  const shown: WorkspaceOpening[] = [];
  followOpening(workspace, (opening) => shown.push(opening));
  await vi.advanceTimersByTimeAsync(ms);
  return shown.map((opening) => (opening.kind === 'open' && opening.late ? 'late' : opening.kind));
}

describe('followOpening', () => {
  it('reports slow after five seconds without an answer, and not before', async () => {
    expect(await shownWithin(4_900, () => never)).toEqual([]);
    expect(await shownWithin(5_000, () => never)).toEqual(['slow']);
  });

  it('shows the rows at once, and after five seconds reports the records as late', async () => {
    expect(await shownWithin(5_000, async () => workspaceWith(never))).toEqual(['open', 'late']);
    expect(await shownWithin(10_000, async () => workspaceWith(Promise.resolve(ok(null))))).toEqual(['open', 'open']);
  });

  it('reports a failure with its reason if the rows or the records did not open', async () => {
    const shown: WorkspaceOpening[] = [];
    followOpening(
      () => Promise.reject(new Error('Refused')),
      (opening) => shown.push(opening),
    );
    followOpening(
      async () => workspaceWith(Promise.resolve(err({ message: 'No room' }))),
      (opening) => shown.push(opening),
    );
    await vi.advanceTimersByTimeAsync(20_000);
    expect(shown.flatMap((opening) => (opening.kind === 'failed' ? [opening.message] : [])).toSorted()).toEqual(['No room', 'Refused']);
    expect(shown.some(({ kind }) => kind === 'slow')).toBe(false);
  });
});
