import { configureGlobal, readConfigureGlobal } from 'fast-check';

/**
 * Gives every property the same seed in every run, so that a red run is red again on the next machine. `PROPERTY_SEED` sets another;
 * `random` draws a new one for each property, as `npm run nightly` does. Runs before every test file.
 */
const chosen = process.env['PROPERTY_SEED'] ?? '20261127';
if (chosen !== 'random') {
  const seed = Number(chosen);
  if (!Number.isSafeInteger(seed)) throw new Error(`PROPERTY_SEED is “${chosen}”. Set it to a whole number or “random”.`);
  configureGlobal({ ...readConfigureGlobal(), seed });
}
