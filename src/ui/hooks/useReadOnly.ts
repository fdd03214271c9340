import { createContext, useContext } from 'react';

/** Why the person cannot change deals in the open workspace, as a sentence that says what to do; null if they can. */
export const ReadOnlyContext = createContext<string | null>(null);

/** Why the person cannot change deals in the open workspace, as a sentence that says what to do; null if they can. */
export const useReadOnly = (): string | null => useContext(ReadOnlyContext);
