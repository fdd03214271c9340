import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as calls from '../../../../src/core/protocol/syncCalls.ts';
import * as rows from '../../../../src/core/protocol/syncRow.ts';

/**
 * The hash of the schemas for each protocol version. Nothing has been released yet, so the first hash may still change:
 * `comments` was added to the collections.
 */
const history: Readonly<Record<number, string>> = {
  1: '07afaed7d754ae28',
};

/** A schema as plain data: kinds, bounds, patterns and members, without functions and valibot internals. */
function describeSchema(value: unknown): unknown {
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return value.map(describeSchema);
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value;
  const told = Object.entries(value)
    .filter(([key]) => !['~standard', '~run', 'reference', 'expects', 'message'].includes(key))
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(told.map(([key, member]) => [key, describeSchema(member)]));
}

describe('protocol version', () => {
  it('matches these schemas, so a schema change needs a new version and a history entry', () => {
    const schemas = { ...calls, ...rows };
    const hash = createHash('sha256')
      .update(JSON.stringify(describeSchema(schemas)))
      .digest('hex')
      .slice(0, 16);
    expect(hash).toBe(history[calls.protocolVersion]);
  });
});
