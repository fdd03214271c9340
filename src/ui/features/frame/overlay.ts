/** What lies over the screen, one at a time: the palette, the list of keys, the person's menu, what's new, or the question of a sign-out. */
export type Overlay = 'palette' | 'keys' | 'me' | 'news' | 'sign-out' | null;
