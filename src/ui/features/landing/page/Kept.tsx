import { useLayoutEffect, useRef, useState } from 'react';
import { keptPart, placeKept } from './keptParts.ts';

interface KeptProps {
  /** The name of a part in the prerendered page. */
  readonly part: string;
  /** Its height where there is none, so that nothing jumps. */
  readonly className?: string;
}

/** A part of the page before its code is there: the very markup that was prerendered, or room for it. */
export function Kept({ part, className }: KeptProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isKept] = useState(() => keptPart(part) !== null);
  useLayoutEffect(() => {
    if (place.current !== null) placeKept(part, place.current);
  }, [part]);
  return <div ref={place} data-kept={part} className={isKept ? undefined : className} />;
}
