import { expect, it, vi } from 'vitest';
import { firstToNotice } from './plants.ts';

vi.mock(import('../../../../src/sync/merge/validateRow.ts'), async (original) => ({
  ...(await original()),
  validateRow: (row: unknown) => ({ ok: true, value: row as never }),
}));

it('the simulation fails if rows are not validated before they are stored', async () => {
  expect(await firstToNotice({}, 60)).toMatch(/^[ABEF]:/);
});
