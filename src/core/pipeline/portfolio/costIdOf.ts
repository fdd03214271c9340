/** The id a deal's cost line has in the holding made of it. */
export const costIdOf = (line: string): string => `deal-${line}`;
