import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { err, ok, type Result } from '../../../../../src/core/kernel/result.ts';
import type { IngestDone, IngestFailure } from '../../../../../src/ingest/ingest.ts';
import { readIntents } from '../../../../../src/data/device/pendingIntents.ts';
import type { Notice } from '../../../../../src/ui/components/notice/NoticeBody.tsx';
import { type AnalyseContext, analyseLink } from '../../../../../src/ui/parts/linkField/analyseLink.ts';

const shown: Notice[] = [];
vi.mock('../../../../../src/ui/components/notice/notify.ts', () => ({ notify: (notice: Notice) => shown.push(notice) }));

const link = 'https://www.rightmove.co.uk/properties/162171665';
const done: IngestDone = { kind: 'read', captureId: 'c', site: 'rightmove', runId: 'run 1', items: 1, dealIds: ['d'] };
const failure = (more: Partial<IngestFailure>): IngestFailure => ({
  code: 'internal',
  message: 'The server broke down.',
  offerCapture: false,
  captureId: null,
  ...more,
});

let went: string[] = [];

/** The screen's context with one answer from ingest. Only the calls of this flow exist. */
function contextWith(answer: Result<IngestDone, IngestFailure> | Error, signedIn = true): AnalyseContext {
  const services = {
    account: { currentUser: async () => (signedIn ? { id: 'u', email: 'sam@example.org' } : null) },
    openWorkspace: async () => {
      if (answer instanceof Error) throw answer;
      return { ingest: { analyseUrl: async () => answer } };
    },
  };
  return {
    services: services as unknown as AnalyseContext['services'],
    path: '/',
    maxResults: 25,
    captureId: 'c',
    goTo: (address) => void went.push(address),
  };
}

describe('analyseLink', () => {
  beforeEach(() => {
    went = [];
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });
  afterEach(() => {
    shown.length = 0;
    vi.unstubAllGlobals();
  });

  it('asks a signed-out user to sign in, and keeps the link for afterwards', async () => {
    await analyseLink(contextWith(ok(done), false), link);
    expect(shown).toMatchObject([{ title: 'Sign in required', detail: 'Please sign in to analyze properties' }]);
    expect(went).toEqual(['/auth?next=%2F']);
    expect(readIntents().analysis).toEqual({ captureId: 'c', link, maxResults: 25, path: '/' });
  });

  it('asks to sign in again if the session ended in between', async () => {
    await analyseLink(contextWith(err(failure({ code: 'signed-out' }))), link);
    expect(shown.map(({ title }) => title)).toEqual(['Sign in required']);
  });

  it('follows the run, with the site’s name in the address', async () => {
    await analyseLink(contextWith(ok(done)), link);
    expect(shown).toMatchObject([{ title: 'Analysis started', detail: 'Processing 1 properties from rightmove' }]);
    expect(went).toEqual(['/sync-progress?rightmove=run%201']);
  });

  it('goes to the deals when there is no run to follow', async () => {
    await analyseLink(contextWith(ok({ ...done, runId: null })), link);
    expect(went).toEqual(['/deals']);
  });

  it('says that a link is queued, and stays on the screen', async () => {
    const waiting = ok({ kind: 'queued', captureId: 'c', site: 'zoopla', why: 'unreached' } as const);
    expect(await analyseLink(contextWith(waiting), link)).toEqual({ kind: 'queued', site: 'zoopla' });
    expect(shown).toMatchObject([{ title: 'Analysis failed' }]);
    expect(went).toEqual([]);
  });

  it('goes to the deals, without an error, when another tab is already analysing the link', async () => {
    await analyseLink(contextWith(ok({ kind: 'queued', captureId: 'c', site: 'zoopla', why: 'elsewhere' })), link);
    expect(shown).toEqual([]);
    expect(went).toEqual(['/deals']);
  });

  it('shows the reason for a failure, or the specification’s text if there is none', async () => {
    await analyseLink(contextWith(err(failure({}))), link);
    await analyseLink(contextWith(err(failure({ message: '' }))), link);
    expect(shown.map(({ title, detail }) => `${title}: ${detail ?? ''}`)).toEqual([
      'Analysis failed: The server broke down.',
      'Analysis failed: Failed to analyze property',
    ]);
  });

  it('offers page capture if the portal blocks the server', async () => {
    const blocked = failure({ code: 'portal_blocked', message: 'Blocked.', offerCapture: true });
    expect(await analyseLink(contextWith(err(blocked)), link)).toEqual({ kind: 'capture', message: 'Blocked.', captureId: null });
  });

  it('reports storage that cannot be opened, instead of failing silently', async () => {
    await analyseLink(contextWith(new Error('The operation is insecure.')), link);
    expect(shown).toMatchObject([{ title: 'Analysis failed', detail: 'The operation is insecure.' }]);
  });
});
