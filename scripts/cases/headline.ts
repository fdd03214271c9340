import type { CaseAnswer } from './caseRunner.ts';

/** The field to compare with a wrong published answer, for adapters whose functions each have a different figure. */
export const headline = 'headline';

/** An answer with its first field copied to `headline`. */
export const withHeadline = (answer: CaseAnswer): CaseAnswer => ({ ...answer, [headline]: Object.values(answer)[0] });
