import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPersonServices } from '../../../../src/app/person/personServices.ts';
import { openWorkspace, type OpenWorkspace } from '../../../../src/app/person/workspace.ts';
import { dealToRow } from '../../../../src/data/view/dealToRow.ts';
import { ViewDb } from '../../../../src/data/view/viewDb.ts';
import { documentsName, viewName } from '../../../../src/data/view/viewName.ts';
import { dealOf } from '../../../support/deals.ts';

vi.mock('../../../../src/app/person/personServices.ts', () => ({
  openPersonServices: vi.fn(() => ({ opened: Promise.resolve(), close: () => {} })),
}));

const open: OpenWorkspace[] = [];

// With faked timers, the idle time that a workspace otherwise waits for never comes.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(openPersonServices).mockClear();
  for (const workspace of open.splice(0)) workspace.close();
});

async function opened(userId: string | null): Promise<void> {
  const unused = {} as never;
  open.push(
    await openWorkspace({ account: unused, connection: unused, track: () => {}, userId, workspaceId: null, onOvertaken: () => {} }),
  );
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('a user’s workers', () => {
  it('start at once if someone is signed in and there are no deals to show yet', async () => {
    await opened('someone-new');
    expect(openPersonServices).toHaveBeenCalledOnce();
  });

  it('wait until the first screen has its rows if there are deals', async () => {
    const view = new ViewDb(viewName(documentsName('someone-known')));
    await view.rows.bulkPut([dealToRow(dealOf(1), undefined)]);
    view.close();
    await opened('someone-known');
    expect(openPersonServices).not.toHaveBeenCalled();
  });

  it('wait while no one is signed in', async () => {
    await opened(null);
    expect(openPersonServices).not.toHaveBeenCalled();
  });
});
