import { useEffect, useRef, useState } from 'react';

/** How long figures must be unchanged before they are announced, in milliseconds. */
const pauseMs = 900;

/** The text for a polite live region, updated once the text has been unchanged for a while; '' before the first change. */
export function useAnnouncement(words: string | null): string {
  const [spoken, setSpoken] = useState('');
  const first = useRef<string | null>(null);
  useEffect(() => {
    if (words === null) return undefined;
    if (first.current === null) {
      first.current = words;
      return undefined;
    }
    const timer = setTimeout(() => setSpoken(words), pauseMs);
    return () => clearTimeout(timer);
  }, [words]);
  return spoken;
}
