import { describe, expect, it } from 'vitest';
import { standardProfile } from '../../../../src/core/deal/standardProfile.ts';
import type { Figures } from '../../../../src/core/engine/analysis.ts';
import { percent, rate } from '../../../../src/core/kernel/rate.ts';
import { checkRules, targetText, targetRules, type RulesInput } from '../../../../src/core/score/checkRules.ts';
import { sampleOutcome } from '../../../support/dealFixtures.ts';
import { perMonth } from '../../../../src/core/kernel/period.ts';

const { targets } = standardProfile;
const inPounds: RulesInput = { targets, currency: 'GBP' };
const plain = (words: string | undefined): string | undefined => words?.replaceAll('\u00a0', ' ');

/** The result for one rule of the standard profile. The targets are £200, 6%, 125%, 1.25, 4% and 6%. */
function told(id: keyof typeof targets, value: number | null): readonly unknown[] {
  const figures = { ...sampleOutcome().analysis.figures, [id]: value } as Figures;
  const check = checkRules(figures, inPounds).find((each) => each.id === id);
  return [check?.met, plain(check?.words), plain(check?.distance?.words)];
}

describe('target rules', () => {
  it('are named after their figures, in the verdict’s order', () => {
    expect(targetRules.map(({ id, figure, label }) => [id, figure, label])).toEqual([
      ['monthlyCashFlow', 'monthlyCashFlow', 'Monthly cash flow'],
      ['cashOnCash', 'cashOnCash', 'Cash-on-cash'],
      ['interestCover', 'interestCover', 'Interest cover'],
      ['debtServiceCover', 'debtServiceCover', 'Debt service cover'],
      ['netYield', 'netYield', 'Net yield'],
      ['grossYield', 'grossYield', 'Gross yield'],
    ]);
    expect(targetRules.map(({ id }) => plain(targetText(id, inPounds)))).toEqual(['£200', '6%', '125%', '1.25', '4%', '6%']);
  });

  it('are met, missed or exactly met, with the difference in the rule’s unit', () => {
    expect(told('monthlyCashFlow', 245_00)).toEqual([true, '£245, meets your £200 target', '£45 a month above']);
    expect(told('monthlyCashFlow', 200_00)).toEqual([true, '£200, meets your £200 target', 'exactly met']);
    expect(told('monthlyCashFlow', 154_60)).toEqual([false, '£155, below your £200 target', '£45.40 a month below']);
    expect(told('netYield', percent(4.8))).toEqual([true, '4.8%, meets your 4% target', '0.8 pts above']);
    expect(told('netYield', percent(4))).toEqual([true, '4.0%, meets your 4% target', 'exactly met']);
    expect(told('interestCover', rate(1))).toEqual([false, '100%, below your 125% target', '25 pts below']);
    expect(told('debtServiceCover', 1.4)).toEqual([true, '1.40, meets your 1.25 target', '0.15 above']);
    expect(told('debtServiceCover', 1)).toEqual([false, '1.00, below your 1.25 target', '0.25 below']);
  });

  it('that are narrowly missed print enough digits to show it, in the text and in the distance', () => {
    expect(told('monthlyCashFlow', 199_96)).toEqual([false, '£199.96, below your £200 target', '£0.04 a month below']);
    expect(told('grossYield', percent(5.96))).toEqual([false, '5.960%, below your 6% target', '0.04 pts below']);
    expect(told('grossYield', percent(5.94))).toEqual([false, '5.9%, below your 6% target', '0.1 pts below']);
    expect(told('debtServiceCover', 1.2496)).toEqual([false, '1.2496, below your 1.25 target', '0.0004 below']);
    expect(told('interestCover', 1.2499)).toEqual([false, '124.99%, below your 125% target', '0.01 pts below']);
    expect(told('debtServiceCover', 1.249_99)).toEqual([false, '1.2500, below your 1.25 target', 'less than 0.0001 below']);
    expect(told('netYield', 0.039_999_999)).toEqual([false, '4.000%, below your 4% target', 'less than 0.0001 pts below']);
  });

  it('use the currency of the figures', () => {
    const figures = { ...sampleOutcome().analysis.figures, monthlyCashFlow: perMonth(154_60) };
    const [cashFlow] = checkRules(figures, { targets, currency: 'EUR' });
    expect(cashFlow).toMatchObject({ words: '€155, below your €200 target', distance: { words: '€45.40 a month below' } });
  });

  it('that are narrowly met print the usual digits', () => {
    expect(told('grossYield', percent(6.04))).toEqual([true, '6.0%, meets your 6% target', '0.04 pts above']);
  });

  it('have nothing to measure without a loan or without cash invested', () => {
    expect(told('interestCover', null)).toEqual([null, 'No loan to cover', undefined]);
    expect(told('debtServiceCover', null)).toEqual([null, 'No loan to cover', undefined]);
    expect(told('cashOnCash', null)).toEqual([null, 'No cash invested', undefined]);
  });

  it('give the distance in the figure’s unit and as a share of the target, without floating-point errors', () => {
    const figures = { ...sampleOutcome().analysis.figures, debtServiceCover: rate(1.4), monthlyCashFlow: perMonth(150_00) };
    const distanceOf = (id: string, asked = targets) =>
      checkRules(figures, { ...inPounds, targets: asked }).find((each) => each.id === id)?.distance;
    expect(distanceOf('debtServiceCover')).toMatchObject({ unit: 'fraction', value: 1.4, target: 1.25, by: 0.15 });
    expect(distanceOf('monthlyCashFlow')).toMatchObject({ unit: 'pence a month', by: -50_00, share: -0.25 });
    expect(distanceOf('monthlyCashFlow', { ...targets, monthlyCashFlow: perMonth(0) })).toMatchObject({ by: 150_00, share: null });
  });
});
