import { useSearch } from '@tanstack/react-router';
import { DebugScreen } from '../features/debug/DebugScreen.tsx';
import { debugViewOf } from '../features/debug/debugSearch.ts';
import { pageFrame } from '../components/pageFrame.ts';

/** `/debug/apify`: what the page parsers read, and the Apify requests and responses. */
export function DebugApifyRoute() {
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  return (
    <div className={pageFrame}>
      <DebugScreen view={debugViewOf(raw)} />
    </div>
  );
}
