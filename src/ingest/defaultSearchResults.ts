/** The default number of listings requested for a search link. */
export const defaultSearchResults = 25;
