import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { instant } from '../../../../src/core/kernel/calendar.ts';
import { standardProfile } from '../../../../src/core/deal/standardProfile.ts';
import type { Profile } from '../../../../src/core/deal/profile.ts';
import { createDataWorker } from '../../../../src/data/commands/createDataWorker.ts';
import type { Stores } from '../../../../src/data/commands/stores.ts';
import type { DataWorker } from '../../../../src/data/dataWorker.ts';
import { allRecords } from '../../../../src/data/collections/recordQueries.ts';
import { documentsName } from '../../../../src/data/view/viewName.ts';
import { idOf } from '../../../support/deals.ts';
import { emptyStorage } from '../../../support/emptyStorage.ts';

const ada = '0c3b509b-a908-482d-a985-ef2a7e859f9e';
const team = '1d4c60ac-ba19-4a3e-8a96-0f3b8f96a0af';
const at = instant(1);
const profileNamed = (strategy: NonNullable<Profile['strategy']>): Profile => ({ ...standardProfile, strategy });

beforeEach(emptyStorage);

const nothing = (): void => undefined;

async function inWorkspace<Value>(workspaceId: string | null, work: (data: DataWorker, stores: Stores) => Promise<Value>): Promise<Value> {
  let stores: Stores | null = null;
  const data = createDataWorker({ opened: (given) => (stores = given), closing: nothing, writeBegan: nothing, writeEnded: nothing });
  await data.open(documentsName(ada, workspaceId));
  if (stores === null) throw new Error('The stores did not open');
  const value = await work(data, stores);
  await data.close();
  return value;
}

describe('the profile that scores a team’s deals', () => {
  it('is the person’s own, which never becomes a record of the team', async () => {
    await inWorkspace(null, (data) => data.writeProfile(profileNamed('brrrr'), idOf(1), at));
    const [used, records] = await inWorkspace(team, async (data, { documents }) => [
      await data.readProfile(),
      await allRecords(documents, 'profiles'),
    ]);
    expect([used.strategy, records]).toEqual(['brrrr', []]);
  });

  it('is the standard one if the person has none', async () => {
    expect(await inWorkspace(team, (data) => data.readProfile())).toEqual(standardProfile);
  });

  it('is the workspace’s once an owner has stored one, and the person’s own again once it is removed', async () => {
    await inWorkspace(null, (data) => data.writeProfile(profileNamed('brrrr'), idOf(1), at));
    await inWorkspace(team, async (data) => {
      expect(await data.readWorkspaceProfile()).toBeNull();
      await data.writeProfile(profileNamed('flip'), idOf(2), at);
      expect((await data.readProfile()).strategy).toBe('flip');
      expect((await data.readWorkspaceProfile())?.strategy).toBe('flip');
      await data.removeWorkspaceProfile(idOf(3), at);
      expect([(await data.readProfile()).strategy, await data.readWorkspaceProfile()]).toEqual(['brrrr', null]);
    });
    expect((await inWorkspace(null, (data) => data.readProfile())).strategy).toBe('brrrr');
  });

  it('follows the person’s own from one opening to the next', async () => {
    await inWorkspace(null, (data) => data.writeProfile(profileNamed('brrrr'), idOf(1), at));
    await inWorkspace(team, (data) => data.readProfile());
    await inWorkspace(null, (data) => data.writeProfile(profileNamed('flip'), idOf(2), at));
    expect((await inWorkspace(team, (data) => data.readProfile())).strategy).toBe('flip');
  });

  it('is never read as a workspace’s in the personal one', async () => {
    expect(
      await inWorkspace(null, async (data) => {
        await data.writeProfile(profileNamed('brrrr'), idOf(1), at);
        return data.readWorkspaceProfile();
      }),
    ).toBeNull();
  });
});
