/** What lies over the screen, one at a time: the palette, the list of keys, the person's menu, or the question of a sign-out. */
export type Overlay = 'palette' | 'keys' | 'me' | 'sign-out' | null;
