import { createContext } from 'react';
import type { Ingest } from '../../ingest/ingest.ts';
import { useRequired } from './useRequired.ts';

export const IngestContext = createContext<Ingest | null>(null);

/** Reads links, pages and files into deals. */
export const useIngest = (): Ingest => useRequired(IngestContext);
