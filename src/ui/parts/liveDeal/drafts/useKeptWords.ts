import { useState } from 'react';
import { usePerson } from '../../../hooks/usePerson.ts';
import { keepWords, takeKeptWords } from './keptDraft.ts';

/** Text in a field with its own Add button, kept when the page closes before it is clicked. */
export function useKeptWords(name: string): readonly [string, (words: string) => void] {
  const { userId } = usePerson();
  const place = { userId, dealId: name };
  const [words, setWords] = useState(() => takeKeptWords(place));
  const change = (next: string): void => {
    setWords(next);
    keepWords(place, next);
  };
  return [words, change];
}
