/** Increased whenever the parser would read a stored page differently; each deal records the version that read it. */
export const parserVersion = 7;
