/** How somebody who is in now got here: null for one who was in before, `recovery` for one who has a password to choose. */
export type Arrival = 'signed-in' | 'recovery' | null;
