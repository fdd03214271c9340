/** Listings asked for by the link of a search, unless said. */
export const ofSearch = 25;
