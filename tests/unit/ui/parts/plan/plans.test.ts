import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { searchListingLimit } from '../../../../../src/ui/parts/plan/usageText.ts';
import { plans } from '../../../../../src/ui/parts/plan/plans.ts';

const folder = 'supabase/migrations';
const migrations = readdirSync(folder)
  .toSorted()
  .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  .join('\n');

/** What the server lets each plan read of one search. */
const enforced = /'investor' then (\d+) when 'pro' then (\d+) else (\d+)/.exec(
  migrations.slice(migrations.indexOf('create function private.run_share')),
);

describe('what the plans promise', () => {
  it('plans: the listings of one search are those the server enforces', () => {
    const [investor, pro, free] = (enforced ?? []).slice(1).map(Number);
    expect(searchListingLimit).toEqual({ free, pro, investor });
    const told = plans.map(({ features }) => features.map((line) => /Up to (\d+) listings/.exec(line)?.[1]).find((found) => found));
    expect(told).toEqual([undefined, String(pro), String(investor)]);
  });

  it('plans: nothing that Free has is sold as a feature of a dearer plan', () => {
    const [free, ...paid] = plans;
    const sold: readonly string[] = paid.flatMap(({ features }) => features);
    expect(free.features.filter((feature) => sold.includes(feature))).toEqual([]);
    expect(sold.filter((feature) => /portfolio/i.test(feature))).toEqual([]);
  });

  it('plans: team collaboration is named as not available, and ticked in no plan', () => {
    expect(plans.flatMap(({ features }) => features).filter((line) => /team/i.test(line))).toEqual([]);
    expect(plans[2].remarks).toContain('Team collaboration: not available yet');
  });
});
