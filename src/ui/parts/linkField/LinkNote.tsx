import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useConnection } from '../connection/useConnection.ts';
import type { AnalyseNote } from './analyseLink.ts';
import { siteNames } from './siteNames.ts';

const PageCapture = lazy(async () => ({ default: (await import('../capture/PageCapture.tsx')).PageCapture }));

/** Tells the user what to do next about a link that could not be read immediately. The toast gives the reason. */
export function LinkNote({ note }: { readonly note: AnalyseNote }) {
  const connection = useConnection();
  if (note.kind === 'none') return null;
  if (note.kind === 'queued') {
    // Once online, the link is being read, and the queue shows it.
    return connection === 'online' ? null : (
      <output className="rounded-2 border border-line bg-yours px-4 py-3">
        You’re offline. We’ve saved this {siteNames[note.site]} link and will analyse it when you’re back online.{' '}
        <Link to="/deals" className="font-medium underline underline-offset-4">
          See queue
        </Link>
      </output>
    );
  }
  return (
    <section aria-label="Read the page on this device" className="grid gap-3 rounded-2 border border-line bg-card p-4">
      <p>Open this listing in your own browser and upload the page here instead.</p>
      <Suspense fallback={null}>
        <PageCapture />
      </Suspense>
    </section>
  );
}
