import { createContext } from 'react';

/** The slot in a panel's header for the switch of a chart without its own heading; null outside such a panel. */
export const HeadSlot = createContext<HTMLElement | null>(null);
