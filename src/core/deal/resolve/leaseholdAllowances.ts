import { fromMajor, minor } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { convention, knowledge } from '../strategies/inputRow.ts';
import type { Fallback } from '../strategies/strategyInput.ts';

/** The amounts assumed for a leasehold whose charges are not stated. Zero would make a flat look cheaper than it is. */
export const leaseholdAllowances: Readonly<Record<'serviceChargePerYear' | 'groundRentPerYear', Fallback<Minor>>> = {
  serviceChargePerYear: knowledge(fromMajor(1500), 'allowance for a leasehold flat; ask the agent for the actual figure'),
  groundRentPerYear: knowledge(fromMajor(200), 'allowance for a leasehold flat; ask the agent for the actual figure'),
};

/** An owner with a share of the freehold pays part of the upkeep, but no ground rent. */
export const noGroundRent: Fallback<Minor> = convention(minor(0), 'none for a share of freehold');
