import { expect, it } from 'vitest';
import { evaluateStrategy } from '../../../../../src/core/pipeline/evaluateStrategy.ts';
import { sampleJob } from '../../../../support/dealFixtures.ts';

const jointly = (withPartner: boolean) => {
  const job = sampleJob();
  const profile = { ...job.profile, owner: 'joint', basis: 'after-tax', tax: { withPartner } } as const;
  return evaluateStrategy({ job: { ...job, profile }, strategy: 'hmo', yours: {} });
};

it('Joint owners are not shown figures before tax while the second one is unknown', () => {
  expect(jointly(true).ok).toBe(true);
  expect(jointly(false)).toMatchObject({ ok: false, error: { kind: 'not-covered', message: expect.stringMatching(/needs both of them/) } });
});
