/** The open overlay: palette, keyboard shortcuts, user menu, what's new or sign-out. At most one is open; null if none is. */
export type Overlay = 'palette' | 'keys' | 'me' | 'news' | 'sign-out' | null;
