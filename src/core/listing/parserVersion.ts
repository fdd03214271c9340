/** Raised whenever a stored page would be read differently, so that a deal records its parser. */
export const parserVersion = 7;
