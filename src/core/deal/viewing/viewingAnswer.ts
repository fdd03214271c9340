/** The result of a check: fine, a fault, or not checked. */
export const viewingFindings = ['good', 'fault', 'unclear'] as const;
export type ViewingFinding = (typeof viewingFindings)[number];

/** The answer to one question of a viewing; `note` is in the person's own words. */
export interface ViewingAnswer {
  readonly finding: ViewingFinding | null;
  readonly note: string | null;
}

/** Answers by question id (`viewingQuestions.ts`); unanswered questions are absent. */
export type ViewingAnswers = Readonly<Record<string, ViewingAnswer>>;
