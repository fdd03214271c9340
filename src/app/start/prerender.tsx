import { createMemoryHistory, RouterContextProvider, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { ServicesContext } from '../../ui/hooks/services.ts';
import { createAppRouter } from '../router.tsx';
import { FirstVisitDeals } from './FirstVisitDeals.tsx';
import { nobody } from './nobody.ts';

/** Screens that show what this device holds, as they are where it holds nothing. */
export const firstVisits: Readonly<Record<string, ReactNode>> = { '/deals': <FirstVisitDeals /> };

/** A page as markup, made while building: it is read before any script has run, and without one. */
export async function prerenderPage(path: string): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  const firstVisit = firstVisits[path];
  if (firstVisit === undefined) await router.load();
  const page = (
    <ServicesContext value={nobody}>
      {firstVisit === undefined ? (
        <RouterProvider router={router} />
      ) : (
        <RouterContextProvider router={router}>{firstVisit}</RouterContextProvider>
      )}
    </ServicesContext>
  );
  // In one piece: markup that comes later would need a script to move it to its place.
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

/** The legal pages that are documents of their own, and what the landing page says of itself to machines. */
export { legalPages } from '../../ui/features/legal/legalPages.ts';
export { faq } from '../../ui/features/landing/sections/faqWords.ts';
export { plans } from '../../ui/features/landing/sections/sectionWords.ts';
