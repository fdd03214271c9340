import { useEffect, useRef, useState } from 'react';
import type { DealRow } from '../../../../data/view/rows.ts';
import { Button } from '../../../components/press/Button.tsx';
import { DealCard } from './DealCard.tsx';

interface DealGridProps {
  readonly rows: readonly DealRow[];
  readonly onSave: (id: string, saved: boolean) => void;
}

/** Cards drawn at once; more follow as the person nears the end, so that ten thousand deals open as fast as ten. */
const batch = 24;

/** The list as cards. Give it a `key` that changes with the search, so that a new search starts at its top. */
export function DealGrid({ rows, onSave }: DealGridProps) {
  const [count, setCount] = useState(batch);
  const left = rows.length - count;
  const more = () => setCount((drawn) => drawn + batch);
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-4 sm:gap-5">
        {rows.slice(0, count).map((row) => (
          <li key={row.id} className="grid min-w-0">
            <DealCard row={row} onSave={onSave} />
          </li>
        ))}
      </ul>
      {left > 0 ? <More left={left} onMore={more} /> : null}
    </>
  );
}

function More({ left, onMore }: { readonly left: number; readonly onMore: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (end.current === null) return undefined;
    const watcher = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && onMore(), {
      rootMargin: '1200px',
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  });
  return (
    <div ref={end} className="grid justify-items-center pt-4 print:hidden">
      <Button onClick={onMore}>{`Show more (${left} left)`}</Button>
    </div>
  );
}
