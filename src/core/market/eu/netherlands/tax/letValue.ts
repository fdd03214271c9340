import { ratio, percent } from '../../../../kernel/rate.ts';
import type { Rate } from '../../../../kernel/rate.ts';
import { shareOf } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { unconfirmedRule } from '../../euRule.ts';
import type { LettingKind } from '../../landlordTax.ts';

export const letValueRule = unconfirmedRule({
  id: 'nl-let-value',
  title: 'Vacant value ratio for let homes (leegwaarderatio)',
  inForceFrom: '2023-01-01',
  url: 'https://wetten.overheid.nl/BWBR0012066',
});

/** The yearly rent limit as a share of the property's value (WOZ), and the taxable share of the value. */
const ratios: readonly (readonly [rentUpTo: Rate, counted: Rate])[] = [
  [percent(1), percent(73)],
  [percent(2), percent(79)],
  [percent(3), percent(84)],
  [percent(4), percent(90)],
  [percent(5), percent(95)],
];

/**
 * The part of a property's value that counts in box 3, in cents: reduced while a tenant with security of tenure pays a low rent. Nightly
 * guests have no such security, so the whole value counts.
 */
export function letValue(letting: LettingKind, value: Minor, yearsRent: Minor): Minor {
  if (letting === 'stays') return value;
  const rent = ratio(yearsRent, value) ?? 1;
  const counted = ratios.find(([upTo]) => rent <= upTo)?.[1];
  return counted === undefined ? value : shareOf(value, counted);
}
