/** Raised with every change that makes a stored page read differently, so that a deal says which reading it holds. */
export const parserVersion = 7;
