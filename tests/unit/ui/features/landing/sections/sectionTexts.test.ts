import { describe, expect, it } from 'vitest';
import { steps } from '../../../../../../src/ui/features/landing/sections/sectionTexts.ts';
import { plans } from '../../../../../../src/ui/parts/plan/plans.ts';

describe('sections', () => {
  it('states the prices of the specification', () => {
    expect(plans.map(({ name, price }) => `${name} ${price}`)).toEqual(['Free £0', 'Pro £19', 'Investor £49']);
    expect(plans[0].features[0]).toBe('3 analyses per month');
  });

  it('promises nothing to everybody that not every server sells', () => {
    expect(plans.filter(({ available }) => available).map(({ name }) => name)).toEqual(['Free']);
  });

  it('explains itself in three steps', () => {
    expect(steps).toHaveLength(3);
  });
});
