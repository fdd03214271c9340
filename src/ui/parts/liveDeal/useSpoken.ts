import { useEffect, useRef, useState } from 'react';

/** How long the figures must stand still before they are read out, in milliseconds. */
const pauseMs = 900;

/** What a polite live region should say: the newest words, once per pause, and nothing before the first change. */
export function useSpoken(words: string | null): string {
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
