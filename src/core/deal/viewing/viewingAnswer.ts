/** What was found: in order, a fault, or not looked at after all. */
export const viewingFindings = ['good', 'fault', 'unclear'] as const;
export type ViewingFinding = (typeof viewingFindings)[number];

/** The answer to one question of a viewing; `note` is the person's own words. */
export interface ViewingAnswer {
  readonly finding: ViewingFinding | null;
  readonly note: string | null;
}

/** Answers by the id of the question (`viewingQuestions.ts`); what is absent was not asked. */
export type ViewingAnswers = Readonly<Record<string, ViewingAnswer>>;
