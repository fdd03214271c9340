import type { CaseAnswer } from './caseRunner.ts';

/** The field a wrong published answer is held against, where each function of an adapter has a figure of its own. */
export const headline = 'headline';

/** An answer with its first field as the headline. */
export const withHeadline = (answer: CaseAnswer): CaseAnswer => ({ ...answer, [headline]: Object.values(answer)[0] });
