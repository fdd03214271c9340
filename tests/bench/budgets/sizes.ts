/** How many deals are pulled, pushed and opened. */
export const dealCount = Number(process.env['BENCH_DEALS'] ?? 10_000);

/** How often something is measured; fewer times for a first look. */
export const howOften = (times: number): number => Number(process.env['BENCH_REPEATS'] ?? times);

const only = (process.env['BENCH_ONLY'] ?? '').split(',').filter(Boolean);

/** Whether a budget is measured: all are, unless some are named, split by commas. */
export const isWanted = (name: string): boolean => only.length === 0 || only.includes(name);
