import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { AttentionItem } from '../../parts/overview/attention.ts';

const SyncSheet = lazy(async () => ({ default: (await import('../../parts/sync/SyncSheet.tsx')).SyncSheet }));

const press = 'text-left font-medium after:absolute after:inset-0 after:rounded-1 hover:underline';

/** Items that need attention, each with a link. */
export function Attention({ items }: { readonly items: readonly AttentionItem[] }) {
  const [sync, setSync] = useState(false);
  if (items.length === 0) return <p className="text-ink-2">You’re all caught up.</p>;
  return (
    <>
      <ul>
        {items.map((item) => (
          <li
            key={item.id}
            data-testid="attention"
            className="relative grid min-h-11 content-center border-t border-line py-2.5 first:border-0 first:pt-1"
          >
            <Way item={item} onSync={() => setSync(true)} />
            <p className="text-sm text-ink-2">{item.detail}</p>
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>{sync ? <SyncSheet onClose={() => setSync(false)} /> : null}</Suspense>
    </>
  );
}

function Way({ item: { title, to }, onSync }: { readonly item: AttentionItem; readonly onSync: () => void }) {
  switch (to.path) {
    case 'sync':
      return (
        <button type="button" onClick={onSync} className={press}>
          {title}
        </button>
      );
    case '/deals/$dealId':
      return (
        <Link to="/deals/$dealId" params={{ dealId: to.dealId }} className={press}>
          {title}
        </Link>
      );
    default:
      return (
        <Link to="/deals" search={to.view === undefined ? {} : { view: to.view }} className={press}>
          {title}
        </Link>
      );
  }
}
