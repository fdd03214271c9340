import { describe, expect, it } from 'vitest';
import { viewingAreas, viewingQuestions } from '../../../../src/core/deal/viewing/viewingQuestions.ts';

describe('the checklist of a viewing', () => {
  it('has one id for each question, in words and without figures', () => {
    expect(new Set(viewingQuestions.map(({ id }) => id)).size).toBe(viewingQuestions.length);
    for (const { question, why, cost } of viewingQuestions) {
      expect(question).toMatch(/\?$/);
      expect(`${why}${cost}`).not.toMatch(/[£$€%\d]/);
    }
  });

  it('asks something in every area, and what every viewing has to', () => {
    expect(new Set(viewingQuestions.map(({ area }) => area))).toEqual(new Set(viewingAreas));
    const ids = viewingQuestions.map(({ id }) => id);
    for (const id of ['damp', 'roof', 'windows', 'boiler', 'electrics', 'lease', 'epc', 'noise', 'parking', 'broadband', 'flood'])
      expect(ids).toContain(id);
  });
});
