import { growthNames, type GrowthName } from './growthNames.ts';

/** The search parameters of `/portfolio`. */
export interface PortfolioSearch {
  /** The open holding. */
  readonly holding?: string;
  /** What-if rates replacing the profile's, in percent a year. */
  readonly growth: Readonly<Partial<Record<GrowthName, number>>>;
}

/** The search from any query. Invalid values are dropped. */
export function parsePortfolioSearch(raw: Readonly<Record<string, unknown>>): PortfolioSearch {
  const { holding } = raw;
  const growth = growthNames.flatMap((name) => {
    const tried = Number(raw[name]);
    return raw[name] === undefined || raw[name] === '' || !Number.isFinite(tried) || Math.abs(tried) > 25 ? [] : [[name, tried] as const];
  });
  return {
    ...(typeof holding === 'string' && /^[0-9A-Za-z_-]{1,40}$/.test(holding) ? { holding } : {}),
    growth: Object.fromEntries(growth),
  };
}
