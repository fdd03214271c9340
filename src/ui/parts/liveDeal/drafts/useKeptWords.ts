import { useState } from 'react';
import { usePerson } from '../../../hooks/usePerson.ts';
import { keepWords, takeKeptWords } from './keptDraft.ts';

/** Words in a field that has an "Add" of its own: they outlive a page that goes away before it was pressed. */
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
