import { growthNames, type GrowthName } from './growthNames.ts';

/** What the address of `/portfolio` holds. */
export interface PortfolioSearch {
  /** The holding that is open. */
  readonly holding?: string;
  /** Rates tried in place of the profile's, in percent a year. */
  readonly growth: Readonly<Partial<Record<GrowthName, number>>>;
}

/** Reads an address forgivingly: what makes no sense is left out. */
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
