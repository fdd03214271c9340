import { useSearch } from '@tanstack/react-router';
import { DebugScreen } from '../features/debug/DebugScreen.tsx';
import { debugViewOf } from '../features/debug/debugSearch.ts';

/** `/debug/apify`: how pages are read, and what Apify takes and gives. */
export function DebugApifyRoute() {
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-5 sm:px-6 lg:px-8 lg:pt-7">
      <DebugScreen view={debugViewOf(raw)} />
    </div>
  );
}
