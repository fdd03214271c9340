import { dealTerms } from './dealTerms.ts';
import { financeTerms } from './financeTerms.ts';
import type { GlossaryTerm } from './glossaryTerm.ts';
import { returnTerms } from './returnTerms.ts';

/** Glossary terms in alphabetical order. */
export const glossary: readonly GlossaryTerm[] = [...returnTerms, ...financeTerms, ...dealTerms].toSorted((left, right) =>
  left.term.localeCompare(right.term, 'en-GB'),
);
