/** Sample ids begin with the first moments of 1970, unlike any real id. */
const prefix = '0000000000SAMP';

/** The id of the n-th sample, in the same form as any other id. */
export const sampleIdText = (n: number): string => `${prefix}${String(n).padStart(12, '0')}`;

/** Whether a deal is a sample, which is never stored as a record, synced or counted. */
export const isSampleId = (id: string): boolean => id.startsWith(prefix);
