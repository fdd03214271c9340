import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { teamLimits } from '../../../../../src/core/deal/collaboration/teamLimits.ts';
import { searchListingLimit } from '../../../../../src/ui/parts/plan/usageText.ts';
import { plans } from '../../../../../src/ui/parts/plan/plans.ts';

const folder = 'supabase/migrations';
const migrations = readdirSync(folder)
  .toSorted()
  .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  .join('\n');

/** The server's limit on listings per search for each plan. */
const enforced = /'investor' then (\d+) when 'pro' then (\d+) else (\d+)/.exec(
  migrations.slice(migrations.indexOf('create function private.run_share')),
);

describe('the plans’ features', () => {
  it('plans: the listings per search match the server’s limits', () => {
    const [investor, pro, free] = (enforced ?? []).slice(1).map(Number);
    expect(searchListingLimit).toEqual({ free, pro, investor });
    const told = plans.map(({ features }) => features.map((line) => /Up to (\d+) listings/.exec(line)?.[1]).find((found) => found));
    expect(told).toEqual([undefined, String(pro), String(investor)]);
  });

  it('plans: no feature of Free is sold with a paid plan', () => {
    const [free, ...paid] = plans;
    const sold: readonly string[] = paid.flatMap(({ features }) => features);
    expect(free.features.filter((feature) => sold.includes(feature))).toEqual([]);
    expect(sold.filter((feature) => /portfolio/i.test(feature))).toEqual([]);
  });

  it('plans: team collaboration is a feature of Investor alone, with the seats that the database counts', () => {
    const [free, pro, investor] = plans;
    expect([...free.features, ...pro.features].filter((line) => /team/i.test(line))).toEqual([]);
    expect(investor.features).toContain(`Team collaboration: workspaces for up to ${teamLimits.seats} people`);
    const create = migrations.slice(migrations.indexOf('create function private.teams_create'));
    expect(create.slice(0, create.indexOf('end $$'))).toContain("private.plan_of(v_user) <> 'investor'");
  });
});
