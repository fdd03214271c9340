/** How many deals are pulled, pushed and opened. */
export const dealCount = Number(process.env['BENCH_DEALS'] ?? 10_000);

/** How many times to repeat a measurement, unless the environment sets another number for a quick look. */
export const howOften = (times: number): number => Number(process.env['BENCH_REPEATS'] ?? times);

const only = (process.env['BENCH_ONLY'] ?? '').split(',').filter(Boolean);

/** Whether to measure a budget: all of them, unless a comma-separated list names some. */
export const isWanted = (name: string): boolean => only.length === 0 || only.includes(name);
