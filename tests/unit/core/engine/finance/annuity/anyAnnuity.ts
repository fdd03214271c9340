import * as fc from 'fast-check';
import type { Annuity } from '../../../../../../src/core/engine/finance/annuity/annuity.ts';

/** Loans and savings of every size: rates per period from −5% to 20% including zero, up to 600 periods, either timing. */
export const anyAnnuity: fc.Arbitrary<Required<Annuity>> = fc.record({
  rate: fc.oneof(
    fc.constant(0),
    fc.integer({ min: -500, max: 2000 }).map((basisPoints) => basisPoints / 10_000),
  ),
  nper: fc.integer({ min: 1, max: 600 }),
  pv: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  fv: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  type: fc.constantFrom<0 | 1>(0, 1),
});

/** The difference between two amounts as a fraction of the second. */
export const relative = (got: number, expected: number): number => Math.abs(got - expected) / Math.max(1e-300, Math.abs(expected));
