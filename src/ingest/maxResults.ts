/** Listings asked for by the link of one, and by the link of a search. */
export const [one, ofSearch] = [1, 25] as const;
