import { useState } from 'react';
import { usePerson } from '../../../hooks/usePerson.ts';
import { storeText, readStoredText } from './storedDraft.ts';

/** Text in a field with its own Add button, kept when the page closes before it is clicked. */
export function useStoredText(name: string): readonly [string, (words: string) => void] {
  const { userId } = usePerson();
  const place = { userId, dealId: name };
  const [words, setWords] = useState(() => readStoredText(place));
  const change = (next: string): void => {
    setWords(next);
    storeText(place, next);
  };
  return [words, change];
}
