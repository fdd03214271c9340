import { describe, expect, it } from 'vitest';
import { steps } from '../../../../../../src/ui/features/landing/sections/sectionTexts.ts';
import { plans } from '../../../../../../src/ui/parts/plan/plans.ts';

describe('landing page sections', () => {
  it('state the prices in the specification', () => {
    expect(plans.map(({ name, price }) => `${name} ${price}`)).toEqual(['Free £0', 'Pro £19', 'Investor £49']);
    expect(plans[0].features[0]).toBe('3 analyses per month');
  });

  it('mark only Free as available on every server', () => {
    expect(plans.filter(({ available }) => available).map(({ name }) => name)).toEqual(['Free']);
  });

  it('explain the app in three steps', () => {
    expect(steps).toHaveLength(3);
  });
});
