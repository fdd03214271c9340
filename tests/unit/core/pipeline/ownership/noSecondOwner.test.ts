import { expect, it } from 'vitest';
import { evaluateStrategy } from '../../../../../src/core/pipeline/evaluateStrategy.ts';
import { sampleJob } from '../../../../support/dealFixtures.ts';

const jointly = (withPartner: boolean) => {
  const job = sampleJob();
  const profile = { ...job.profile, owner: 'joint', basis: 'after-tax', tax: { withPartner } } as const;
  return evaluateStrategy({ job: { ...job, profile }, strategy: 'hmo', yours: {} });
};

it('joint ownership without a known partner is refused instead of showing before-tax figures', () => {
  expect(jointly(true).ok).toBe(true);
  expect(jointly(false)).toMatchObject({
    ok: false,
    error: { kind: 'not-covered', message: expect.stringMatching(/we need both owners’ details/) },
  });
});
