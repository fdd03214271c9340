/** Warns that a screen asked for a change that the person may not make. Its control should have been absent or disabled. */
export const reportRefusal = (job: string, why: string): void => console.warn(`Refused in a read-only workspace: ${job}. ${why}`);
