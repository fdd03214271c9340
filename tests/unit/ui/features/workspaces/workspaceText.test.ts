import { describe, expect, it } from 'vitest';
import { auditKinds, type TeamEntry } from '../../../../../src/core/contracts/teamsContract.ts';
import { auditText } from '../../../../../src/ui/features/workspaces/auditText.ts';
import { secretIn } from '../../../../../src/ui/features/workspaces/keptInvitation.ts';
import { statusText } from '../../../../../src/ui/features/workspaces/roleText.ts';

const at = '2026-11-20T10:00:00Z';
const team: TeamEntry = {
  id: 'c6a2f0de-5f43-4f35-9f0a-0d3c8c8e7d11',
  name: 'North',
  role: 'owner',
  members: 2,
  readOnly: null,
  deletedAt: null,
};

describe('the record of a workspace', () => {
  it('names who did what to whom, for every kind of entry', () => {
    for (const kind of auditKinds) expect(auditText({ at, kind, by: 'Ada', whom: 'Ben', detail: 'editor' }), kind).toMatch(/^Ada /);
    expect(auditText({ at, kind: 'role-changed', by: 'Ada', whom: 'Ben', detail: 'viewer' })).toBe('Ada changed Ben’s role to viewer');
    expect(auditText({ at, kind: 'invited', by: 'Ada', whom: '', detail: 'editor' })).toBe('Ada made an invitation link (editor)');
  });
});

describe('the state of a workspace', () => {
  it('says why nobody can change it, and when it is deleted', () => {
    expect(statusText(team)).toBeNull();
    expect(statusText({ ...team, readOnly: 'plan' })).toMatch(/no owner has the Investor plan. Nothing is lost/);
    expect(statusText({ ...team, readOnly: 'closed', deletedAt: '2026-12-20T10:00:00Z' })).toMatch(/^Closed. It is deleted on .*2026/);
  });
});

describe('the secret of an invitation', () => {
  it('is read from after the # only, and anything else is none', () => {
    expect(secretIn('#AbCdEfGhIjKlMnOpQrStUv')).toBe('AbCdEfGhIjKlMnOpQrStUv');
    for (const other of ['', '#', '#short', '#AbCdEfGhIjKlMnOpQrStUv<script>']) expect(secretIn(other), other).toBe('');
  });
});
