/** The overlay, one at a time: palette, keyboard shortcuts, user menu, what's new or sign-out. */
export type Overlay = 'palette' | 'keys' | 'me' | 'news' | 'sign-out' | null;
