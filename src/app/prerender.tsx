import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { ServicesContext, type Services } from '../ui/hooks/services.ts';
import { createAppRouter } from './router.tsx';

/** The landing page as markup, made while building: it is read before any script has run, and without one. */
export async function prerenderLanding(): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/'] }));
  await router.load();
  const page = (
    <ServicesContext value={nobody}>
      <RouterProvider router={router} />
    </ServicesContext>
  );
  // In one piece: markup that comes later would need a script to move it to its place.
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

/** While building there is nobody to serve: the page asks for services only once somebody acts. */
const nobody = new Proxy({} as Services, {
  get: (_, name) => {
    throw new Error(`The landing page asked for "${String(name)}" while it was being prerendered`);
  },
});
