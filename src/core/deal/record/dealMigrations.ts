import { err } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { dealSchemaVersion } from '../deal.ts';
import type { Deal } from '../deal.ts';
import { parseDeal } from './dealSchema.ts';

/** Migrates a record from one version to the next. The first one migrates version 0 to version 1. */
export type DealMigration = (older: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** One step for each version from 0, in order; `dealSchemaVersion` steps in total. */
export const dealMigrations: readonly DealMigration[] = [];

/** A stored deal of any known version, migrated and validated. A record from a newer app is refused rather than truncated. */
export function migrateDeal(stored: unknown, version: number): Result<Deal, string> {
  if (!Number.isInteger(version) || version < 0 || version > dealSchemaVersion) return err(`Deal version ${version} isn’t supported`);
  if (typeof stored !== 'object' || stored === null) return err('A deal must be an object');
  const steps = dealMigrations.slice(version);
  return parseDeal(steps.reduce<Readonly<Record<string, unknown>>>((record, step) => step(record), { ...stored }));
}
