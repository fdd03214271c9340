/** What lies over the screen, one at a time. */
export type Overlay = 'palette' | 'keys' | 'more' | null;
