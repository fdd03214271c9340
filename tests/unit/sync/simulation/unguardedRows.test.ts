import { expect, it, vi } from 'vitest';
import { firstToNotice } from './plants.ts';

vi.mock(import('../../../../src/sync/merge/validateRow.ts'), async (original) => ({
  ...(await original()),
  validateRow: (row: unknown) => ({ ok: true, value: row as never }),
}));

it('the simulation turns red when rows are not checked before they are stored', async () => {
  expect(await firstToNotice({}, 60)).toMatch(/^[ABEF]:/);
});
