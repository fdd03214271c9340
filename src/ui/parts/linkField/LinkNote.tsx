import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useConnection } from '../connection/useConnection.ts';
import type { AnalyseNote } from './analyseLink.ts';
import { siteNames } from './siteNames.ts';

const PageCapture = lazy(async () => ({ default: (await import('../capture/PageCapture.tsx')).PageCapture }));

/** What came of a link that could not be read at once. The toast gives the reason for a refusal; this offers the next step. */
export function LinkNote({ note }: { readonly note: AnalyseNote }) {
  const connection = useConnection();
  if (note.kind === 'none') return null;
  if (note.kind === 'queued') {
    // With the connection back the link is on its way, and the list of what is read says so.
    return connection === 'online' ? null : (
      <output className="rounded-2 border border-line bg-yours px-4 py-3">
        No connection. This {siteNames[note.site]} link waits on this device and is analysed when the connection is back.{' '}
        <Link to="/deals" className="font-medium underline underline-offset-4">
          See what waits
        </Link>
      </output>
    );
  }
  return (
    <section aria-label="Read the page on this device" className="grid gap-3 rounded-2 border border-line bg-card p-4">
      <p>Your own browser can open this listing: bring the page here instead.</p>
      <Suspense fallback={null}>
        <PageCapture />
      </Suspense>
    </section>
  );
}
