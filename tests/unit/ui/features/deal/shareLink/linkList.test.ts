import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { OwnLink } from '../../../../../../src/sharing/personLinks.ts';
import { LinkList } from '../../../../../../src/ui/features/deal/shareLink/LinkList.tsx';
import type { LinksState } from '../../../../../../src/ui/features/deal/shareLink/useLinks.ts';

const link: OwnLink = {
  id: '00000000-0000-4000-8000-000000000001',
  dealId: 'd1',
  createdAt: '2026-11-28T09:00:00Z',
  expiresAt: '2026-12-05T09:00:00Z',
  mine: true,
  address: 'https://app.example/shared/x#key',
};

const draw = (state: LinksState, isOffline = false): string =>
  renderToStaticMarkup(createElement(LinkList, { state, isOffline, refresh: () => undefined, revoke: async () => null }));

describe('the links to a deal', () => {
  it('show when they were created and until when they work', () => {
    const html = draw({ kind: 'listed', links: [link] });
    expect(html).toMatch(/Created 28 Nov 2026.*Works until 5 Dec 2026/s);
    expect(html).toContain('Copy');
    expect(html).toContain('Revoke');
  });

  it('of another device have no address to copy, and can be revoked', () => {
    const html = draw({ kind: 'listed', links: [{ ...link, address: null }] });
    expect(html).toContain('only on the device that created it');
    expect(html).not.toContain('>Copy<');
    expect(html).toContain('Revoke');
  });

  it('of the team say so', () => {
    expect(draw({ kind: 'listed', links: [{ ...link, mine: false }] })).toContain('Created by a team member');
  });

  it('cannot be revoked offline', () => {
    expect(draw({ kind: 'listed', links: [link] }, true)).toMatch(/<button[^>]*data-testid="revoke-link"[^>]*disabled=""/);
    expect(draw({ kind: 'listed', links: [link] })).not.toMatch(/<button[^>]*data-testid="revoke-link"[^>]*disabled=""/);
  });

  it('that are missing or could not be loaded say what to do', () => {
    expect(draw({ kind: 'listed', links: [] })).toContain('The links you create appear here');
    expect(draw({ kind: 'failed', message: 'Couldn’t reach the server.' })).toMatch(/reach the server.*Try again/s);
  });
});
