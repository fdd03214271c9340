import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { ServicesContext, type Services } from '../../ui/hooks/services.ts';
import { createAppRouter } from '../router.tsx';
export { plans } from '../../ui/parts/plan/plans.ts';

/** There are no services at build time. Pages use them only on interaction. */
const noServices = new Proxy<Partial<Services>>({}, { get: (_, service) => new Proxy({}, { get: () => refuse(String(service)) }) });

function refuse(service: string): never {
  throw new Error(`A page asked for "${service}" while it was being prerendered`);
}

/** A page as markup, rendered at build time, so that it can be read before or without scripts. */
export async function prerenderPage(path: string): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const page = (
    <ServicesContext value={noServices}>
      <RouterProvider router={router} />
    </ServicesContext>
  );
  // Rendered in one piece, because markup streamed later would need a script to move it into place.
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

/** The legal pages that are separate documents, and the landing page's structured data. */
export { legalPages } from '../../ui/features/legal/legalPages.ts';
export { faq } from '../../ui/features/landing/sections/faqEntries.ts';
