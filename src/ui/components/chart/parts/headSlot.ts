import { createContext } from 'react';

/** Where in a panel's head a chart without a heading of its own puts its switch; null outside such a panel. */
export const HeadSlot = createContext<HTMLElement | null>(null);
