import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Role, TeamDetails } from '../../../../../src/core/contracts/teamsContract.ts';
import { err } from '../../../../../src/core/kernel/result.ts';
import type { Teams } from '../../../../../src/teams/teams.ts';
import { InvitationsPanel } from '../../../../../src/ui/features/workspaces/InvitationsPanel.tsx';
import { MembersPanel } from '../../../../../src/ui/features/workspaces/MembersPanel.tsx';

const me = 'c6a2f0de-5f43-4f35-9f0a-0d3c8c8e7d11';
const ben = 'c6a2f0de-5f43-4f35-9f0a-0d3c8c8e7d22';
const since = '2026-11-20T10:00:00Z';

const as = (role: Role): TeamDetails => ({
  team: { id: 'c6a2f0de-5f43-4f35-9f0a-0d3c8c8e7d33', name: 'North', role, members: 2, readOnly: null, deletedAt: null },
  members: [
    { user: me, name: 'Ada', email: 'ada@example.test', role, since },
    { user: ben, name: '<b>Ben</b>', email: 'ben@example.test', role: 'viewer', since },
  ],
  invitations: [
    { id: 'c6a2f0de-5f43-4f35-9f0a-0d3c8c8e7d44', role: 'editor', email: 'cleo@example.test', usesLeft: 1, expiresAt: since },
    { id: 'c6a2f0de-5f43-4f35-9f0a-0d3c8c8e7d55', role: 'viewer', email: null, usesLeft: 5, expiresAt: since },
  ],
  audit: [],
  devices: {},
});

// No call is made while a panel is rendered once.
const teams = new Proxy({} as Teams, { get: () => () => Promise.resolve(err({ kind: 'offline', message: 'You’re offline.' })) });
const plain = (html: string): string => html.replaceAll('<!-- -->', '');

describe('the members of a workspace', () => {
  it('can be managed by an owner, and only read by anyone else', () => {
    const byOwner = renderToString(createElement(MembersPanel, { teams, details: as('owner'), userId: me }));
    expect(byOwner.match(/data-testid="member-role"/g)).toHaveLength(2);
    // An owner leaves by the settings, so only others can be removed here.
    expect(byOwner.match(/data-testid="member-remove"/g)).toHaveLength(1);
    for (const role of ['editor', 'viewer'] as const) {
      const html = renderToString(createElement(MembersPanel, { teams, details: as(role), userId: me }));
      expect(html).not.toMatch(/member-role|member-remove/);
      expect(html).toContain('ben@example.test');
    }
  });

  it('are shown by name as text, and the person as “you”', () => {
    const html = plain(renderToString(createElement(MembersPanel, { teams, details: as('editor'), userId: me })));
    expect(html).toContain('<bdi>Ada</bdi> (you)');
    expect(html).toContain('&lt;b&gt;Ben&lt;/b&gt;');
  });
});

describe('the invitations of a workspace', () => {
  it('say whom they are for, as what and until when, and count the seats', () => {
    const html = plain(renderToString(createElement(InvitationsPanel, { teams, details: as('owner'), userId: me })));
    expect(html).toContain('cleo@example.test: editor, until');
    expect(html).toContain('Link for 5 people: viewer, until');
    expect(html.match(/data-testid="invitation-revoke"/g)).toHaveLength(2);
    expect(html).toContain('2 of 10 seats taken');
  });
});
