import { describe, expect, it } from 'vitest';
import { viewingAreas, viewingQuestions } from '../../../../src/core/deal/viewing/viewingQuestions.ts';

describe('viewing checklist', () => {
  it('has a unique id for each question, and gives reasons and costs without figures', () => {
    expect(new Set(viewingQuestions.map(({ id }) => id)).size).toBe(viewingQuestions.length);
    for (const { question, why, cost } of viewingQuestions) {
      expect(question).toMatch(/\?$/);
      expect(`${why}${cost}`).not.toMatch(/[£$€%\d]/);
    }
  });

  it('has a question for every area, and includes the essential questions', () => {
    expect(new Set(viewingQuestions.map(({ area }) => area))).toEqual(new Set(viewingAreas));
    const ids = viewingQuestions.map(({ id }) => id);
    for (const id of ['damp', 'roof', 'windows', 'boiler', 'electrics', 'lease', 'epc', 'noise', 'parking', 'broadband', 'flood'])
      expect(ids).toContain(id);
  });
});
